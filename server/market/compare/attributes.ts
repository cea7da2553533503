import type { DimensionKey } from '@portal/contract';
import type { Asking } from '../overview/asking.ts';

interface Named {
  key: string;
  name: string;
}

export type Attributes = { name: string } & Record<'manufacturer' | 'brand' | 'segment' | 'fuelType', Named>;

/** What describes each sub-model, also one that has not been sold; by key. */
export async function attributesOf(
  { market, language }: Asking,
  subModels: readonly string[],
): Promise<Map<string, Attributes>> {
  const of = async (dimension: DimensionKey, key: string): Promise<Named> => {
    const own = dimension === 'subModel' ? { keys: [key] } : { within: { subModel: [key] } };
    const { members } = await market.members({ dataset: 'sales', dimension, ...own, limit: 1 }, language);
    return members[0] ?? { key: '', name: '' };
  };
  const rows = subModels.map(async (key): Promise<[string, Attributes]> => {
    const [{ name }, manufacturer, brand, segment, fuelType] = await Promise.all([
      of('subModel', key),
      of('manufacturer', key),
      of('brand', key),
      of('segment', key),
      of('fuelType', key),
    ]);
    return [key, { name, manufacturer, brand, segment, fuelType }];
  });
  return new Map(await Promise.all(rows));
}
