import { IconSortDescending, Unseen } from '@portal/ui';
import type { Item } from '../../data/ask.ts';
import type { Sort } from '../../data/policy-view.ts';
import type { PolicyAddress } from '../../data/use-policy-address.ts';
import { phrases } from '../../phrases.ts';
import { PolicyRow } from './policy-row.tsx';
import classes from './table.module.css';

interface PolicyTableProps {
  items: Item[];
  address: PolicyAddress;
  /** By what the rows are in order. */
  sort: Sort;
}

/** Policies as a dense table of two lines each; where there is little room each row becomes a card. */
export function PolicyTable({ items, address, sort }: PolicyTableProps) {
  const translate = phrases.useTranslate();
  return (
    <table className={classes.table} data-testid="policy-table">
      <Unseen as="caption">{translate('policies')}</Unseen>
      <thead className={classes.head}>
        <tr>
          <Head names={[translate('title'), translate('issuer')]} />
          <Head names={[translate('region'), translate('level')]} width={132} />
          <Head names={[translate('kind')]} width={124} />
          <Head names={[translate('status')]} width={132} />
          <Head names={[translate('issuedOn')]} width={96} by={{ sort: 'newest', now: sort, ...address }} />
          <Head names={[translate('effectiveSpan')]} width={176} by={{ sort: 'effective', now: sort, ...address }} />
        </tr>
      </thead>
      <tbody className={classes.rows}>
        {items.map((item) => (
          <PolicyRow key={item.policyId} item={item} address={address} />
        ))}
      </tbody>
    </table>
  );
}

interface HeadProps {
  /** What stands in the first line of each row, and in the second. */
  names: string[];
  width?: number;
  /** The order the column can be sorted in: the server puts the latest first. */
  by?: { sort: Sort; now: Sort; narrow: PolicyAddress['narrow'] };
}

function Head({ names, width, by }: HeadProps) {
  const words = names.join(' / ');
  if (!by) {
    return (
      <th scope="col" style={{ width }}>
        {words}
      </th>
    );
  }
  return (
    <th scope="col" style={{ width }} aria-sort={by.now === by.sort ? 'descending' : 'none'}>
      <button type="button" className={classes.sort} onClick={() => by.narrow({ sort: by.sort })}>
        {words}
        <IconSortDescending />
      </button>
    </th>
  );
}
