import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AreaManifest } from '@portal/contract';
import { AreaManifest as schema } from '@portal/contract/schemas';
import { Ajv, type ValidateFunction } from 'ajv';
import { OperatorError, wordsOf } from '../kernel/refusals/operator-error.ts';
import type { Sentence } from '../kernel/words/sentence.ts';
import { categories } from './categories.ts';

/** Compiled with the first manifest: programs beside the server read none. */
let compiled: ValidateFunction<AreaManifest> | null = null;

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Where the areas and parcels of the portal itself lie. */
export const ownFolders: readonly string[] = ['areas', 'parcels'].map((folder) => join(project, folder));

/** Areas for developers: part of a build for development, and of no other. */
export const exampleFolder = join(project, 'examples');

/** A folder with a manifest, and what it says. */
export interface FoundManifest {
  file: string;
  manifest: AreaManifest;
}

/** A folder of `modules/` whose manifest cannot be used: the portal goes on without this area. */
export interface LeftOutArea {
  /** What its folder is called. */
  area: string;
  /** What is wrong, where, and what to do; it names the file from the data folder on, since teams read it in the page. */
  sentence: Sentence;
}

/**
 * @param folder of the areas from elsewhere
 * @param file the manifest that cannot be used
 * @param sentence why
 */
export function leftOutArea(folder: string, file: string, { zh_CN, en }: Sentence): LeftOutArea {
  const shortened = (words: string) => words.replaceAll(folder, basename(folder));
  return { area: basename(join(file, '..')), sentence: { zh_CN: shortened(zh_CN), en: shortened(en) } };
}

/** No manifest is as large; what is read at the start is bounded, in bytes. */
const largest = 256 * 1024;

/** Each folder below some folders, in the order of their names; one that is not there holds none. */
const manifestFiles = (folders: readonly string[]): string[] =>
  folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .sort()
    .map((folder) => join(folder, 'manifest.json'))
    .filter((file) => existsSync(file));

/**
 * The manifests of the portal's own modules, in the order of their names.
 * @param folders that hold one folder for each module
 * @throws OperatorError that names the file and the field when a manifest cannot be read or does not fit
 */
export const readManifests = (folders: readonly string[]): FoundManifest[] =>
  manifestFiles(folders).map((file) => ({ file, manifest: readManifest(file) }));

/**
 * The manifests of areas from elsewhere. Their teams are many, and none of them may keep the portal from starting.
 * @param folder that holds one folder for each area; it need not be there
 * @returns those that can be used, and those that cannot; it throws nothing
 */
export function readForeignManifests(folder: string): { found: FoundManifest[]; leftOut: LeftOutArea[] } {
  const found: FoundManifest[] = [];
  const leftOut: LeftOutArea[] = [];
  const attempt = (file: string, work: () => void) => {
    try {
      work();
    } catch (error) {
      const problem = error instanceof OperatorError ? error : refused(file, '', wordsOf(error));
      leftOut.push(leftOutArea(folder, file, problem.sentence));
    }
  };
  attempt(join(folder, 'manifest.json'), () => {
    for (const file of manifestFiles([folder])) attempt(file, () => found.push({ file, manifest: readManifest(file) }));
  });
  return { found, leftOut };
}

/**
 * @param text of a manifest.json
 * @param file what it is called in sentences
 * @param folder what the folder is called that it lies in: the first segment of its addresses
 * @throws OperatorError that names the file and the field when it does not fit
 */
export function manifestOf(text: string, file: string, folder: string): AreaManifest {
  const manifest = parse(text, file);
  compiled ??= new Ajv({ strict: false }).compile<AreaManifest>(schema);
  const check = compiled;
  if (!check(manifest)) {
    const [first] = check.errors ?? [];
    const extra: unknown = first?.params.additionalProperty;
    const field = [...(first?.instancePath ?? '').split('/').slice(1), ...(extra ? [String(extra)] : [])].join('.');
    throw refused(file, field, first?.message ?? 'does not fit');
  }
  if (!categories.some(({ key }) => key === manifest.category))
    throw refused(file, 'category', `must be one of ${categories.map(({ key }) => key).join(', ')}`);
  const strays = manifest.menu?.pages.filter(({ path }) => !path.startsWith(`${manifest.path}/`)) ?? [];
  if (strays[0]) throw refused(file, 'menu.pages', `${strays[0].path} does not lie below ${manifest.path}`);
  // S2.046: the module of an area is found by the first segment of its addresses.
  if (manifest.path !== `/${folder}`) throw refused(file, 'path', `must be /${folder}, as the folder is called`);
  return manifest;
}

function readManifest(file: string): AreaManifest {
  let text = '';
  try {
    const { size } = statSync(file);
    if (size > largest) throw new Error(`has ${size} bytes, more than ${largest}`);
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw refused(file, '', wordsOf(error));
  }
  return manifestOf(text, file, basename(join(file, '..')));
}

/** Characters that no name holds, and that PostgreSQL (NUL) or a terminal (the rest) takes amiss. */
const control = /\p{Cc}/u;

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text, (field, value: unknown) => {
      const text = typeof value === 'string' ? `${field}${value}` : field;
      if (control.test(text)) throw new Error(`the field '${field.replace(control, '?')}' holds a control character`);
      return value;
    });
  } catch (error) {
    throw refused(file, '', wordsOf(error));
  }
}

const refused = (file: string, field: string, what: string) =>
  new OperatorError({
    zh_CN: `模块说明 ${file} 无法使用${field ? `，字段“${field}”` : ''}：${what}。请改正后重新启动。`,
    en: `The manifest ${file} cannot be used${field ? `, field '${field}'` : ''}: ${what}. Correct it, then start again.`,
  });
