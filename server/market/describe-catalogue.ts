import type { DimensionKey, IndicatorKey, Language, MarketCatalogue } from '@portal/contract';
import { membersOf } from './find-members.ts';
import { dimensions, indicators, salesDataset, sources } from './model/index.ts';
import type { OpenRelease } from './store/open-release.ts';
import { releaseOf } from './write-answer.ts';

/** @returns what the sales dataset of a release offers, in the language of the request */
export function describeCatalogue(release: OpenRelease, language: Language): MarketCatalogue {
  const { info } = release;
  return {
    dataset: salesDataset.key,
    name: salesDataset.name[language],
    release: releaseOf(release),
    first: info.first,
    last: info.last,
    preliminaryFrom: info.preliminaryFrom,
    dataSources: info.sources.map(({ key, first, last }) => ({
      key,
      name: sources[key].name[language],
      definition: sources[key].definition[language],
      first,
      last,
    })),
    dimensions: (Object.keys(dimensions) as DimensionKey[]).map((key) => ({
      key,
      name: dimensions[key].name[language],
      parent: dimensions[key].parent,
      definition: dimensions[key].definition[language],
      members: membersOf(release, key).length,
    })),
    indicators: (Object.keys(indicators) as IndicatorKey[]).map((key) => {
      const { name, unit, format, definition, formula } = indicators[key];
      return {
        key,
        name: name[language],
        unit: unit[language],
        format,
        definition: definition[language],
        formula: formula[language],
      };
    }),
  };
}
