import type { CallData } from '@portal/shell';
import { formatDate, type ListColumn, Tag } from '@portal/ui';
import { ProductList } from '../parts/account-parts.tsx';
import classes from '../parts/parts.module.css';
import type { phrases } from '../phrases.ts';

export type ListedPerson = CallData<'checkAccountList'>['rows'][number];

/** What rows of a list of people show: why they are refused, or what their accounts are going to be. */
export function peopleColumns(
  translate: ReturnType<typeof phrases.useTranslate>,
  refused: boolean,
): ListColumn<ListedPerson>[] {
  const none = translate('none');
  const account: ListColumn<ListedPerson> = {
    key: 'account',
    label: translate('account'),
    cell: ({ userNm, realNm }) => (
      <>
        {userNm || none}
        {realNm && <span className={classes.quiet}>{realNm}</span>}
      </>
    ),
  };
  if (!refused)
    return [
      account,
      { key: 'contact', label: translate('contact'), cell: ({ phonNo, emalAd }) => phonNo || emalAd || none },
      { key: 'products', label: translate('products'), cell: ({ products }) => <ProductList products={products} /> },
      { key: 'to', label: translate('lastDay'), tight: true, cell: ({ toYmd }) => formatDate(toYmd) },
    ];
  return [
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
  ];
}
