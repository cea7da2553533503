import { type Delivery, monthNumber, monthText, type ReleaseWriter } from '../market/index.ts';
import type { National } from './course/national.ts';
import { rewriteSales } from './fill/fill-sales.ts';
import { fillers } from './fill/fillers.ts';
import { asFirstReported } from './fill/first-reports.ts';
import { worldOf } from './fill/world.ts';
import { writeChanges } from './fill/write-changes.ts';
import { lastMonth } from './lineup/months.ts';
import type { DemoMarketOptions } from './make-demo-market.ts';
import { fillAll, writeDemo } from './write-demo.ts';

/** How many months before the newest the line begins. */
const before = 2;

/** The releases of the line, the oldest first: the id of each, and how many months it lies behind the newest. */
export const demoLine = Array.from({ length: before + 1 }, (_, place) => {
  const month = monthText(monthNumber(lastMonth) - before + place);
  return { id: `demonstration-${month}`, month, back: before - place };
});

/** What a month that arrives says of itself, before it is counted. */
const arrival = (): Omit<Delivery, 'id' | 'onto'> => ({
  dataset: 'sales',
  kind: 'correct',
  by: 'demonstration',
  files: [],
  mapping: null,
  at: new Date().toISOString(),
  counts: { inserted: 0, corrected: 0, withdrawn: 0, unchanged: 0, refused: 0 },
});

/**
 * Makes the last three months of the demonstration as they would have arrived: three sealed, unpublished releases,
 * each made from the one before, which it makes final and corrects. The newest is what makeDemoMarket makes.
 * @param goesOn asked before each: whether the line is still wanted
 * @throws Refusal when one cannot be written, or its id is taken
 */
export async function makeDemoLine(
  marketFolder: string,
  { progress = () => {}, size = 'full' }: DemoMarketOptions,
  goesOn: () => Promise<boolean> = async () => true,
): Promise<void> {
  const world = worldOf(size);
  const replaced = fillers.flatMap(({ tables }) => tables);
  let former: { id: string; reported: National } | null = null;
  for (const { id, month, back } of demoLine) {
    if (!(await goesOn())) return;
    const reported = asFirstReported(world.lineup, world.sold, back);
    const onto: typeof former = former;
    if (onto === null) {
      const fill = ({ connection }: ReleaseWriter) => fillAll(connection, world, reported, fillers, progress);
      await writeDemo(marketFolder, { id, preliminaryFrom: month }, fill);
    } else {
      const delivery = arrival();
      const draft = { id, preliminaryFrom: month, delivery, former: { id: onto.id, replaced } };
      await writeDemo(marketFolder, draft, async ({ connection, deliveryFile }) => {
        const since = await rewriteSales(connection, world, onto.reported, reported);
        // What a release says of itself is written when it is sealed, which is after this.
        Object.assign(delivery.counts, await writeChanges(connection, deliveryFile, since));
        for (const { fill } of fillers) await fill(connection, { ...world, sold: reported });
      });
    }
    progress(id);
    former = { id, reported };
  }
}
