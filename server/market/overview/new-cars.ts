import type { CallPayload, Language, NewCar } from '@portal/contract';
import { enumeratedMembers } from '../datasets/index.ts';
import { monthNumber, monthText } from '../model/index.ts';
import type { Asking } from '../questions/asking.ts';
import type { Launch } from '../questions/read-launches.ts';

const nameOf = (list: readonly { key: string; name: Record<Language, string> }[], code: string, language: Language) =>
  list.find(({ key }) => key === code)?.name[language] ?? code;

/** A car on sale is new for a year. */
const newMonths = 12;

const chosen = (wanted: readonly string[] | undefined, own: readonly string[]): boolean =>
  !wanted?.length || own.some((each) => wanted.includes(each));

/**
 * S3.033 S3.034 S7.060 S7.061 S7.071: cars that are coming, or that came in the twelve months up to the market's last,
 * newest first; an empty filter means all.
 */
export async function newCars(
  { market, language, signal }: Asking,
  state: Launch['state'],
  { brands, segments }: CallPayload<'onSaleModel'>,
): Promise<NewCar[]> {
  const { last } = await market.catalogue('sales', language);
  const since = monthText(monthNumber(last) - newMonths + 1);
  const launches = await market.launches(state === 'on sale' ? { state, from: since } : { state }, signal);
  return launches
    .filter(({ brand }) => chosen(brands, [brand.key, brand.name.zh_CN, brand.name.en]))
    .filter(({ segment }) => chosen(segments, [segment]))
    .map((launch) => ({
      key: launch.key,
      name: launch.name[language],
      manufacturer: launch.manufacturer[language],
      brand: launch.brand.name[language],
      fuelType: nameOf(enumeratedMembers.fuelType, launch.fuelType, language),
      segment: nameOf(enumeratedMembers.segment, launch.segment, language),
      launchOn: launch.launchOn,
      msrpFrom: launch.msrpFrom,
      msrpTo: launch.msrpTo,
      presalePrice: launch.presalePrice,
      model: launch.model,
    }));
}
