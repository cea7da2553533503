import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FacetOpener } from './facet-opener.tsx';
import { FacetColumn, FacetPanel, type FacetPanelProps } from './facet-panel.tsx';
import classes from './faceted-columns.module.css';
import { type FacetedView, hasFacets } from './faceted-list.ts';

export interface FacetedColumnsProps<View extends FacetedView<Name>, Name extends string>
  extends Omit<FacetPanelProps<View, Name>, 'children'> {
  /** How many filters narrow the list, and how many items they leave. */
  chosen: number;
  total: number;
  /** What is read of the card of the list. */
  label: string;
  /** An item that is open beside the list: it takes the room of the filters where there is not enough for all three. */
  beside?: ReactNode;
  /** What stands in the card of the list. */
  children: ReactNode;
}

/**
 * A list in a card with its filters beside it, which on a phone lie behind a button. Its room is that of the nearest
 * container called `area`; the card is a container called `list`.
 */
export function FacetedColumns<View extends FacetedView<Name>, Name extends string>(
  props: FacetedColumnsProps<View, Name>,
) {
  const { list, failed, heights, chosen, total, label, beside, children } = props;
  const isFiltered = hasFacets(list, failed);
  const panel = <FacetPanel list={list} failed={failed} heights={heights} />;
  return (
    <div className={classNames(classes.columns, beside ? classes.opened : !isFiltered && classes.alone)}>
      <div className={classes.facets}>
        {isFiltered && (
          <>
            <FacetColumn list={list} className={classes.column}>
              {panel}
            </FacetColumn>
            <FacetOpener block list={list} chosen={chosen} total={total} className={classes.opener}>
              {panel}
            </FacetOpener>
          </>
        )}
      </div>
      <section className={classes.list} aria-label={label}>
        {children}
      </section>
      {beside}
    </div>
  );
}

/** The line above a list: how many were found, read out as it changes, and what changes their order or shape. */
export function ListBar({ name, total, children }: { name: string; total: string; children?: ReactNode }) {
  return (
    <div className={classes.bar}>
      <p role="status" className={classes.total} data-testid={`${name}-total`}>
        {total}
      </p>
      {children}
    </div>
  );
}

/** What was found before stays while new answers are on their way, paler. */
export function WhileWaiting({ waiting, children }: { waiting: boolean; children: ReactNode }) {
  return (
    <div className={classNames(waiting && classes.waiting)} aria-busy={waiting}>
      {children}
    </div>
  );
}
