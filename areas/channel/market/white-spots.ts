import type { Answer } from '@portal/ui/analysis';

type Row = Answer['rows'][number];

/** What is asked to find the cities where rivals sell and one's own brand is not. */
export interface WhiteSpotAnswers {
  /** Own outlets by city. */
  own: Answer;
  /** What rivals sold in a year by city, province and tier; the order is theirs. */
  sold: Answer;
  /** What the own brand sold there. */
  ownSold: Answer;
  /** Outlets of rivals by city. */
  rivals: Answer;
}

export interface WhiteSpots {
  /** The cities without own outlets, as rows of `sold` with the figures of all. */
  rows: Row[];
  /** What rivals sold in them, and everywhere. */
  volume: number;
  all: number;
  /** Provinces of which own outlets are known without their cities: nothing can be said of these. */
  withoutCity: number;
  /** Own outlets are known of the whole country alone. */
  isBlind: boolean;
}

const plain = ({ rows }: Answer): Row[] => rows.filter(({ kind }) => kind === 'row');
const valueBy = (answer: Answer, figure: string) => {
  const found = new Map(plain(answer).map((row) => [row.keys.city, row.values[figure] ?? null]));
  return (city: string | undefined) => found.get(city) ?? null;
};

/** The two digits by which a city and its province go together. */
const provinceOf = (city: string | undefined): string => (city ?? '').slice(0, 2);

/** Whoever is in fewer of the cities than this part of the most that any brand is in leaves some open. */
const openBelow = 0.95;

/** The brand that is looked at first: the largest that leaves cities open. @param brands rows by brand, the largest first */
export function usualBrand(brands: Answer): string | undefined {
  const rows = plain(brands);
  const most = Math.max(0, ...rows.map(({ values }) => values.outletCities ?? 0));
  const open = rows.find(({ values }) => (values.outletCities ?? 0) < most * openBelow);
  return (open ?? rows[0])?.keys.brand;
}

/** Where rivals sell and there is no own outlet, those with most sales of rivals first. */
export function whiteSpotsOf({ own, sold, ownSold, rivals }: WhiteSpotAnswers): WhiteSpots {
  const standing = plain(own).filter(({ values }) => (values.outlets ?? 0) > 0);
  const covered = new Set(standing.map(({ keys }) => keys.city));
  const wide = standing.filter(({ unnamed }) => unnamed?.city).map(({ keys }) => keys.city);
  const withoutCity = new Set(wide.map(provinceOf));
  const isBlind = wide.includes('0000');
  const cities = plain(sold).filter(({ unnamed, values }) => !unnamed?.city && (values.volume ?? 0) > 0);
  const [ownOf, outletsOf, brandsOf] = [
    valueBy(ownSold, 'volume'),
    valueBy(rivals, 'outlets'),
    valueBy(rivals, 'outletBrands'),
  ];
  const rows = isBlind
    ? []
    : cities
        .filter(({ keys }) => !covered.has(keys.city) && !withoutCity.has(provinceOf(keys.city)))
        .map((row) => ({
          ...row,
          values: {
            volume: row.values.volume ?? null,
            ownVolume: ownOf(row.keys.city) ?? 0,
            outlets: outletsOf(row.keys.city) ?? 0,
            outletBrands: brandsOf(row.keys.city) ?? 0,
          },
        }));
  const sum = (some: readonly Row[]) => some.reduce((all, { values }) => all + (values.volume ?? 0), 0);
  return { rows, volume: sum(rows), all: sum(cities), withoutCity: isBlind ? 0 : withoutCity.size, isBlind };
}

/** The white spots of each tier, in the order of the tiers: how many there are, and what rivals sell in them. */
export function byTier(rows: readonly Row[], order: readonly string[]) {
  const tiers = new Map<string, { key: string; name: string; cities: number; volume: number }>();
  for (const { keys, names, values } of rows) {
    const key = keys.tier ?? '';
    const tier = tiers.get(key) ?? { key, name: names.tier ?? '', cities: 0, volume: 0 };
    tiers.set(key, { ...tier, cities: tier.cities + 1, volume: tier.volume + (values.volume ?? 0) });
  }
  return [...tiers.values()].sort((tier, other) => order.indexOf(tier.key) - order.indexOf(other.key));
}
