import { copyFileSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { machine } from '../install.mjs';
import { project } from '../project.mjs';
import { describeLicences, licencesOf, packagesOfPage } from './licences.mjs';
import { filesToPack, packagesToRun } from './list-files.mjs';

/** Whether an archive has a command of package.json: what serves, and the programs of operators. */
const isPacked = ([name, line]) => ['start', 'serve'].includes(name) || line.startsWith('node scripts/run.mjs ');

const readme = `# 汽车市场门户 / Car market portal

启动 / Start:

    PORTAL_DATA=/srv/portal-data node start.mjs

只需要 Node 22 或 24；本目录可以只读，也可以属于其他用户，数据写入 PORTAL_DATA（默认为 ./data）。
Node 22 or 24 is all it needs. This folder may be read-only or belong to somebody else: data go to PORTAL_DATA (./data without it).

    node scripts/run.mjs account help      # 账号 / accounts
    node scripts/run.mjs data help         # 市场数据 / market figures

设置、备份与升级见 docs/operators.md 所列各页；许可见 LICENCES.md。
Settings, backup and updates are in the pages that docs/operators.md lists, licences in LICENCES.md. The native parts in node_modules are of one kind of machine, which the name of the archive says; on another one run \`npm ci --omit=dev\` first.
`;

/** The same file under another name where both lie on one disk, otherwise a copy. */
function put(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch (error) {
    if (error.code !== 'EXDEV' && error.code !== 'EPERM') throw error;
    copyFileSync(from, to);
  }
}

/** What npm would write down had it installed with --omit=dev. */
const installedLock = (lock, toRun) => ({
  ...lock,
  packages: Object.fromEntries(toRun.map((path) => [path, lock.packages[path]])),
});

/**
 * Lays out an archive.
 * @param {string} folder new
 * @param {import('../what-is-here.mjs').Lock} lock package-lock.json
 */
export function layOut(folder, lock) {
  const [toRun, ofPage] = [packagesToRun(lock), packagesOfPage(lock)];
  for (const path of filesToPack(lock)) put(join(project, path), join(folder, path));
  const name = (file) => file.slice(file.indexOf('/') + 1);
  for (const file of ofPage.flatMap(licencesOf)) put(join(project, file), join(folder, 'licences', name(file)));
  put(join(project, 'ui/icons/LICENSE'), join(folder, 'licences/tabler-icons/LICENSE'));
  const write = (path, text) => writeFileSync(join(folder, path), text);
  const asJson = (value) => `${JSON.stringify(value, null, 2)}\n`;
  const { scripts, ...own } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const packed = Object.entries(scripts).filter(isPacked);
  write('package.json', asJson({ ...own, scripts: Object.fromEntries(packed) }));
  write('node_modules/.package-lock.json', asJson(installedLock(lock, toRun)));
  write('node_modules/.portal-installed', `${machine}\n`);
  write('LICENCES.md', describeLicences(lock, toRun, ofPage));
  write('README.md', readme);
  write('start.mjs', "import './scripts/serve.mjs';\n");
}
