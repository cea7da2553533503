import { type DataSource, status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import type { Dataset } from '../datasets/index.ts';
import { type Question, sourceIn } from '../model/index.ts';
import type { OpenRelease } from '../opened/open-release.ts';
import { coverageOf } from './covered.ts';

/** @param has the sources that the release has of what is asked */
export function refuseAbsentSource(wanted: Sentence, has: readonly Sentence[]): Refusal {
  const list = (language: keyof Sentence, mark: string) => has.map((name) => name[language]).join(mark) || '-';
  return new Refusal('market.source-not-in-release', status.refused, {
    zh_CN: `当前版本没有数据来源“${wanted.zh_CN}”的数据；可用的来源：${list('zh_CN', '、')}。`,
    en: `The published release has no data from the source “${wanted.en}”; it has: ${list('en', ', ')}.`,
  });
}

/** @throws Refusal where a question names a source of which the release has nothing */
export function checkSources(dataset: Dataset, release: Pick<OpenRelease, 'info'>, { dataSources }: Question): void {
  const has = coverageOf(dataset, release).flatMap(({ key }): DataSource[] => (key === null ? [] : [key]));
  const absent = dataset.facts.source === null ? undefined : dataSources.find((key) => !has.includes(key));
  if (absent === undefined) return;
  const nameOf = (key: DataSource) => sourceIn(release.info.sources, key).name;
  throw refuseAbsentSource(nameOf(absent), has.map(nameOf));
}
