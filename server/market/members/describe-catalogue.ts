import { type Coverage, type Language, type MarketCatalogue, spanCaps, status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { coverageOf, spanOf, storedCoverage } from '../answer/covered.ts';
import { placeText, saysOf } from '../answer/say-coverage.ts';
import { releaseOf } from '../answer/write-answer.ts';
import { indicatorOf } from '../datasets/find.ts';
import {
  addsUp,
  type Dataset,
  type Dimension,
  isGrowth,
  isMemberDimension,
  isUnspecified,
  ownOrderOf,
} from '../datasets/index.ts';
import { withHistory } from '../datasets/with-history.ts';
import { monthText, preliminaryOf, sourceIn } from '../model/index.ts';
import type { OpenRelease } from '../opened/open-release.ts';
import type { NextRelease } from '../releases/next-release.ts';
import type { MonthSpan, StoredCoverage } from '../releases/release.ts';
import { rowCap } from '../sql/index.ts';
import { membersOf } from './find-members.ts';

/** What a release offers does not change: every page, file and mail asks for it, often several times. */
const described = new WeakMap<OpenRelease, Map<string, MarketCatalogue>>();

/**
 * @param next when figures are expected next; null where nobody knows
 * @returns what a release offers of a dataset, in the language of the request
 * @throws Refusal where the release keeps nothing of it
 */
export function describeCatalogue(
  dataset: Dataset,
  release: OpenRelease,
  language: Language,
  next: NextRelease | null = null,
): MarketCatalogue {
  const known = described.get(release) ?? new Map<string, MarketCatalogue>();
  described.set(release, known);
  const key = `${dataset.key} ${language}`;
  const catalogue = known.get(key) ?? describe(dataset, release, language);
  known.set(key, catalogue);
  return { ...catalogue, nextRelease: next };
}

function describe(dataset: Dataset, release: OpenRelease, language: Language): MarketCatalogue {
  const span = spanOf(dataset, release);
  if (!span) throw refuseAbsent(dataset, release.info.demonstration);
  return {
    dataset: dataset.key,
    name: dataset.name[language],
    release: releaseOf(release),
    nextRelease: null,
    first: monthText(span.first),
    last: monthText(span.last),
    preliminaryFrom: preliminaryOf(release.info.preliminaryFrom, { dataset: dataset.key }),
    caps: { ...spanCaps, rows: rowCap },
    dataSources: coverageOf(dataset, release).flatMap(({ key, first, last }) =>
      key === null
        ? []
        : [
            {
              key,
              name: sourceIn(release.info.sources, key).name[language],
              definition: sourceIn(release.info.sources, key).definition[language],
              first: monthText(first),
              last: monthText(last),
              preliminaryFrom: preliminaryOf(release.info.preliminaryFrom, { dataset: dataset.key, sources: [key] }),
            },
          ],
    ),
    coverage: storedCoverage(dataset, release.info).map((stored): Coverage => {
      return {
        dataSource: stored.key,
        spans: stored.spans.map(monthsOf),
        combined: (stored.combined ?? []).map(monthsOf),
        levels: levelsOf(dataset, stored),
        kinds: stored.kinds,
        place: placeText({ dataset, release, stored, language }),
        says: saysOf({ dataset, release, stored, language }),
      };
    }),
    dimensions: Object.entries(withHistory(dataset, release.info.history).dimensions).map(([key, dimension]) => ({
      key,
      name: dimension.name[language],
      parent: dimension.parent,
      otherParents: [...(dimension.otherParents ?? [])],
      definition: definitionOf(dimension)[language],
      members: membersOf(dataset, release, key).length,
      distinguished: distinguishes(dataset, release, key),
      ordered: ownOrderOf(dimension) !== null,
      groups: groupsOf(dimension, language),
      groupedBy: groupingOf(dataset, release, dimension),
    })),
    ...unitedOf(dataset, release),
    ...succeededOf(dataset, release),
    indicators: Object.entries(dataset.indicators).map(([key, indicator]) => ({
      key,
      name: indicator.name[language],
      unit: indicator.unit[language],
      format: indicator.format,
      growth: isGrowth(indicator),
      ...('against' in indicator && indicator.against && { against: indicator.against }),
      adds: addsUp(indicator, (of) => indicatorOf(dataset, of)),
      definition: indicator.definition[language],
      formula: indicator.formula[language],
    })),
  };
}

/** Under which keys addresses may still name members of the dataset; nothing where none has become one with another. */
function unitedOf(dataset: Dataset, { members }: OpenRelease): Pick<MarketCatalogue, 'united'> {
  const own = Object.entries(members.united).filter(([key]) => Object.hasOwn(dataset.dimensions, key));
  if (own.length === 0) return {};
  return { united: Object.fromEntries(own.map(([key, keys]) => [key, Object.fromEntries(keys)])) };
}

/** How many members of each dimension were succeeded by others; nothing where none was. */
function succeededOf(dataset: Dataset, { members }: OpenRelease): Pick<MarketCatalogue, 'succeeded'> {
  const own = Object.entries(members.successions).filter(([key]) => Object.hasOwn(dataset.dimensions, key));
  if (own.length === 0) return {};
  return { succeeded: Object.fromEntries(own.map(([key, { succeeded }]) => [key, succeeded.length])) };
}

/** What changes from a month on is said with what it means. */
const definitionOf = (dimension: Dimension): Sentence => {
  const { definition } = dimension;
  if (dimension.kind !== 'enumerated' || !dimension.dated) return definition;
  return {
    zh_CN: `${definition.zh_CN}；有变更的，各月数字按当月所属统计`,
    en: `${definition.en}; where it changed, each month counts under what held in it`,
  };
};

const monthsOf = ({ first, last }: MonthSpan) => ({ from: first, to: last });

function levelsOf({ facts }: Dataset, { levels }: StoredCoverage): Coverage['levels'] {
  const all = Object.assign({}, ...facts.chains.map(({ chain }) => chain.levels)) as Record<string, number>;
  return Object.fromEntries(
    Object.entries(levels).map(([level, { spans, members, rest }]) => [
      level,
      { spans: spans.map(monthsOf), members, all: all[level] ?? null, rest },
    ]),
  );
}

/** Whether a release tells members of a dimension apart. */
function distinguishes(dataset: Dataset, release: OpenRelease, key: string): boolean {
  const dimension = dataset.dimensions[key];
  if (!dimension || !isMemberDimension(dimension)) return true;
  const members = membersOf(dataset, release, key);
  return members.length > 1 && members.some((member) => !isUnspecified(dimension, member.key));
}

const groupsOf = (dimension: Dimension, language: Language) =>
  dimension.kind === 'enumerated'
    ? (dimension.groups ?? []).map(({ key, name, members }) => ({ key, name: name[language], members: [...members] }))
    : [];

/** The dimensions that group the members of another one, as far as the dataset is cut by them and tells them apart. */
const groupingOf = (dataset: Dataset, release: OpenRelease, dimension: Dimension): string[] =>
  dimension.kind === 'named'
    ? (dimension.groupedBy ?? []).filter(
        (key) => Object.hasOwn(dataset.dimensions, key) && distinguishes(dataset, release, key),
      )
    : [];

/** A demonstration that lacks a dataset is the first one of a new data folder: the whole of it is on its way. */
const refuseAbsent = ({ name }: Dataset, isDemonstration: boolean): Refusal =>
  isDemonstration
    ? new Refusal('market.demonstration-unfinished', status.refused, {
        zh_CN: `“${name.zh_CN}”的演示数据仍在生成，约一两分钟后可用。`,
        en: `The demonstration data on “${name.en}” is still being made. It will be there in a minute or two.`,
      })
    : new Refusal('market.dataset-not-in-release', status.refused, {
        zh_CN: `当前版本没有“${name.zh_CN}”的数据。`,
        en: `The published release has no data on “${name.en}”.`,
      });
