import { createHash } from 'node:crypto';
import type { AreaManifest } from '@portal/contract';
import { addAreas } from '../../products/index.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import type { ModulePackage } from '../package/read-package.ts';
import { moduleRefusals } from '../refusals.ts';
import { wasOther } from './removed.ts';
import { waitForModules } from './rows.ts';

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
  /** Whether the operator has to confirm its product and names before it may stand. */
  confirm: boolean;
}

/** What the operator confirms once: which product it is and how it is called. */
export const identityOf = ({ id, key, path, category, names, menu }: AreaManifest): string =>
  JSON.stringify({ id, key, path, category, names: [names.zh_CN, names.en], standing: menu?.standing });

/** Where the files of a version lie. */
export const folderOf = (name: string, version: string) => `/module-versions/${name}/${version}/`;

/**
 * Keeps a version for good; it stands for nobody yet. Files that another version has too are kept once.
 * @param known the products of the portal without what is published
 * @throws Refusal when the version is there with other files, or wants what another product has; nothing is kept then
 */
export function publish(
  db: StateDatabase,
  found: ModulePackage,
  by: By,
  known: readonly AreaManifest[],
): Promise<Published> {
  const { name, version, manifest, manifestText, integrity } = found;
  const files = found.files.map(({ path, bytes }) => ({ path, hash: hashOf(bytes), bytes: bytes.length }));
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const counts = { name, version, files: files.length, bytes };
  return db.transaction().execute(async (store) => {
    await waitForModules(store);
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
      .select(['files', 'manifest'])
      .where('name', '=', name)
      .where('version', '=', version)
      .executeTakeFirst();
    if (before) {
      if (before.files !== JSON.stringify(files) || before.manifest !== manifestText)
        throw moduleRefusals.published(name, version);
      return { ...counts, outcome: 'unchanged', confirm };
    }
    const content = { files: JSON.stringify(files), manifest: manifestText };
    if (await wasOther(store, { name, version, ...content })) throw moduleRefusals.published(name, version);
    for (const { path, hash } of files) {
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
        published_at: by.at,
        published_by: by.who,
      })
      .execute();
    return { ...counts, outcome: 'published', confirm };
  });
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

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
  // What a folder of the data folder brings by the same name gives way to what is published.
  const rest = known.filter(({ path }) => path !== `/${name}`);
  const [clash] = addAreas([...rest, ...others.values()], [{ file: 'manifest.json', manifest }]).clashes;
  if (clash) throw moduleRefusals.unfit(clash.clash);
}
