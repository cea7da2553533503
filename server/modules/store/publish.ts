import { createHash } from 'node:crypto';
import type { AreaManifest } from '@portal/contract';
import { addAreas, publishAgain } from '../../products/index.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import type { ModulePackage } from '../package/read-package.ts';
import { moduleRefusals } from '../refusals.ts';
import { wasOther } from './removed.ts';
import { waitToPublish } from './rows.ts';

/** Who does something to a module: the key of a pipeline, or a person at the terminal. */
export interface By {
  who: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** A file of a version, as its row lists it. */
export interface StoredFile {
  path: string;
  /** SHA-256, hexadecimal. */
  hash: string;
  bytes: number;
}

/** What became of a package. */
export interface Published {
  name: string;
  version: string;
  /** `unchanged` where the very same version was published before. */
  outcome: 'published' | 'unchanged';
  files: number;
  bytes: number;
  /** Scripts and styles that its manifest does not list: no browser checks them by a hash. */
  unlisted: string[];
  /** Whether the operator has to confirm its product and names before it may stand. */
  confirm: boolean;
}

/** What the operator confirms once: which product it is and how it is called. */
export const identityOf = ({ id, key, path, category, names, menu, parcel }: AreaManifest): string =>
  JSON.stringify({ id, key, path, category, names: [names.zh_CN, names.en], standing: menu?.standing, parcel });

/** Where the files of a version lie. */
export const folderOf = (name: string, version: string) => `/module-versions/${name}/${version}/`;

/**
 * Keeps a version for good; it stands for nobody yet. Files that another version has too are kept once; those of a version
 * with an address stay there.
 * @param known the products of the portal without what is published
 * @throws Refusal when the version is there with other files, or wants what another product has; nothing is kept then
 */
export function publish(
  db: StateDatabase,
  found: ModulePackage,
  by: By,
  known: readonly AreaManifest[],
): Promise<Published> {
  const { name, version, manifest, manifestText, unlisted, integrity, address } = found;
  const files = found.files.map(({ path, bytes }) => ({ path, hash: hashOf(bytes), bytes: bytes.length }));
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const counts = { name, version, files: files.length, bytes, unlisted };
  return db.transaction().execute(async (store) => {
    await waitToPublish(store, name);
    await refuseOtherKind(store, name, manifest);
    await refuseClash(store, name, manifest, known);
    const now = { changed_at: by.at, changed_by: by.who };
    await store
      .insertInto('module')
      .values({ name, owner: by.who, confirmed: '', trial_for: '', ...now })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const module = await store
      .selectFrom('module')
      .select('confirmed')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    const confirm = module.confirmed !== identityOf(manifest);
    const before = await store
      .selectFrom('module_version')
      .select(['files', 'manifest', 'address'])
      .where('name', '=', name)
      .where('version', '=', version)
      .executeTakeFirst();
    if (before) {
      const isSame = before.files === JSON.stringify(files) && before.manifest === manifestText;
      if (!isSame || before.address !== address) throw moduleRefusals.published(name, version);
      return { ...counts, outcome: 'unchanged', confirm };
    }
    const content = { files: JSON.stringify(files), manifest: manifestText };
    if (await wasOther(store, { name, version, ...content })) throw moduleRefusals.published(name, version);
    // What stays with its team is not kept here as well. In one order for all: two that share files never wait for each other.
    const own = address === '' ? [...files].sort((one, other) => (one.hash < other.hash ? -1 : 1)) : [];
    for (const { path, hash } of own) {
      const text = found.files.find((file) => file.path === path)?.bytes.toString('base64') ?? '';
      await store
        .insertInto('module_file')
        .values({ hash, content: text })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .execute();
    }
    await store
      .insertInto('module_version')
      .values({
        name,
        version,
        ...content,
        entry_hash: integrity,
        bytes,
        address,
        published_at: by.at,
        published_by: by.who,
      })
      .execute();
    return { ...counts, outcome: 'published', confirm };
  });
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/**
 * The entries that an area has in menus, and the areas that mount a parcel, know it as what it is.
 * @throws Refusal when an area comes as a parcel from now on, or the reverse
 */
async function refuseOtherKind(store: StateDatabase, name: string, { parcel }: AreaManifest): Promise<void> {
  const rows = await store.selectFrom('module_version').select('manifest').where('name', '=', name).execute();
  const before = rows.map((row) => (JSON.parse(row.manifest) as AreaManifest).parcel);
  if (before.every((each) => each === parcel)) return;
  throw moduleRefusals.otherKind(name, parcel ? { zh_CN: '专区', en: 'an area' } : { zh_CN: '组件', en: 'a parcel' });
}

/** @throws Refusal when the area wants an id, a key, an address or a page that another product has */
async function refuseClash(
  store: StateDatabase,
  name: string,
  manifest: AreaManifest,
  known: readonly AreaManifest[],
): Promise<void> {
  const rows = await store
    .selectFrom('module')
    .innerJoin('module_version', (join) =>
      join
        .onRef('module_version.name', '=', 'module.name')
        .on((each) =>
          each.or([
            each('module_version.version', '=', each.ref('module.version')),
            each('module_version.version', '=', each.ref('module.trial')),
          ]),
        ),
    )
    .select(['module.name', 'manifest'])
    .where('module.name', '<>', name)
    .execute();
  const others = new Map(rows.map((row) => [row.name, JSON.parse(row.manifest) as AreaManifest]));
  // An area of the data folder gives way to one that is published by the same name; no area gives way to a parcel.
  const rest = manifest.parcel ? known : known.filter(({ path }) => path !== `/${name}`);
  const found = [{ file: 'manifest.json', manifest }];
  const [clash] = addAreas([...rest, ...others.values()], found, publishAgain).clashes;
  if (clash) throw moduleRefusals.unfit(clash.clash);
}
