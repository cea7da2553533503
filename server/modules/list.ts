import type { StateDatabase } from '../state/open-state.ts';
import { type Audience, audienceOf } from './store/rows.ts';

/** A version of a module, as lists show it. */
export interface ListedVersion {
  version: string;
  bytes: number;
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
    .select(['name', 'version', 'bytes', 'published_at', 'published_by'])
    .$if(name !== null, (query) => query.where('name', '=', name ?? ''))
    .orderBy('published_at', 'desc')
    .orderBy('version', 'desc')
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
      changedAt: Number(module.changed_at),
      changedBy: module.changed_by,
      versions: versions
        .filter((version) => version.name === module.name)
        .map(({ version, bytes, published_at, published_by }) => ({
          version,
          bytes: Number(bytes),
          publishedAt: Number(published_at),
          publishedBy: published_by,
          state: stateOf(version),
        })),
    };
  });
}
