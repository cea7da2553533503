import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { status } from '@portal/contract';
import { putInPlace } from '../../kernel/files/write-whole.ts';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import { keepChanges } from '../changes/keep-changes.ts';
import { followingTables, knownTables } from '../datasets/tables.ts';
import type { Delivery } from '../releases/delivery.ts';
import { deliveryFile, keepDeliveries } from '../releases/delivery-rows.ts';
import { sealOfFile } from '../releases/file-seal.ts';
import {
  isReleaseId,
  type ReleaseInfo,
  readRelease,
  releaseFolder,
  releasesFolder,
  writeJson,
} from '../releases/release.ts';
import { checkTables } from '../tables/check-tables.ts';
import { readHistory } from '../tables/dated-members.ts';
import { describeTables } from '../tables/describe-tables.ts';
import { createSuccession, sealSuccession } from '../tables/succession.ts';
import { allDatasets, createTablesFor, filledAmong, sealTables } from '../tables/tables.ts';
import { createUnited, sealUnited } from '../tables/united-members.ts';
import { copyFormer, type Former, formerName } from './copy-former.ts';

/** What comes into a release, as long as that is not made. */
export type NewDelivery = Omit<Delivery, 'id' | 'onto' | 'note'>;

export type NewRelease = Pick<ReleaseInfo, 'demonstration' | 'note' | 'preliminaryFrom'> & {
  /** What it is made of, beside the deliveries of the former release; its id becomes that of the release. */
  delivery?: NewDelivery | undefined;
  /** Letters, digits, - and _; made from the time when missing. */
  id?: string;
};

export interface ReleaseWriter {
  id: string;
  /**
   * Open on the tables of the new release; the writer fills them by appender or INSERT. A former release that it is made
   * from can be read until it is sealed, as the schema `former`.
   */
  connection: DuckDBConnection;
  /** Where the rows of the delivery are written, as Parquet. */
  deliveryFile: string;
  /**
   * Checks, sorts, derives the rollup, closes and puts the release in its place. It is not published by that. Of
   * members that only datasets without a row speak of the release has no tables.
   * @param more what is known of its making once it is filled, for each dataset that it changes
   */
  seal(more?: readonly NewDelivery[]): Promise<ReleaseInfo>;
  /** Closes and removes all that was written. */
  discard(): Promise<void>;
}

const unsealedPrefix = (id: string): string => `.building-${id}-`;

/** Removes what is left of a release whose writer ended before it could seal or discard it. */
export async function discardUnsealed(folder: string, id: string): Promise<void> {
  const names = await readdir(releasesFolder(folder)).catch(() => []);
  const left = names.filter((name) => name.startsWith(unsealedPrefix(id)));
  for (const name of left) await rm(join(releasesFolder(folder), name), { recursive: true, force: true });
}

/** What the engine may take while it writes a release; what needs more is laid out beside the draft. */
const memory = '384MB';

/**
 * Begins a release. Nothing is seen of it until it is sealed, and nothing changes for readers until it is published.
 * @param folder the market folder, `<data>/market`
 * @param former the release whose tables it begins with; without one all tables are empty
 * @param among the datasets whose tables it has
 * @throws Refusal when the id is taken or is no folder name, or the former release cannot be taken over; seal() throws one when the tables do not hold together
 *   and leaves the writer open, so that the caller may discard it
 */
export async function createRelease(
  folder: string,
  info: NewRelease,
  former?: Former,
  among = allDatasets,
): Promise<ReleaseWriter> {
  const createdAt = new Date().toISOString();
  const id = info.id ?? `${createdAt.replace(/\D/g, '').slice(0, 14)}-${randomBytes(3).toString('hex')}`;
  if (!isReleaseId(id)) {
    throw new Refusal('market.release-id-unfit', status.refused, {
      zh_CN: `版本号 ${id} 无效：只能用字母、数字、- 和 _。`,
      en: `The release id ${id} is not valid: use letters, digits, - and _ only.`,
    });
  }
  if (await readRelease(folder, id)) {
    throw new Refusal('market.release-id-taken', status.refused, {
      zh_CN: `版本 ${id} 已存在，请换一个版本号。`,
      en: `Release ${id} already exists; choose another id.`,
    });
  }
  const building = join(releasesFolder(folder), `${unsealedPrefix(id)}${randomBytes(3).toString('hex')}`);
  await mkdir(building, { recursive: true });
  const draft = join(building, 'draft.duckdb');
  const instance = await DuckDBInstance.create(draft, { memory_limit: memory });
  const connection = await instance.connect();

  let closed = false;
  const close = () => {
    if (closed) return;
    closed = true;
    connection.closeSync();
    instance.closeSync();
  };
  const discard = async () => {
    close();
    await rm(building, { recursive: true, force: true });
  };
  try {
    // The draft is removed once it is sealed: to bring its last state into its file would be work for nothing.
    await connection.run('PRAGMA disable_checkpoint_on_shutdown');
    await connection.run(['BEGIN', ...createTablesFor(among), createUnited, createSuccession, 'COMMIT'].join(';\n'));
    // What is the same in every release stands there already.
    if (former) {
      const replaced = [...former.replaced, ...knownTables(among)];
      await copyFormer(connection, folder, { ...former, replaced });
    }
    await keepDeliveries(building, folder, former?.id);
  } catch (error) {
    await discard();
    throw error;
  }

  const deliveries = async (fresh: readonly NewDelivery[]): Promise<Delivery[]> => {
    const before = former ? ((await readRelease(folder, former.id))?.deliveries ?? []) : [];
    return [...before, ...fresh.map((delivery) => ({ ...delivery, id, onto: former?.id ?? null, note: info.note }))];
  };

  return {
    id,
    connection,
    deliveryFile: deliveryFile(building, id),
    async seal(more = []) {
      const fresh = info.delivery ? [info.delivery, ...more] : more;
      for (const statement of followingTables(among)) await connection.run(statement);
      const filled = await filledAmong(connection, among);
      const history = await readHistory(connection);
      await checkTables(connection, { among, filled, history });
      const described = await describeTables(connection, among, filled);
      const release: ReleaseInfo = {
        id,
        createdAt,
        demonstration: info.demonstration,
        note: info.note,
        preliminaryFrom: info.preliminaryFrom,
        ...described,
        ...(history && { history }),
        onto: former?.id ?? null,
        deliveries: await deliveries(fresh),
      };
      const sealed = join(building, 'market.duckdb');
      await connection.run(`ATTACH '${sealed.replaceAll("'", "''")}' AS sealed`);
      const tables = sealTables('sealed', 'draft.main', among, filled, history);
      tables.push(...(await sealUnited(connection, among, 'sealed', 'draft.main')));
      tables.push(...(await sealSuccession(connection, among, 'sealed', 'draft.main')));
      for (const statement of tables) await connection.run(statement);
      const changing = more.filter(({ counts }) => counts.inserted + counts.corrected + counts.withdrawn > 0);
      const delivered = [info.delivery, ...changing].flatMap((delivery) => (delivery ? [delivery.dataset] : []));
      const files = { id, delivered, rows: deliveryFile(building, id), among };
      const schemas = { draft: 'draft', sealed: 'sealed', former: formerName };
      const changed = former && {
        changed: await keepChanges(connection, { ...files, replaced: former.replaced }, schemas),
      };
      await connection.run('CHECKPOINT sealed');
      await connection.run('DETACH sealed');
      if (former) await connection.run(`DETACH ${formerName}`);
      close();
      await rm(draft, { force: true });
      await rm(`${draft}.wal`, { force: true });
      const whole = { ...release, ...changed, file: await sealOfFile(sealed) };
      await writeJson(join(building, 'release.json'), whole);
      await putInPlace(building, releaseFolder(folder, id));
      return whole;
    },
    discard,
  };
}
