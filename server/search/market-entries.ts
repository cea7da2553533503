import type { Member } from '@portal/contract';
import type { Sentence } from '../http/call.ts';
import type { Market } from '../market/service.ts';
import type { Entry } from './search-index.ts';

type Level = 'manufacturer' | 'brand' | 'model';

interface Named {
  name: Sentence;
  parent: string | null;
}

/** Every member of a level with its name in both languages. */
async function readLevel(market: Market, dimension: Level): Promise<Map<string, Named>> {
  const ask = { dataset: 'sales', dimension, limit: Number.MAX_SAFE_INTEGER } as const;
  const chinese = await market.members(ask, 'zh_CN');
  const english = await market.members(ask, 'en');
  const names = new Map(english.members.map(({ key, name }) => [key, name]));
  return new Map(
    chinese.members.map(({ key, name, parent }: Member): [string, Named] => [
      key,
      { name: { zh_CN: name, en: names.get(key) ?? name }, parent },
    ]),
  );
}

/** The trend of one member: the form of address that the sales pages read their filters from. */
const trendOf = (level: Level, key: string): string => `/sales/trend?${new URLSearchParams({ [level]: key })}`;

const nowhere: Sentence = { zh_CN: '', en: '' };

/**
 * Models and brands of a release, each with its maker. They lead to the sales pages, and only accounts that hold these
 * find them.
 * @param productId of the sales product
 */
export async function marketEntries(market: Market, productId: string): Promise<Entry[]> {
  const makers = await readLevel(market, 'manufacturer');
  const brands = await readLevel(market, 'brand');
  const models = await readLevel(market, 'model');
  const makerOf = (brand: Named | undefined) => makers.get(brand?.parent ?? '')?.name ?? nowhere;
  const entry = (kind: 'brand' | 'model', key: string, title: Sentence, subtitle: Sentence): Entry => ({
    ...{ kind, id: key, title, subtitle, productId },
    path: trendOf(kind, key),
  });
  return [
    ...[...brands].map(([key, brand]) => entry('brand', key, brand.name, makerOf(brand))),
    ...[...models].map(([key, model]) => entry('model', key, model.name, makerOf(brands.get(model.parent ?? '')))),
  ];
}
