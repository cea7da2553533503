import type { CallData } from '@portal/shell';
import { formatDate, formatNumber, type ListColumn, ListTable, Tag } from '@portal/ui';
import { ProductList } from '../parts/account-parts.tsx';
import classes from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';

type Row = CallData<'checkAccountList'>['rows'][number];

/** So many rows are shown at once: those that are refused, or else the first. */
const mostShown = 50;

interface PeopleRowsProps {
  /** Of the file. */
  name: string;
  /** Null until they have been looked at. */
  rows: readonly Row[] | null;
  fine: number;
  refused: number;
}

/** What the rows of a list come to: those that are refused with why, or the first of those that will be made. */
export function PeopleRows({ name, rows, fine, refused }: PeopleRowsProps) {
  const translate = phrases.useTranslate();
  const found = rows?.filter(({ faults }) => refused === 0 || faults.length > 0) ?? [];
  const counts = { name, fine: formatNumber(fine), refused: formatNumber(refused) };
  const more = found.length - mostShown;
  return (
    <>
      <p role="status" className={classes.found} data-testid="list-outcome">
        {rows === null ? translate('listIsRead', { name }) : translate('listCounts', counts)}
      </p>
      {found.length > 0 && (
        <ListTable
          label={translate(refused > 0 ? 'rowsRefused' : 'rowsFine')}
          columns={columnsOf(translate, refused > 0)}
          rows={found.slice(0, mostShown)}
          keyOf={({ row }) => String(row)}
          data-testid="list-rows"
        />
      )}
      {more > 0 && <p>{translate('rowsMore', { count: formatNumber(more), smart_count: more })}</p>}
    </>
  );
}

function columnsOf(translate: ReturnType<typeof phrases.useTranslate>, isRefused: boolean): ListColumn<Row>[] {
  const row: ListColumn<Row> = { key: 'row', label: translate('listRow'), tight: true, cell: ({ row }) => row };
  const account: ListColumn<Row> = {
    key: 'account',
    label: translate('account'),
    cell: ({ userNm, realNm }) => (
      <>
        {userNm || translate('none')}
        {realNm && <span className={classes.quiet}>{realNm}</span>}
      </>
    ),
  };
  const none = translate('none');
  return isRefused
    ? [
        row,
        account,
        {
          key: 'faults',
          label: translate('refusedBecause'),
          cell: ({ faults }) => (
            <ul className={classes.lines}>
              {faults.map(({ field, text }) => (
                <li key={`${field} ${text}`}>
                  <Tag tone="danger">{field}</Tag> {text}
                </li>
              ))}
            </ul>
          ),
        },
      ]
    : [
        row,
        account,
        { key: 'contact', label: translate('contact'), cell: ({ phonNo, emalAd }) => phonNo || emalAd || none },
        { key: 'products', label: translate('products'), cell: ({ products }) => <ProductList products={products} /> },
        { key: 'to', label: translate('lastDay'), tight: true, cell: ({ toYmd }) => formatDate(toYmd) },
      ];
}
