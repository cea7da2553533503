import type { ComparedModel, DimensionKey, Member } from '@portal/contract';
import type { Asking } from '../questions/asking.ts';

type Named = Pick<Member, 'key' | 'name' | 'was'>;

/** What describes a sub-model, and what it and its brand and manufacturer were called or described by before. */
export type Attributes = { name: string; was: ComparedModel['was'] } & Record<
  'manufacturer' | 'brand' | 'segment' | 'fuelType',
  Named
>;

/**
 * What describes each sub-model, also one that has not been sold; by key.
 * @param month what holds in it
 */
export async function attributesOf(
  { market, language }: Asking,
  subModels: readonly string[],
  month: string,
): Promise<Map<string, Attributes>> {
  const of = async (dimension: DimensionKey, key: string): Promise<Named> => {
    const own = dimension === 'subModel' ? { keys: [key] } : { within: { subModel: [key] } };
    const { members } = await market.members({ dataset: 'sales', dimension, ...own, limit: 1 }, language);
    return members[0] ?? { key: '', name: '' };
  };
  const rows = subModels.map(async (key): Promise<[string, Attributes]> => {
    const [own, manufacturer, brand, present, fuelType] = await Promise.all([
      of('subModel', key),
      of('manufacturer', key),
      of('brand', key),
      of('segment', key),
      of('fuelType', key),
    ]);
    const was = [...(own.was ?? []), ...(manufacturer.was ?? []), ...(brand.was ?? [])].filter(
      ({ key: former, until }) => former === null || until < month,
    );
    const segment = own.was?.find(({ dimension, until }) => dimension === 'segment' && until >= month);
    const inMonth = segment ? { key: segment.key ?? '', name: segment.name } : present;
    return [key, { name: own.name, manufacturer, brand, segment: inMonth, fuelType, was }];
  });
  return new Map(await Promise.all(rows));
}
