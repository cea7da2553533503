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

type Filter = CallPayload<'onSaleModel'>;

/** The cars of some launches that a filter lets through, in the words of the one who asks; an empty filter means all. */
const named = (launches: readonly Launch[], { brands, segments }: Filter, language: Language): NewCar[] =>
  launches
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

/** Whether the day or month of a launch is not over. @param today in China, YYYY-MM-DD */
const isAhead = ({ launchOn }: Launch, today: string): boolean => launchOn >= today.slice(0, launchOn.length);

/** S3.033 S7.071: cars that came in the twelve months up to the market's last, newest first. */
export async function carsOnSale(
  { market, language, signal }: Asking,
  today: string,
  filter: Filter,
): Promise<NewCar[]> {
  const { last } = await market.catalogue('sales', language);
  const since = monthText(monthNumber(last) - newMonths + 1);
  const launches = await market.launches({ state: 'on sale', from: since }, signal);
  return named(
    launches.filter((launch) => launch.state !== 'by day' || !isAhead(launch, today)),
    filter,
    language,
  );
}

/**
 * S3.034 S7.060 S7.061: cars that are coming, newest first. One that was announced for a day or a month that is over is
 * not coming any more, whatever the release says; of those on sale it is once a release has it so.
 * @param today in China, YYYY-MM-DD
 */
export async function comingCars(
  { market, language, signal }: Asking,
  today: string,
  filter: Filter,
): Promise<NewCar[]> {
  const launches = await market.launches({ state: 'coming' }, signal);
  return named(
    launches.filter((launch) => isAhead(launch, today)),
    filter,
    language,
  );
}
