import type { CallData, Language } from '@portal/contract';
import { sql } from 'kysely';
import { cities, provinces } from '../../geography/index.ts';
import { chinaDay } from '../../kernel/days/dates.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { statusOn } from './status-on.ts';

/** Every city with what it limits, and how many of its policies on that are in force. */
export async function readCities(
  db: StateDatabase,
  language: Language,
  now: number,
): Promise<CallData<'policyCities'>> {
  const { rows } = await sql<{ region: string; count: number }>`select region, count(*) as count from policy
    where kind = 'restriction' and ${statusOn(chinaDay(now))} = 'in-force' group by region`.execute(db);
  const counts = new Map(rows.map(({ region, count }) => [region, count]));
  const nameOf = ({ chinese, english }: { chinese: string; english: string }) =>
    language === 'en' ? english : chinese;
  const names = new Map(provinces().map((province) => [province.code, nameOf(province)]));
  return {
    cities: cities().map((city) => ({
      key: city.code,
      name: nameOf(city),
      provinceKey: city.province,
      province: names.get(city.province) ?? '',
      restriction: city.restriction,
      policies: counts.get(city.code) ?? 0,
    })),
  };
}
