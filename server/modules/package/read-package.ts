import { createHash } from 'node:crypto';
import { type AreaManifest, faceFaults, usualEntry } from '@portal/contract';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import { manifestOf, publishAgain } from '../../products/index.ts';
import { moduleRefusals } from '../refusals.ts';

/** A file of a package: its path within, with slashes. */
export interface PackedFile {
  path: string;
  bytes: Buffer;
}

/** A version of an area, as its team hands it over. */
export interface ModulePackage {
  name: string;
  version: string;
  manifest: AreaManifest;
  /** As the team wrote it. */
  manifestText: string;
  files: PackedFile[];
  /** Scripts and styles among the files that the manifest does not list: no browser checks them by a hash. */
  unlisted: string[];
  /** SHA-384 of the entry, as browsers check it. */
  integrity: string;
  /** Of the folder where its files stay with their team; empty where the portal has them. */
  address: string;
}

/** How much a package may hold; an area of the portal's own has some 30 files and 200 kB. */
export const packageLimits = { files: 500, bytes: 20 * 1024 ** 2 };

const versionShape = /^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9A-Za-z.-]{1,40})?$/;
const nameShape = /^[A-Za-z0-9][\w-]{0,63}$/;
/** No hidden files, no way out, nothing that an address would have to escape. */
const pathShape = /^(?!.*(?:^|\/)\.)[\w@+~.-]+(?:\/[\w@+~.-]+)*$/;

const unfit = (zh_CN: string, en: string) => moduleRefusals.unfit({ zh_CN, en });

/**
 * Sees that a package can be published.
 * @param what its name, its version and its files, the manifest among them
 * @throws Refusal that says what is wrong, in which file and field, and what to do
 */
export function readPackage(what: { name: string; version: string; files: readonly PackedFile[] }): ModulePackage {
  const { name, version } = what;
  checkName(name, version);
  const files = withoutFolder(what.files);
  checkFiles(files);
  const bytesOf = (path: string) => files.find((file) => file.path === path)?.bytes;
  const described = bytesOf('manifest.json');
  if (!described) throw missing('manifest.json', '它应在包的最上层', 'it belongs to the top of it');
  const manifestText = described.toString('utf8');
  const manifest = manifestIn(manifestText, name);
  for (const file of namedFiles(manifest)) {
    if (!bytesOf(file)) throw missing(file, '模块说明写有此文件', 'its manifest names this file');
  }
  const paths = files.map(({ path }) => path);
  const entry = bytesOf(manifest.entry ?? usualEntry) ?? Buffer.alloc(0);
  return {
    name,
    version,
    manifest,
    manifestText,
    files: files.filter(({ path }) => path !== 'manifest.json'),
    unlisted: unlistedIn(manifest, paths),
    integrity: `sha384-${createHash('sha384').update(entry).digest('base64')}`,
    address: '',
  };
}

/** @throws Refusal where a module or a version cannot be called so */
export function checkName(name: string, version: string): void {
  if (!nameShape.test(name))
    throw unfit(
      `模块名“${name}”不可用：它是地址的第一段，只含字母、数字和连字符。`,
      `The module name "${name}" is not valid: it is the first segment of its addresses, of letters, digits and hyphens.`,
    );
  if (!versionShape.test(version))
    throw unfit(
      `版本号“${version}”不可用：请写成 1.2.3 或 1.2.3-beta.1。`,
      `The version "${version}" is not valid: write it like 1.2.3 or 1.2.3-beta.1.`,
    );
}

/** Whoever packs a folder as a whole packs its name with it. */
function withoutFolder(files: readonly PackedFile[]): PackedFile[] {
  const tops = new Set(files.map(({ path }) => path.split('/', 1)[0]));
  const [top] = tops;
  const nested = tops.size === 1 && files.every(({ path }) => path.includes('/'));
  return nested ? files.map(({ path, bytes }) => ({ path: path.slice((top ?? '').length + 1), bytes })) : [...files];
}

function checkFiles(files: readonly PackedFile[]): void {
  if (files.length > packageLimits.files)
    throw unfit(
      `包中有 ${files.length} 个文件，最多 ${packageLimits.files} 个。`,
      `The package holds ${files.length} files; ${packageLimits.files} are the most.`,
    );
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  const most = packageLimits.bytes / 1024 ** 2;
  if (bytes > packageLimits.bytes) throw unfit(`包超过 ${most} MB。`, `The package has more than ${most} MB.`);
  const seen = new Set<string>();
  for (const { path } of files) {
    checkPath(path);
    if (seen.has(path)) throw unfit(`文件 ${path} 在包中出现两次。`, `The file ${path} is in the package twice.`);
    seen.add(path);
  }
}

/** @throws Refusal where a file of a version cannot be called so */
export function checkPath(path: string): void {
  if (!pathShape.test(path))
    throw unfit(
      `文件名“${path}”不可用：请只用字母、数字、点、连字符和下划线，不以点开头。`,
      `The file name "${path}" is not valid: use letters, digits, dots, hyphens and underscores, and no dot first.`,
    );
}

const missing = (file: string, zh: string, en: string) =>
  unfit(`包中缺少 ${file}：${zh}。`, `The package has no ${file}: ${en}.`);

/** The files that a manifest names: some may come twice. */
export const namedFiles = ({ entry = usualEntry, styles = [], needs = [], integrity = {} }: AreaManifest): string[] => [
  ...[entry, ...styles, ...needs, ...Object.keys(integrity)],
];

/** Scripts and styles that a manifest does not list: no browser checks them by a hash. @param paths of all files */
export function unlistedIn(manifest: AreaManifest, paths: readonly string[]): string[] {
  const named = new Set(namedFiles(manifest));
  return paths.filter((path) => /\.(?:m?js|css)$/.test(path) && !named.has(path)).sort();
}

/** @throws Refusal where the manifest of a module does not fit */
export function manifestIn(text: string, name: string): AreaManifest {
  try {
    const manifest = manifestOf(text, 'manifest.json', name, publishAgain);
    const [fault] = faceFaults(manifest.faces ?? {});
    if (fault)
      throw unfit(`模块说明的 faces 与此门户不符：${fault.zh_CN}`, `The faces of its manifest do not fit: ${fault.en}`);
    return manifest;
  } catch (error) {
    if (error instanceof OperatorError) throw moduleRefusals.unfit(error.sentence);
    throw error;
  }
}
