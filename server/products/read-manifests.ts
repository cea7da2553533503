import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AreaManifest } from '@portal/contract';
import { AreaManifest as schema } from '@portal/contract/schemas';
import { Ajv, type ValidateFunction } from 'ajv';
import { OperatorError, wordsOf } from '../kernel/refusals/operator-error.ts';
import type { Sentence } from '../kernel/words/sentence.ts';
import { categories } from './categories.ts';
import { manifestFaults } from './manifest-faults.ts';

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
    for (const file of manifestFiles([folder]))
      attempt(file, () => {
        const manifest = readManifest(file);
        if (manifest.parcel)
          throw refused(file, 'parcel', {
            zh_CN: '组件只能发布：npm run module -- publish',
            en: 'is for a version that is published: npm run module -- publish',
          });
        found.push({ file, manifest });
      });
  });
  return { found, leftOut };
}

/**
 * @param text of a manifest.json
 * @param file what it is called in sentences
 * @param folder what the folder is called that it lies in: the first segment of its addresses
 * @param again what is to be done once it is corrected
 * @throws OperatorError that names the file and the field when it does not fit
 */
export function manifestOf(text: string, file: string, folder: string, again = startAgain): AreaManifest {
  const refuse = (field: string, what: string | Sentence) => refused(file, field, what, again);
  const manifest = parse(text, file, again);
  compiled ??= new Ajv({ strict: false, verbose: true }).compile<AreaManifest>(schema);
  const check = compiled;
  if (!check(manifest)) {
    const [first] = manifestFaults(check.errors ?? []);
    throw refuse(first?.path.join('.') ?? '', first?.words ?? { zh_CN: '不符合要求', en: 'does not fit' });
  }
  if (!categories.some(({ key }) => key === manifest.category))
    throw refuse('category', {
      zh_CN: `应为以下之一：${categories.map(({ key }) => key).join('、')}`,
      en: `must be one of ${categories.map(({ key }) => key).join(', ')}`,
    });
  const strays = manifest.menu?.pages.filter(({ path }) => !path.startsWith(`${manifest.path}/`)) ?? [];
  if (strays[0])
    throw refuse('menu.pages', {
      zh_CN: `${strays[0].path} 不在 ${manifest.path} 之下`,
      en: `${strays[0].path} does not lie below ${manifest.path}`,
    });
  // S2.046: the module of an area is found by the first segment of its addresses.
  if (manifest.path !== `/${folder}`)
    throw refuse('path', {
      zh_CN: `应为 /${folder}，与文件夹同名`,
      en: `must be /${folder}, as the folder is called`,
    });
  if (manifest.parcel && manifest.menu)
    throw refuse('menu', { zh_CN: '只属于专区，而这是一个组件', en: 'belongs to an area, and this is a parcel' });
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

function parse(text: string, file: string, again: Sentence): unknown {
  try {
    return JSON.parse(text, (field, value: unknown) => {
      const text = typeof value === 'string' ? `${field}${value}` : field;
      if (control.test(text)) throw new Error(`the field '${field.replace(control, '?')}' holds a control character`);
      return value;
    });
  } catch (error) {
    throw refused(file, '', wordsOf(error), again);
  }
}

/** What is done about an area of a folder once its manifest is another. */
export const startAgain: Sentence = { zh_CN: '重新启动', en: 'start again' };

/** The same of what is published: nothing is started for it. */
export const publishAgain: Sentence = { zh_CN: '重新发布', en: 'publish again' };

const refused = (file: string, field: string, what: string | Sentence, again = startAgain) => {
  const { zh_CN, en } = typeof what === 'string' ? { zh_CN: what, en: what } : what;
  return new OperatorError({
    zh_CN: `模块说明 ${file} 无法使用${field ? `，字段“${field}”` : ''}：${zh_CN}。请改正后${again.zh_CN}。`,
    en: `The manifest ${file} cannot be used${field ? `, field '${field}'` : ''}: ${en}. Correct it, then ${again.en}.`,
  });
};
