import type { CallData, CallPayload, Language, MarketAnswer } from '@portal/contract';
import type { Sentence } from '../../kernel/words/sentence.ts';
import type { Measures } from './image-record.ts';

/** What is asked of a market to know which cars there are. */
export interface CarMarket {
  members(
    wanted: Pick<CallPayload<'marketMembers'>, 'dataset' | 'dimension' | 'limit'>,
    language: Language,
  ): Promise<CallData<'marketMembers'>>;
  /** First and last month of a dataset, as year * 12 + month - 1; null where the release has nothing of it. */
  months(dataset: 'configuration'): Promise<{ first: number; last: number } | null>;
  query(query: CallPayload<'marketQuery'>, language: Language): Promise<MarketAnswer>;
}

export interface Named {
  key: string;
  name: Sentence;
}

/** A model of the market. */
export interface ListedCar {
  brand: Named;
  model: Named;
  subModels: Named[];
  /** Keys of segments and fuel types, as far as the release knows its equipment. */
  segments: string[];
  fuels: string[];
  measures: Measures;
  /** The last year in which its equipment is known; null where it never is. */
  year: number | null;
}

const unknown: Measures = { length: null, width: null, height: null, wheelbase: null };

/** How the items that say how large a car is are called, by key or by name. */
const measured: readonly [keyof Measures, RegExp][] = [
  ['wheelbase', /^(?:wheelbase|轴距)/i],
  ['length', /^(?:(?:overall )?length|长度?|车长)/i],
  ['width', /^(?:(?:overall )?width|宽度?|车宽)/i],
  ['height', /^(?:(?:overall )?height|高度?|车高)/i],
];

/** @returns the models of a release, with what it knows of their size */
export async function readCars(market: CarMarket): Promise<ListedCar[]> {
  const [brands, models, subModels] = [
    await readLevel(market, 'brand'),
    await readLevel(market, 'model'),
    await readLevel(market, 'subModel'),
  ];
  const equipped = await readEquipped(market);
  const own = new Map<string, Named[]>();
  for (const { parent, ...subModel } of subModels.values()) {
    if (parent !== null) own.set(parent, [...(own.get(parent) ?? []), subModel]);
  }
  return [...models.values()].flatMap(({ parent, ...model }) => {
    const brand = brands.get(parent ?? '');
    if (!brand) return [];
    const found = equipped.get(model.key) ?? { segments: [], fuels: [], measures: unknown, year: null };
    return [{ brand: { key: brand.key, name: brand.name }, model, subModels: own.get(model.key) ?? [], ...found }];
  });
}

async function readLevel(market: CarMarket, dimension: 'brand' | 'model' | 'subModel') {
  const wanted = { dataset: 'sales', dimension, limit: Number.MAX_SAFE_INTEGER } as const;
  const english = new Map((await market.members(wanted, 'en')).members.map(({ key, name }) => [key, name]));
  const { members } = await market.members(wanted, 'zh_CN');
  return new Map(
    members.map(({ key, name, parent }): [string, Named & { parent: string | null }] => [
      key,
      { key, name: { zh_CN: name, en: english.get(key) ?? name }, parent },
    ]),
  );
}

type Equipped = Pick<ListedCar, 'segments' | 'fuels' | 'measures' | 'year'>;

/** What the equipment of models says of them, the latest year counting. */
async function readEquipped(market: CarMarket): Promise<Map<string, Equipped>> {
  const span = await market.months('configuration');
  const found = new Map<string, Equipped>();
  if (!span) return found;
  const [first, last] = [Math.floor(span.first / 12), Math.floor(span.last / 12)];
  for (let year = first; year <= last; year += 1) {
    const ask = (by: CallPayload<'marketQuery'>['by']) =>
      market.query(
        {
          dataset: 'configuration',
          dataSources: [],
          dateType: 'annual',
          from: `${year}-01`,
          to: `${year}-12`,
          by,
          indicators: ['equipmentTrims'],
          filters: { equipmentCategory: ['dimensions'] },
          limit: 20_000,
        },
        'en',
      );
    for (const { keys, kind } of (await ask(['model', 'segment', 'fuelType'])).rows) {
      const { model = '', segment = '', fuelType = '' } = keys;
      if (kind !== 'row' || model === '') continue;
      const before = found.get(model);
      const isNew = before?.year !== year;
      found.set(model, {
        measures: before?.measures ?? unknown,
        year,
        segments: [...new Set([...(isNew ? [] : (before?.segments ?? [])), segment])],
        fuels: [...new Set([...(isNew ? [] : (before?.fuels ?? [])), fuelType])],
      });
    }
    for (const { keys, names, kind } of (await ask(['model', 'equipmentItem', 'equipmentValue'])).rows) {
      const car = found.get(keys.model ?? '');
      const size = /(\d{3,5})(?:\.\d+)?\s*mm/i.exec((names.equipmentValue ?? '').replaceAll(',', ''))?.[1];
      const [measure] =
        measured.find(([, form]) => form.test(keys.equipmentItem ?? '') || form.test(names.equipmentItem ?? '')) ?? [];
      if (kind === 'row' && car && size && measure) car.measures = { ...car.measures, [measure]: Number(size) };
    }
  }
  return found;
}
