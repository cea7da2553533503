import type { Sentence } from '../../kernel/words/sentence.ts';
import { spanOf } from '../answer/covered.ts';
import { datasets } from '../datasets/index.ts';
import type { OpenRelease } from '../opened/open-release.ts';

/** What a file says of a benefit beside its figures; empty where it says nothing. */
export interface BenefitTerms {
  key: string;
  from: string;
  until: string;
  places: Sentence;
  assumption: Sentence;
}

/**
 * @param keys of benefits
 * @returns their days, their places, and what their values assume; none where the release keeps no benefits
 */
export async function readBenefits(
  release: OpenRelease,
  keys: readonly string[],
  signal?: AbortSignal,
): Promise<BenefitTerms[]> {
  if (keys.length === 0 || spanOf(datasets.benefit, release) === null) return [];
  const wanted = keys.map((_, at) => `$${at + 1}`).join(', ');
  const [found = [], ...columns] = await release.run(
    `SELECT key, valid_from, valid_until, places, places_en, assumption_zh, assumption_en
     FROM benefit WHERE key IN (${wanted}) ORDER BY key`,
    [...keys],
    signal,
  );
  return found.map((key, at) => {
    const [from = '', until = '', places = '', inEnglish = '', chinese = '', english = ''] = columns.map((column) =>
      column[at] === 'unknown' ? '' : String(column[at]),
    );
    // A file may say its assumption in one language alone.
    const assumption = { zh_CN: chinese || english, en: english || chinese };
    return { key: String(key), from, until, places: { zh_CN: places, en: inEnglish || places }, assumption };
  });
}
