import { choice, defineView, flag, item, keys } from '@portal/ui';
import { markings, shownAs, zoneRoom } from '@portal/ui/analysis';

/** The ways to look at the same figures. */
export const ways = ['pivot', 'scatter', 'gap'] as const;
export type Way = (typeof ways)[number];

export const tops = ['all', '10', '20', '50'] as const;
const depths = ['1', '2', '3', '4'] as const;

/** As many figures as one page shows. */
export const mostFigures = 12;

/**
 * All that the address says beside months and filters. What is not understood becomes plain, so that an old link still
 * opens; what the account or the release has not is left out later, and said.
 */
export const crossView = defineView({
  way: choice<Way>('show', ways),
  /** Figures such as `sales.volume.DATASOURCE_ZD_LINGSHOU`. */
  figures: keys('fig', { longest: 140, most: mostFigures }),
  rows: keys('row', { longest: 40, most: zoneRoom.rows }),
  columns: keys('col', { longest: 40, most: zoneRoom.columns }),
  narrowed: keys('narrow', { longest: 40, most: zoneRoom.narrowed }),
  /** How many members of the outermost rows stand by themselves. */
  top: choice('top', tops),
  /** A column, `-` before it for the highest first: the keys of its members, then its figure. */
  sort: item('sort'),
  as: choice('as', shownAs),
  marking: choice('mark', markings),
  figuresOnRows: flag('figuresOnRows'),
  /** How many levels of the rows are in sight; and the groups that are not as that says. */
  depth: choice('depth', depths),
  turned: keys('turned', { longest: 200, most: 60 }),
  /** The figures of the scatter, and the two that are set against each other. */
  x: item('x'),
  y: item('y'),
});

export type CrossState = ReturnType<typeof crossView.read>;
