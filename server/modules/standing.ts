import { type AreaCode, type AreaManifest, areaModuleName, codeAt, usualEntry } from '@portal/contract';
import { keepLatest } from '../kernel/keep-latest.ts';
import type { Sentence } from '../kernel/words/sentence.ts';
import {
  addAreas,
  type KnownAreas,
  type LeftOutArea,
  type ManifestAreas,
  manifestAreas,
  type PublishedPlaces,
  publishAgain,
  readSetWords,
  withSetWords,
} from '../products/index.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { storeRefusal } from '../state/refusals.ts';
import type { ModuleVersionTable } from '../state/tables/module-tables.ts';
import { folderOf } from './store/publish.ts';
import { readRegistryVersion } from './store/registry-version.ts';
import { audienceOf } from './store/rows.ts';

/** All areas of now: those of the portal and of folders, and those that teams have published. */
export interface AreasNow {
  /** Another one whenever another version of a module stands, or something is called otherwise. */
  version: string;
  /** In the order they are shown. */
  products: readonly AreaManifest[];
  /** With the names that an administrator has set, where `products` have those of their manifests. */
  areas: ManifestAreas;
  /** Areas from elsewhere that the portal goes without, and why. */
  leftOut: readonly LeftOutArea[];
}

export interface Modules {
  /** The products of the portal and of folders alone. */
  known: readonly AreaManifest[];
  now(): Promise<AreasNow>;
  /** Where what teams have published lies for an account. */
  placesOf(accountId: string | null): Promise<PublishedPlaces>;
}

/** So long a store that did not answer is not asked again what stands, in ms: one page asks several times. */
const restAfterFailure = 2000;

/** What a version brings to who has it. */
interface Brought {
  code: AreaCode;
  /** What it names as parcels that it mounts. */
  mounts: readonly string[];
}

/** A published area or parcel: the version for all, and the one that some have. */
interface Published {
  name: string;
  manifest: AreaManifest;
  current: Brought | null;
  trial: (Brought & { accounts: ReadonlySet<string>; companies: ReadonlySet<string> }) | null;
}

interface Read extends AreasNow {
  published: readonly Published[];
}

/**
 * What stands, read anew when another version does: every server of the portal knows within the next page.
 * @param known the areas that this start found
 */
export function openModules(db: StateDatabase, known: KnownAreas): Modules {
  const keep = keepLatest<Read>();
  let latest: Read | null = null;
  let looking: Promise<Read> | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;
  const look = async (): Promise<Read> => {
    const version = await readRegistryVersion(db);
    return keep(version, () => readStanding(db, known, version));
  };
  const read = async (): Promise<Read> => {
    if (latest && performance.now() - failedAt < restAfterFailure) return latest;
    looking ??= look().finally(() => {
      looking = null;
    });
    try {
      latest = await looking;
      return latest;
    } catch (error) {
      // Pages come while the store is away: with what stood before.
      if (!latest || !storeRefusal(error)) throw error;
      failedAt = performance.now();
      return latest;
    }
  };
  return {
    known: known.products,
    now: read,
    async placesOf(accountId) {
      const { published } = await read();
      if (published.length === 0) return { published: {}, parcels: {}, mounts: {} };
      const company = published.some(({ trial }) => trial?.companies.size) ? await companyOf(db, accountId) : null;
      const has = ({ accounts, companies }: NonNullable<Published['trial']>) =>
        accounts.has(accountId ?? '') || companies.has(company ?? '');
      const areas: Record<string, AreaCode | null> = {};
      const parcels: Record<string, AreaCode> = {};
      const mounts: Record<string, readonly string[]> = {};
      for (const { name, manifest, current, trial } of published) {
        const [module, own] = [areaModuleName(name), trial && has(trial) ? trial : current];
        if (!manifest.parcel) areas[module] = own?.code ?? null;
        else if (own) parcels[module] = own.code;
        if (own) mounts[module] = own.mounts;
      }
      return { published: areas, parcels, mounts };
    },
  };
}

async function companyOf(db: StateDatabase, accountId: string | null): Promise<string | null> {
  if (accountId === null) return null;
  const found = await db
    .selectFrom('account')
    .select('company_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return found?.company_id ?? null;
}

async function readStanding(db: StateDatabase, known: KnownAreas, version: string): Promise<Read> {
  const all = await readPublished(db);
  const [areas, parcels] = [
    all.filter(({ manifest }) => !manifest.parcel),
    all.filter(({ manifest }) => manifest.parcel),
  ];
  const names = new Set(areas.map(({ name }) => `/${name}`));
  // What is published takes the place of a folder of the same name.
  const rest = known.products.filter(({ path }) => !names.has(path));
  const found = (all: readonly Published[]) => all.map(({ name, manifest }) => ({ file: name, manifest }));
  const { products, clashes } = addAreas(rest, found(areas), publishAgain);
  // No area gives way to a parcel, whichever of them came first.
  const others = addAreas([...known.products, ...products], found(parcels), publishAgain).clashes;
  const strays = new Set([...clashes, ...others].map(({ file }) => file));
  const published = all.filter(({ name }) => !strays.has(name));
  const out = [...clashes, ...others].map(
    ({ file, clash }): LeftOutArea => ({ area: file, sentence: clash satisfies Sentence }),
  );
  return {
    version,
    products,
    areas: manifestAreas(withSetWords(products, await readSetWords(db))),
    leftOut: [...known.leftOut, ...out],
    published,
  };
}

async function readPublished(db: StateDatabase): Promise<Published[]> {
  const modules = await db.selectFrom('module').selectAll().orderBy('name').execute();
  const versions = await db
    .selectFrom('module_version')
    .innerJoin('module', 'module.name', 'module_version.name')
    .select(['module_version.name', 'module_version.version', 'manifest', 'address', 'entry_hash'])
    .where((each) =>
      each.or([
        each('module_version.version', '=', each.ref('module.version')),
        each('module_version.version', '=', each.ref('module.trial')),
      ]),
    )
    .execute();
  const found = (name: string, version: string | null) => {
    const row = versions.find((each) => each.name === name && each.version === version);
    if (!row) return undefined;
    const manifest = JSON.parse(row.manifest) as AreaManifest;
    return { manifest, brings: { code: codeOf(row), mounts: manifest.parcels ?? [] } };
  };
  return modules.flatMap((module): Published[] => {
    const [current, trial] = [found(module.name, module.version), found(module.name, module.trial)];
    const version = current ?? trial;
    if (!version) return [];
    const { accounts, companies } = audienceOf(module);
    return [
      {
        name: module.name,
        manifest: version.manifest,
        current: current?.brings ?? null,
        trial: trial ? { ...trial.brings, accounts: new Set(accounts), companies: new Set(companies) } : null,
      },
    ];
  });
}

type VersionRow = Pick<ModuleVersionTable, 'name' | 'version' | 'manifest' | 'address' | 'entry_hash'>;

/** Where a version lies: its entry is checked by its hash, whatever the manifest says. */
function codeOf(row: VersionRow): AreaCode {
  const { name, version, manifest, address, entry_hash } = row;
  const fields = JSON.parse(manifest) as AreaManifest;
  const folder = address || folderOf(name, version);
  const code = codeAt({ ...fields, version, entry: fields.entry ?? usualEntry }, folder);
  if (!code) throw new Error(`the version ${version} of ${name} has no code`);
  return { ...code, integrity: { ...code.integrity, [code.entry]: entry_hash } };
}
