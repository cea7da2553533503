import { useAnswer } from '@portal/shell';
import type { Covered, View } from '@portal/ui';
import { useStanding } from '../page/use-standing.ts';
import { type LaunchesQuery, launchMonths } from './launches.ts';

/** The only sub-model or model that a view is narrowed to; null for none, and for several. */
function onlyOne({ filters }: Pick<View, 'filters'>): Pick<LaunchesQuery, 'by' | 'members'> | null {
  for (const by of ['subModel', 'model'] as const) {
    const members = filters[by] ?? [];
    if (members.length > 0) return members.length === 1 ? { by, members } : null;
  }
  return null;
}

/**
 * When the only model of a view was launched, as far as the months covered tell; null for several models, for none, where
 * it is not known, and where no launches are open to the account, which is asked before they are.
 */
export function useLaunchMonth(view: Pick<View, 'filters'>, { first, last }: Covered): string | null {
  const subModel = onlyOne(view);
  const mayAsk = useStanding('launch', subModel !== null) === 'open';
  const { answer, waiting } = useAnswer(launchMonths, subModel && mayAsk ? { ...subModel, first, last } : null);
  const member = subModel?.members[0];
  return member === undefined || waiting ? null : (answer?.[member] ?? null);
}
