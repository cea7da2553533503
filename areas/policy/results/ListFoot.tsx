import { formatNumber } from '@portal/ui';
import type { Found } from '../data/ask.ts';
import type { PolicyView } from '../data/policyView.ts';
import { phrases } from '../phrases.ts';
import { Pager } from './Pager.tsx';
import classes from './results.module.css';

interface ListFootProps {
  view: PolicyView;
  found: Found;
  searchOf: (page: number) => string;
}

/** Which rows of all stand here, in words. */
export function rowsSaid({ page, size }: PolicyView, { items, total }: Found): string {
  const before = (page - 1) * size;
  return phrases.translate('rowsOf', {
    first: formatNumber(before + 1),
    last: formatNumber(before + items.length),
    total: formatNumber(total),
  });
}

/** Which part of the list this is, and the way to the others. */
export function ListFoot({ view, found, searchOf }: ListFootProps) {
  return (
    <div className={classes.foot}>
      <p>{rowsSaid(view, found)}</p>
      <Pager page={view.page} pages={Math.ceil(found.total / view.size)} searchOf={searchOf} />
    </div>
  );
}
