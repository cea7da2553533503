import type { View } from '@portal/ui';
import type { Catalogue } from '../page/ask.ts';

type Dated = Pick<View, 'dateType'>;

/** Whether the period before is the year before: what is against the one would be said once more against the other. */
export const isByYear = ({ dateType }: Dated): boolean => dateType === 'annual';

/** Whether a view is not compared with what another would be: of years, with the period before. */
export const isOffInYears = (view: Dated, against: string): boolean => against === 'before' && isByYear(view);

/** What a view may be compared with, out of several. */
export const againstIn = <Against extends string>(view: Dated, offered: readonly Against[]): Against[] =>
  offered.filter((against) => !isOffInYears(view, against));

/** What a view is compared with: of years, the year before where the address says the period before. */
export const againstOf = <Against extends string>(view: Dated, chosen: Against): Against | 'yearBefore' =>
  chosen === 'before' && isByYear(view) ? 'yearBefore' : chosen;

/** The figures that a view shows, out of several: of years, none that is against the period before. */
export const figuresIn = <Key extends string>(view: Dated, catalogue: Catalogue | null, keys: readonly Key[]): Key[] =>
  keys.filter(
    (wanted) => !isByYear(view) || catalogue?.indicators.find(({ key }) => key === wanted)?.against !== 'before',
  );
