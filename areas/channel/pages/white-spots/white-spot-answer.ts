import type { Answer } from '@portal/ui/analysis';

/** What the columns of white spots are called, and what each means. */
export interface SpotWords {
  volume: string;
  ownVolume: string;
  ownVolumeMeans: string;
  outlets: string;
  outletsMeans: string;
  brands: string;
  brandsMeans: string;
  outletUnit: string;
  brandUnit: string;
  cities: string;
  citiesMeans: string;
  cityUnit: string;
}

const plain = { kind: 'indicator', format: 'count' } as const;

/** White spots with the columns of all that is known of them: what rivals sell, what one's own brand sells, and who is there. */
export function spotsAnswer(answer: Answer, words: SpotWords): Answer {
  const sold = answer.columns.find(({ key }) => key === 'volume');
  const dimensions = answer.columns.filter(({ kind }) => kind === 'dimension');
  return {
    ...answer,
    columns: [
      ...dimensions,
      ...(sold ? [{ ...sold, name: words.volume }] : []),
      { ...plain, key: 'ownVolume', name: words.ownVolume, unit: sold?.unit ?? '', definition: words.ownVolumeMeans },
      { ...plain, key: 'outlets', name: words.outlets, unit: words.outletUnit, definition: words.outletsMeans },
      { ...plain, key: 'outletBrands', name: words.brands, unit: words.brandUnit, definition: words.brandsMeans },
    ],
  };
}

/** The tiers of white spots as an answer: how many cities, and what rivals sell in them. */
export function tiersAnswer(
  answer: Answer,
  tiers: readonly { key: string; name: string; cities: number; volume: number }[],
  words: SpotWords,
): Answer {
  const of = (key: string) => answer.columns.find((column) => column.key === key);
  const [tier, volume] = [of('tier'), of('volume')];
  return {
    ...answer,
    columns: [
      ...(tier ? [tier] : []),
      { ...plain, key: 'cities', name: words.cities, unit: words.cityUnit, definition: words.citiesMeans },
      ...(volume ? [volume] : []),
    ],
    rows: tiers.map(({ key, name, cities, volume: sold }) => ({
      kind: 'row' as const,
      keys: { tier: key },
      names: { tier: name },
      values: { cities, volume: sold },
    })),
  };
}
