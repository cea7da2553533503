import { createHash } from 'node:crypto';
import { type AreaManifest, usualEntry } from '@portal/contract';
import { type Answered, askOutward, type OutwardRules, type Unanswered } from '../../kernel/net/ask-outward.ts';
import { moduleRefusals } from '../refusals.ts';
import { refuseInsecure } from '../store/origins.ts';
import { folderAt } from './folder-at.ts';
import {
  checkName,
  checkPath,
  type ModulePackage,
  manifestIn,
  namedFiles,
  type PackedFile,
  packageLimits,
  readPackage,
} from './read-package.ts';

/** What is asked for from where. */
export interface Asking {
  /** Exact origins that the operator has named for the module. */
  origins: readonly string[];
  rules: OutwardRules;
  /** The origin of the pages that are going to ask for the files. */
  page: string;
  /** How long all files may take together, in ms. */
  time?: number;
}

/** No manifest is as large, in bytes. */
const largestManifest = 256 * 1024;

/** So many files are fetched side by side, and all of them within so long, in ms. */
const [atOnce, mostTime] = [4, 60_000];

const unfit = (zh_CN: string, en: string) => moduleRefusals.addressUnfit({ zh_CN, en });

/**
 * A version whose files stay where its team serves them: every file that its manifest names is fetched once, as a page is
 * going to, and must be what the manifest gives the hash of.
 * @param what its name and version, and the address of its folder or of the manifest in it
 * @throws Refusal that says what is wrong, at which address, and what to do
 */
export async function readAddress(
  what: { name: string; version: string; address: string },
  asking: Asking,
): Promise<ModulePackage> {
  const { name, version } = what;
  checkName(name, version);
  const folder = folderAt(what.address);
  const { origin } = new URL(folder);
  if (!asking.origins.includes(origin)) throw moduleRefusals.originNotNamed(name, origin, asking.origins);
  refuseInsecure(origin, asking.page);
  const whole = { ...asking, rules: { ...asking.rules, signal: AbortSignal.timeout(asking.time ?? mostTime) } };
  const described = await answered(`${folder}manifest.json`, whole, { left: largestManifest });
  const manifest = manifestIn(described.bytes.toString('utf8'), name);
  const paths = [...new Set(namedFiles(manifest))];
  if (paths.length > packageLimits.files)
    throw unfit(
      `模块说明列出 ${paths.length} 个文件，最多 ${packageLimits.files} 个。`,
      `Its manifest names ${paths.length} files; ${packageLimits.files} are the most.`,
    );
  for (const path of paths) checkPath(path);
  for (const path of paths) hashFor(manifest, path);
  const files: PackedFile[] = [{ path: 'manifest.json', bytes: described.bytes }];
  const room = { left: packageLimits.bytes - described.bytes.length };
  for (let at = 0; at < paths.length; at += atOnce) {
    const some = paths.slice(at, at + atOnce);
    files.push(...(await Promise.all(some.map((path) => fileAt(folder, path, manifest, { ...whole, room })))));
  }
  return { ...readPackage({ name, version, files }), address: folder };
}

async function fileAt(
  folder: string,
  path: string,
  manifest: AreaManifest,
  asking: Asking & { room: { left: number } },
): Promise<PackedFile> {
  const address = folder + path;
  const { headers, bytes } = await answered(address, asking, asking.room);
  const allowed = headers['access-control-allow-origin'];
  if (allowed !== '*' && allowed !== asking.page)
    throw unfit(
      `${address} 不允许门户的页面读取：应答缺少 Access-Control-Allow-Origin: ${asking.page} 或 *。`,
      `${address} lets no page of the portal read it: its answer needs Access-Control-Allow-Origin: ${asking.page} or *.`,
    );
  const [fits, wanted] = typeOf(path, manifest);
  const type = headers['content-type'] ?? '';
  if (!fits.test(type))
    throw unfit(
      `${address} 的类型是“${type}”，而不是${wanted.zh_CN}：浏览器不会使用它。`,
      `${address} comes as "${type}" and not as ${wanted.en}: browsers do not take it.`,
    );
  const hash = hashFor(manifest, path);
  const [algorithm = ''] = hash.split('-', 1);
  if (`${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}` !== hash)
    throw unfit(
      `${address} 的内容与模块说明中的哈希不符：请把同一次构建的全部文件放到那里。`,
      `${address} is another file than its manifest gives the hash of: put all files of one build there.`,
    );
  return { path, bytes };
}

/** @throws Refusal where nothing came, or not what was asked for */
async function answered(address: string, { rules, page }: Asking, room: { left: number }): Promise<Answered> {
  const headers = { origin: page, 'accept-encoding': 'identity', 'user-agent': 'car-market-portal' };
  const found = await askOutward(address, { method: 'GET', headers, room }, rules);
  if (rules.signal?.aborted)
    throw unfit(
      '文件在一分钟内没有取完；请检查服务器。',
      'Its files did not come within a minute; please look at that server.',
    );
  if ('failed' in found) throw unanswered(address, found);
  const { status, whole } = found;
  if (status >= 300 && status < 400)
    throw unfit(
      `${address} 转向别处（HTTP ${status}）：请写文件实际所在的地址。`,
      `${address} leads elsewhere (HTTP ${status}): give the address where the files lie.`,
    );
  if (status !== 200) throw unfit(`${address} 应答 HTTP ${status}。`, `${address} answered HTTP ${status}.`);
  if (!whole)
    throw unfit(
      `${address} 太大：一个版本的文件最多 ${packageLimits.bytes / 1024 ** 2} MB，模块说明最多 ${largestManifest / 1024} KB。`,
      `${address} is too large: a version has ${packageLimits.bytes / 1024 ** 2} MB at most, and its manifest ${largestManifest / 1024} KB.`,
    );
  return found;
}

function unanswered(address: string, { failed }: Unanswered) {
  const why = {
    address: [
      '在内网或不是 https；PORTAL_MODULES_INSIDE 可以开放内网主机',
      'lies within the house or is no https; PORTAL_MODULES_INSIDE opens hosts within the house',
    ],
    name: ['的主机名找不到', 'cannot be reached: the name of its host was not found'],
    time: ['在 10 秒内没有应答', 'cannot be reached: there was no answer within 10 s'],
    connection: ['无法连接', 'cannot be reached: there was no connection'],
  }[failed];
  return unfit(`${address} ${why[0]}。`, `${address} ${why[1]}.`);
}

/** @throws Refusal where the manifest gives none */
function hashFor({ integrity = {} }: AreaManifest, path: string): string {
  const hash = Object.hasOwn(integrity, path) ? integrity[path] : undefined;
  if (hash === undefined)
    throw unfit(
      `模块说明没有 ${path} 的哈希（integrity），浏览器无法检查它：@portal/build 会写入全部文件的哈希。`,
      `Its manifest gives no hash (integrity) of ${path}, so that no browser could check it: @portal/build writes those of all files.`,
    );
  return hash;
}

const scripts = [
  /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i,
  { zh_CN: ' text/javascript', en: 'text/javascript' },
] as const;
const styles = [/^text\/css\b/i, { zh_CN: ' text/css', en: 'text/css' }] as const;

function typeOf(path: string, { entry = usualEntry, needs = [], styles: sheets = [] }: AreaManifest) {
  if (path.endsWith('.css') || sheets.includes(path)) return styles;
  if (/\.m?js$/.test(path) || path === entry || needs.includes(path)) return scripts;
  return [/^(?!text\/html)/i, { zh_CN: '网页以外的类型', en: 'anything but a page' }] as const;
}
