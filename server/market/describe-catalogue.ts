import { type Language, type MarketCatalogue, spanCaps, status } from '@portal/contract';
import { Refusal } from '../kernel/refusal.ts';
import { coverageOf, spanOf } from './covered.ts';
import { type Dataset, type Dimension, isGrowth } from './datasets/index.ts';
import { membersOf } from './find-members.ts';
import { monthText, sources } from './model/index.ts';
import { rowCap } from './sql/index.ts';
import type { OpenRelease } from './store/open-release.ts';
import { releaseOf } from './write-answer.ts';

/**
 * @returns what a release offers of a dataset, in the language of the request
 * @throws Refusal where the release keeps nothing of it
 */
export function describeCatalogue(dataset: Dataset, release: OpenRelease, language: Language): MarketCatalogue {
  const span = spanOf(dataset, release);
  if (!span) throw refuseAbsent(dataset);
  return {
    dataset: dataset.key,
    name: dataset.name[language],
    release: releaseOf(release),
    first: monthText(span.first),
    last: monthText(span.last),
    preliminaryFrom: release.info.preliminaryFrom,
    caps: { ...spanCaps, rows: rowCap },
    dataSources: coverageOf(dataset, release).flatMap(({ key, first, last }) =>
      key === null
        ? []
        : [
            {
              key,
              name: sources[key].name[language],
              definition: sources[key].definition[language],
              first: monthText(first),
              last: monthText(last),
            },
          ],
    ),
    dimensions: Object.entries(dataset.dimensions).map(([key, dimension]) => ({
      key,
      name: dimension.name[language],
      parent: dimension.parent,
      otherParents: [...(dimension.otherParents ?? [])],
      definition: dimension.definition[language],
      members: membersOf(dataset, release, key).length,
      ordered: dimension.kind === 'enumerated',
      groups: groupsOf(dimension, language),
    })),
    indicators: Object.entries(dataset.indicators).map(([key, indicator]) => ({
      key,
      name: indicator.name[language],
      unit: indicator.unit[language],
      format: indicator.format,
      growth: isGrowth(indicator),
      definition: indicator.definition[language],
      formula: indicator.formula[language],
    })),
  };
}

const groupsOf = (dimension: Dimension, language: Language) =>
  dimension.kind === 'enumerated'
    ? (dimension.groups ?? []).map(({ key, name, members }) => ({ key, name: name[language], members: [...members] }))
    : [];

const refuseAbsent = ({ name }: Dataset): Refusal =>
  new Refusal('market.dataset-not-in-release', status.refused, {
    zh_CN: `当前版本没有“${name.zh_CN}”的数据。`,
    en: `The published release has no data on “${name.en}”.`,
  });
