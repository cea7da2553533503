import type { Language } from '@portal/contract';
import { coverageOf } from '../answer/covered.ts';
import type { Dataset } from '../datasets/index.ts';
import { combinedName, hullOf, periodKey, periodName, standingIn } from '../model/index.ts';
import type { IndexedMember } from '../opened/member-index.ts';
import type { OpenRelease } from '../opened/open-release.ts';

/**
 * @returns the months in which any source of a release has figures; one whose figures are of several months, for every
 *   source that has it, is named by all of them
 */
export function periodMembers(dataset: Dataset, release: Pick<OpenRelease, 'info'>): IndexedMember[] {
  const sources = coverageOf(dataset, release);
  const all = hullOf(sources);
  if (!all) return [];
  return Array.from({ length: all.last - all.first + 1 }, (_, index) => all.first + index).flatMap((month) => {
    const own = sources.flatMap((source) => hullOf(standingIn(source, { first: month, last: month })) ?? []);
    const [span] = own;
    if (!span) return [];
    const isTogether = span.first < month && own.every(({ first }) => first === span.first);
    const name = (language: Language) =>
      isTogether ? combinedName([span]) : periodName(month, [], 'monthly', language);
    const key = periodKey(month, 'monthly');
    return [{ key, name: { zh_CN: name('zh_CN'), en: name('en') }, parent: null }];
  });
}
