import type { StateDatabase } from '../state/open-state.ts';
import { type Audience, audienceOf } from './store/rows.ts';

/** A version of a module, as lists show it. */
export interface ListedVersion {
  version: string;
  bytes: number;
  /** Of the folder where its files stay with their team; null where the portal has them. */
  address: string | null;
  /** Milliseconds since 1970. */
  publishedAt: number;
  publishedBy: string;
  /** `current` for all, `trial` for some, `former` is what a rollback leads to; `kept` stands for nobody. */
  state: 'current' | 'trial' | 'former' | 'kept';
}

export interface ListedModule {
  name: string;
  owner: string;
  /** Whether the operator has confirmed its product and names. */
  confirmed: boolean;
  version: string | null;
  trial: string | null;
  audience: Audience;
  failurePercent: number | null;
  /** From where files of it may come beside the portal. */
  origins: string[];
  changedAt: number;
  changedBy: string;
  /** The latest first. */
  versions: ListedVersion[];
}

/** @param name of one module; null lists all, by their names */
export async function listModules(db: StateDatabase, name: string | null): Promise<ListedModule[]> {
  const modules = await db
    .selectFrom('module')
    .selectAll()
    .$if(name !== null, (query) => query.where('name', '=', name ?? ''))
    .orderBy('name')
    .execute();
  const versions = await db
    .selectFrom('module_version')
    .select(['name', 'version', 'bytes', 'address', 'published_at', 'published_by'])
    .$if(name !== null, (query) => query.where('name', '=', name ?? ''))
    .orderBy('published_at', 'desc')
    .orderBy('version', 'desc')
    .execute();
  const origins = await db
    .selectFrom('module_origin')
    .select(['name', 'origin'])
    .$if(name !== null, (query) => query.where('name', '=', name ?? ''))
    .orderBy('origin')
    .execute();
  return modules.map((module) => {
    const stateOf = (version: string): ListedVersion['state'] => {
      if (version === module.version) return 'current';
      if (version === module.trial) return 'trial';
      return version === module.former ? 'former' : 'kept';
    };
    return {
      name: module.name,
      owner: module.owner,
      confirmed: module.confirmed !== '',
      version: module.version,
      trial: module.trial,
      audience: audienceOf(module),
      failurePercent: module.failure_percent,
      origins: origins.filter((each) => each.name === module.name).map(({ origin }) => origin),
      changedAt: Number(module.changed_at),
      changedBy: module.changed_by,
      versions: versions
        .filter((version) => version.name === module.name)
        .map(({ version, bytes, address, published_at, published_by }) => ({
          version,
          bytes: Number(bytes),
          address: address || null,
          publishedAt: Number(published_at),
          publishedBy: published_by,
          state: stateOf(version),
        })),
    };
  });
}
