import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { writeWhole } from '../../kernel/files/write-whole.ts';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import { readCurrent } from '../../market/index.ts';
import type { Settings } from '../../settings/settings.ts';
import { holdsAccounts } from '../../state/holds-portal.ts';
import type { DataFolder } from './data-folder.ts';

/** Which stores a data folder has had, as each start leaves it there: in `database` a state with accounts. */
type UsedStores = Partial<Record<'state' | 'market' | 'database', boolean>>;

type Places = Pick<DataFolder, 'stateFile' | 'marketFolder' | 'outboxFolder' | 'exportFolder' | 'usedFile'>;

function readUsed({ usedFile }: Places): UsedStores {
  try {
    return JSON.parse(readFileSync(usedFile, 'utf8')) as UsedStores;
  } catch {
    return {};
  }
}

/** Folders of older versions have no list of stores; what only a portal that serves leaves there says the same. */
const hasServed = ({ stateFile, outboxFolder, exportFolder }: Places) =>
  [`${stateFile}-wal`, outboxFolder, exportFolder].some((path) => existsSync(path));

/** A publication that cannot be read is there all the same. */
const isPublished = async ({ marketFolder }: Places) =>
  (await readCurrent(marketFolder).catch(() => undefined)) !== null;

/**
 * Keeps a start from beginning anew, in silence, where a store was: one that has gone was moved or deleted by somebody,
 * and whoever signs in would find nothing.
 * @param settings of stores in databases nothing is looked for in the folder
 * @throws OperatorError where the folder has had a store that is not there any more, or a state in a database that has
 *   no accounts any more
 */
export async function refuseGoneStores(
  folder: Places,
  settings: Pick<Settings, 'databaseUrl' | 'marketUrl'>,
): Promise<void> {
  const used = readUsed(folder);
  const hadState = settings.databaseUrl === null && (used.state ?? hasServed(folder));
  if (hadState && !existsSync(folder.stateFile)) throw goneState(folder.stateFile);
  const { databaseUrl } = settings;
  const hadDatabase = databaseUrl !== null && used.database === true;
  if (hadDatabase && (await holdsAccounts(databaseUrl)) === false) throw goneDatabase(databaseUrl);
  const hadMarket = settings.marketUrl === null && used.market === true;
  if (hadMarket && !(await isPublished(folder))) throw goneMarket(folder.marketFolder);
}

/** Clears what only looks like a store, so that a start that is meant to begin anew can. */
export function clearEmptyState({ stateFile }: Places): void {
  if (statSync(stateFile, { throwIfNoEntry: false })?.size === 0) rmSync(stateFile);
}

/**
 * Writes down which stores the folder has now, so that a later start misses them.
 * @param database whether a database keeps the state, with accounts in it
 */
export async function noteUsedStores(folder: Places, database: boolean): Promise<void> {
  const now = { state: existsSync(folder.stateFile), market: await isPublished(folder), database };
  const used = readUsed(folder);
  if (used.state === now.state && used.market === now.market && used.database === now.database) return;
  await writeWhole(folder.usedFile, `${JSON.stringify(now, null, 2)}\n`, { mode: 0o600 });
}

const goneState = (file: string) =>
  new OperatorError({
    zh_CN: `状态库 ${file} 不见了，而这个数据目录用过它：请放回原文件或备份；确要从空库开始，请用 npm start -- --new 启动。`,
    en:
      `The state store ${file} has gone, though this data folder has had one: put it or a copy of it back, or begin ` +
      'with an empty one by npm start -- --new.',
  });

/** The address may hold a password, so only host and database are repeated. */
function goneDatabase(url: string): OperatorError {
  const { host, pathname } = new URL(url);
  const place = `${host}${pathname}`;
  return new OperatorError({
    zh_CN: `PostgreSQL ${place}（PORTAL_DATABASE_URL）中没有任何账号，而这个数据目录用过的状态库有账号：请恢复备份或更正地址；确要从空库开始，请用 npm start -- --new 启动。`,
    en:
      `PostgreSQL at ${place} (PORTAL_DATABASE_URL) holds no accounts, though the state of this data folder did: put ` +
      'back a copy of it or correct the address, or begin with an empty one by npm start -- --new.',
  });
}

const goneMarket = (folder: string) =>
  new OperatorError({
    zh_CN: `${folder} 中已发布的市场数据不见了，而这个数据目录用过它：请放回原文件或备份；确要从头开始，请用 npm start -- --new 启动。`,
    en:
      `The published market data in ${folder} has gone, though this data folder has had some: put it or a copy of it ` +
      'back, or begin without by npm start -- --new.',
  });
