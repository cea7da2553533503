import { classNames, IconSortDescending } from '@portal/ui';
import { Link } from 'react-router-dom';
import type { Item } from '../data/ask.ts';
import type { Sort } from '../data/policyView.ts';
import type { PolicyAddress } from '../data/usePolicyAddress.ts';
import { Marked } from '../frame/Marked.tsx';
import { StatusTag } from '../frame/StatusTag.tsx';
import { phrases } from '../phrases.ts';
import { type ColumnKey, cellsOf } from './policyTable.ts';
import classes from './table.module.css';

const columns = ['level', 'region', 'kind', 'status', 'issuedOn', 'effectiveFrom', 'effectiveTo'] as const;

/** Columns by which the server can put the latest first. */
const sortOf: Partial<Record<ColumnKey, Sort>> = { issuedOn: 'newest', effectiveFrom: 'effective' };

interface PolicyTableProps {
  items: Item[];
  address: PolicyAddress;
  /** By what the rows are in order. */
  sort: Sort;
}

/** Policies as a dense table; where there is little room each row becomes a card of two lines. */
export function PolicyTable({ items, address, sort }: PolicyTableProps) {
  const translate = phrases.useTranslate();
  return (
    <table className={classes.table} data-testid="policy-table">
      <caption className={classes.unseen}>{translate('policies')}</caption>
      <thead>
        <tr>
          <th scope="col">
            {translate('title')}
            <span className={classes.under}>{translate('issuer')}</span>
          </th>
          {columns.map((key) => (
            <Head key={key} name={translate(key)} sort={sortOf[key]} now={sort} change={address.change} />
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.policyId} item={item} address={address} />
        ))}
      </tbody>
    </table>
  );
}

interface HeadProps {
  name: string;
  sort: Sort | undefined;
  now: Sort;
  change: PolicyAddress['change'];
}

function Head({ name, sort, now, change }: HeadProps) {
  if (!sort) return <th scope="col">{name}</th>;
  return (
    <th scope="col" aria-sort={now === sort ? 'descending' : 'none'}>
      <button type="button" className={classes.sort} onClick={() => change({ sort })}>
        {name}
        <IconSortDescending />
      </button>
    </th>
  );
}

function Row({ item, address }: { item: Item; address: PolicyAddress }) {
  const translate = phrases.useTranslate();
  const { view, searchOf, opening } = address;
  const cells = cellsOf(item);
  const isOpen = item.policyId === view.id;
  return (
    <tr className={classNames(isOpen && classes.current)} data-testid="policy-row">
      <th scope="row">
        <Link
          {...opening}
          to={{ search: searchOf({ id: item.policyId }) }}
          className={classes.title}
          title={item.title}
          aria-current={isOpen || undefined}
          data-policy={item.policyId}
        >
          <Marked text={item.title} searched={view.text} />
        </Link>
        <span className={classes.under}>
          <Marked text={cells.issuer} searched={view.text} />
        </span>
      </th>
      {columns.map((key) => (
        <td key={key} data-column={key} data-label={key.startsWith('effective') ? translate(key) : undefined}>
          {key === 'status' ? <StatusTag status={item.status} /> : cells[key]}
        </td>
      ))}
    </tr>
  );
}
