import type { PageContext } from '@portal/ui/analysis';
import type { CrossState } from './cross-state.ts';
import type { Resolved } from './resolve.ts';
import { twoOf } from './two-of.ts';

/**
 * The figures by whose values rows can be left out: all of a pivot with rows, the two of a scatter. Two sources over time
 * are no list of which some could be left out.
 */
export function limitableOf(
  state: Pick<CrossState, 'way' | 'x' | 'y'>,
  { figures, placement }: Pick<Resolved, 'figures' | 'placement'>,
): NonNullable<PageContext['limitable']> {
  if (state.way === 'gap' || placement.rows.length === 0) return [];
  const limited = state.way === 'scatter' ? (twoOf(state, figures) ?? []) : figures;
  return limited.map(({ id, ...figure }) => ({ ...figure, key: id }));
}
