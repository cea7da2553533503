import { type Against, type Kind, over } from './kind.ts';

/**
 * The part of the market: of everything under the filters on dimensions that are not listed. With `against`, what it was
 * in those months.
 */
export interface Share {
  kind: 'share';
  of: string;
  against?: Against;
}

/** The share less that of other months, in percentage points; of the same months of the year before, unless it says so. */
export interface ShareChange {
  kind: 'shareChange';
  of: string;
  against?: 'before';
}

/**
 * Its part in the growth of the market, in percentage points: the change of its figure as a part of the market's former
 * one. Those of all members add up to the growth of the market.
 */
export interface Contribution {
  kind: 'contribution';
  of: string;
  against: Against;
}

/** Members' shares add up because all of them are parts of the same whole. */
const adds = () => 'withinPeriod' as const;

export const share: Kind<Share> = {
  parts: ({ of }, { partsOf }) => partsOf(of),
  windows: ({ against }) => [against ?? 'current'],
  adds,
  isOfMarket: true,
  isOfOneWindow: true,
  sql({ of, ...own }, { scattered, known, market, value }) {
    const against = own.against ?? 'current';
    const part = over(market(against), `${value(of, against)} / ${market(against)}`);
    return scattered && against !== 'current' ? known(part, against) : part;
  },
};

export const shareChange: Kind<ShareChange> = {
  parts: ({ of }, { partsOf }) => partsOf(of),
  windows: ({ against }) => ['current', against ?? 'yearBefore'],
  adds,
  isGrowth: true,
  isOfMarket: true,
  sql({ of, ...own }, { market, value }) {
    const before = own.against ?? 'yearBefore';
    const [now, then] = [market('current'), market(before)];
    return `CASE WHEN ${now} > 0 AND ${then} > 0 THEN (${value(of, 'current')} / ${now} - ${value(of, before)} / ${then}) * 100 END`;
  },
};

export const contribution: Kind<Contribution> = {
  parts: ({ of }, { partsOf }) => partsOf(of),
  windows: ({ against }) => ['current', against],
  adds,
  isGrowth: true,
  isOfMarket: true,
  former: ({ against }) => against,
  sql({ of, against }, { scattered, known, market, value }) {
    const base = market(against);
    const moved = over(base, `(${value(of, 'current')} - ${value(of, against)}) / ${base} * 100`);
    return scattered ? known(moved, against) : moved;
  },
};
