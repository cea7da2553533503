import { join } from 'node:path';
import { dataSources } from '@portal/contract';
import type { RowsOfDelivery } from '../delivery/findings.ts';
import { nearestField } from '../mapping/field-names.ts';
import { layoutOf, sayingOf } from '../mapping/layout.ts';
import { KnownCars } from '../members/known-cars.ts';
import { readAliases } from '../members/names.ts';
import { writeHistory } from '../members/write-history.ts';
import { writeSources } from '../members/write-sources.ts';
import { countMembers, readAll } from '../reading/read-all.ts';
import { describedChanges } from '../reading/settle-history.ts';
import { attachFormer, openStage, stagingName } from '../reading/staging.ts';
import { standHistory } from '../reading/stand-history.ts';
import { writeKeys } from '../reading/write-keys.ts';
import { carLevels } from '../rows/car-fields.ts';
import { watchNames } from '../rows/watch-names.ts';
import { inCalendar } from '../source/old-calendar.ts';
import { knownMarket } from './known/known-market.ts';
import type { Opening } from './open-rows.ts';
import { countAdded, writeAdded } from './write-added.ts';

/**
 * Opens the rows of a dataset that a market can begin with: cars are made of what rows call them, change from month to
 * month, and may be given as what is left of a whole market.
 * @throws Refusal when the file does not say what its rows need
 */
export async function openCarRows(opening: Opening): Promise<RowsOfDelivery> {
  const { dataset, kind, delivered, mapping, marketFolder, staging, progress } = opening;
  const layout = layoutOf(delivered.header, mapping, delivered.made, sayingOf(kind));
  const { source, alike } = watchNames(
    inCalendar(delivered, [layout.columns.month]),
    carLevels.map((level) => layout.columns[level]),
  );
  const stage = await openStage(join(await staging(), stagingName), dataset);
  let cars: KnownCars | null = null;
  const { sources = [] } = mapping;
  return {
    source,
    alike,
    unread: layout.unread.map((column) => ({ column, nearest: nearestField(column, layout.unspecified) })),
    sources: [...dataSources, ...sources.map(({ key }) => key)],
    staged: stage,
    close: stage.close,
    async beside(connection) {
      if (!cars) throw new Error('nothing was read');
      await writeAdded(connection, dataset, cars.tables);
      await writeHistory(connection, cars);
      await writeSources(connection, sources);
    },
    async read(refused, former) {
      const onto = former !== null;
      await attachFormer(stage, former);
      cars = new KnownCars(await knownMarket(stage.connection, dataset), mapping.chineseNames);
      await standHistory(stage, cars);
      const aliases = await readAliases(marketFolder);
      const reading = { dataset, source, layout, mapping, cars, aliases, stage, refused, kind, onto, progress };
      const { read, counts } = await readAll(reading);
      await writeKeys(stage, cars.tables);
      return {
        counts: { ...counts, ...(await countMembers(cars, stage)), rows: read.rows, skipped: read.skipped },
        dropped: read.dropped,
        described: describedChanges(cars),
        added: countAdded(cars.tables),
      };
    },
  };
}
