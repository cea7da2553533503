import { join } from 'node:path';
import { dataSources } from '@portal/contract';
import type { RowsOfDelivery } from '../delivery/findings.ts';
import { nearestField } from '../mapping/field-names.ts';
import { layoutOf, sayingOf } from '../mapping/layout.ts';
import { MemberRegistry } from '../members/member-registry.ts';
import { readAliases } from '../members/names.ts';
import { writeMembers, writeSources } from '../members/write-members.ts';
import { countMembers, readAll } from '../reading/read-all.ts';
import { describedChanges } from '../reading/settle-history.ts';
import { attachFormer, openStage, stagingName } from '../reading/staging.ts';
import { standOn } from '../reading/stand-on.ts';
import { writeKeys } from '../reading/write-keys.ts';
import { carLevels } from '../rows/car-fields.ts';
import { watchNames } from '../rows/watch-names.ts';
import { inCalendar } from '../source/old-calendar.ts';
import type { Opening } from './open-rows.ts';

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
  const registry = new MemberRegistry(mapping.chineseNames);
  const { sources = [] } = mapping;
  return {
    source,
    alike,
    unread: layout.unread.map((column) => ({ column, nearest: nearestField(column, layout.unspecified) })),
    sources: [...dataSources, ...sources.map(({ key }) => key)],
    staged: stage,
    close: stage.close,
    async beside(connection) {
      await writeMembers(connection, registry);
      await writeSources(connection, sources);
    },
    async read(refused, former) {
      const onto = former !== null;
      await attachFormer(stage, former);
      if (onto) await standOn(stage, registry);
      const aliases = await readAliases(marketFolder);
      const reading = { dataset, source, layout, mapping, registry, aliases, stage, refused, kind, onto, progress };
      const { read, counts } = await readAll(reading);
      await writeKeys(stage, registry);
      return {
        counts: { ...counts, ...(await countMembers(registry, stage)), rows: read.rows, skipped: read.skipped },
        dropped: read.dropped,
        described: describedChanges(registry),
        added: registry.added(),
      };
    },
  };
}
