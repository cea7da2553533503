import { type Against, type Kind, over, type Part, type WindowKind } from './kind.ts';

/** From January to the end of the period. */
export interface ToDate {
  kind: 'toDate';
  of: string;
}

/**
 * Against the same months of the year before, or the period before; of the year so far where it says so. With `over`, of
 * a sum for each of a column, such as weeks: a month of five has not grown against one of four.
 */
export interface Growth {
  kind: 'growth';
  of: string;
  over?: string;
  against: Against;
  toDate?: true;
}

/** What a figure was in the same months of the year before, or in the period before; in the year so far where it says so. */
export interface Former {
  kind: 'former';
  of: string;
  against: Against;
  toDate?: true;
}

/** The figure less what it was; a ratio in percentage points. */
export interface Difference {
  kind: 'difference';
  of: string;
  against: Against;
  points?: true;
}

export const toDate: Kind<ToDate> = {
  parts: ({ of }, { partsOf }) => partsOf(of),
  windows: () => ['ytd'],
  adds: ({ of }, addsOf) => (addsOf(of) === 'never' ? 'never' : 'withinPeriod'),
  isRunning: true,
  sql: ({ of }, { scattered, known, value }) => (scattered ? 'NULL' : known(value(of, 'ytd'), 'ytd')),
};

/**
 * A sum for each of a column, in whole sixtieths: every number of weeks that a month can have divides sixty, so that sums
 * stay exact in whatever order they are made.
 */
const forEach = ({ key, sql, atEnd }: Part, column: string): Part => ({
  key: `${key}_for_${column}`,
  sql: `FLOOR(CAST(${sql} AS DOUBLE PRECISION) * 60 / NULLIF(f.${column}, 0) + 0.5)`,
  atEnd,
});

export const growth: Kind<Growth> = {
  parts: ({ of, over: column }, { partsOf }) =>
    column === undefined ? partsOf(of) : partsOf(of).map((part) => forEach(part, column)),
  windows: (own) => (own.toDate ? ['ytd', 'ytdYearBefore'] : ['current', own.against]),
  adds: () => 'never',
  isGrowth: true,
  sql({ of, against, ...own }, { scattered, known, part, value }) {
    const at = (window: WindowKind) => (own.over === undefined ? value(of, window) : part(window));
    const since = (now: WindowKind, base: WindowKind) => over(at(base), `${at(now)} / ${at(base)} - 1`);
    if (own.toDate) return scattered ? 'NULL' : known(since('ytd', 'ytdYearBefore'), 'ytd');
    return scattered ? known(since('current', against), against) : since('current', against);
  },
};

const formerWindow = (own: Former): WindowKind => (own.toDate ? 'ytdYearBefore' : own.against);

export const former: Kind<Former> = {
  parts: ({ of }, { partsOf }) => partsOf(of),
  windows: (own) => [formerWindow(own)],
  adds: ({ of }, addsOf) => (addsOf(of) === 'never' ? 'never' : 'withinPeriod'),
  isOfOneWindow: true,
  sql: (own, { scattered, known, value }) =>
    own.toDate && scattered ? 'NULL' : known(value(own.of, formerWindow(own)), formerWindow(own)),
};

export const difference: Kind<Difference> = {
  parts: ({ of }, { partsOf }) => partsOf(of),
  windows: ({ against }) => ['current', against],
  adds: ({ of }, addsOf) => (addsOf(of) === 'never' ? 'never' : 'withinPeriod'),
  isGrowth: true,
  former: ({ of, against }, isCount) => (isCount(of) ? against : null),
  sql({ of, against, points }, { scattered, known, value }) {
    const less = `(${value(of, 'current')} - ${value(of, against)})${points ? ' * 100' : ''}`;
    return scattered ? known(less, against) : known(less, 'current', against);
  },
};
