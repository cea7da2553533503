import type { CallPayload, NewCarEvent } from '@portal/contract';
import type { Asking } from '../questions/asking.ts';
import type { LaunchEvent } from '../questions/read-launch-events.ts';
import type { Launch } from '../questions/read-launches.ts';

/** Stages at which makers name a price: of a presale it is that of the launch that followed. */
const priced = ['presale', 'launched'];

/** The launch that an event led to: the first on its day or after it; of those that are priced alone. */
const launchAfter = ({ kind, day, subModel }: LaunchEvent, launches: readonly Launch[]): Launch | undefined =>
  priced.includes(kind)
    ? launches.findLast(
        (launch) => launch.subModel === subModel && launch.launchOn >= day.slice(0, launch.launchOn.length),
      )
    : undefined;

/** What happened to cars in some months, newest first: the day of each event, and the prices it was announced at. */
export async function newCarEvents(
  { market, signal }: Asking,
  { from, to }: CallPayload<'newCarEvents'>,
): Promise<NewCarEvent[]> {
  const events = await market.launchEvents({ first: from, last: to }, signal);
  const subModels = [...new Set(events.flatMap((event) => (priced.includes(event.kind) ? [event.subModel] : [])))];
  const launches = await market.launches({ subModels: subModels.sort() }, signal);
  return events.map((event) => {
    const { presalePrice = null, msrpFrom = null, msrpTo = null } = launchAfter(event, launches) ?? {};
    return { key: event.key, day: event.day, presalePrice, msrpFrom, msrpTo };
  });
}
