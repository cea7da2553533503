import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './install.mjs';
import { project } from './project.mjs';
import { adviseNode } from './require-node.mjs';
import { say } from './say.mjs';

/** How long npm may take to bring another Node, in ms; where the network swallows requests it would wait for minutes. */
const patience = 120_000;

/**
 * The other line of Node that the portal is made for: a short part of the tests runs on it.
 * @param {string} [version] of this Node
 * @returns {22 | 24}
 */
export const otherLine = (version = process.versions.node) => (version.startsWith('24.') ? 22 : 24);

const system = { win32: 'win' }[process.platform] ?? process.platform;
const prefix = `${process.platform} ${process.arch}` === 'darwin arm64' ? 'node-bin' : 'node';

/** The package that has the program of Node for this machine, and nothing else. */
const packageName = `${prefix}-${system}-${process.arch}`;

const folderOf = (line) => join(project, 'node_modules/.cache', `node-${line}`);

/** @returns {string | null} the program of the other Node; null where it has not been brought, or does not run */
export function findOtherNode(line = otherLine()) {
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const path = join(folderOf(line), 'node_modules', packageName, 'bin', program);
  if (!existsSync(path)) return null;
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return stdout?.startsWith(`v${line}.`) ? path : null;
}

/**
 * @param {string} [version] of this Node
 * @returns {string} the program of the Node that tests run on: this one where the portal is made for it, and otherwise
 *   the other one, once that has been brought
 */
export const nodeForTests = (version = process.versions.node) =>
  (adviseNode(version) ? findOtherNode(otherLine(version)) : null) ?? process.execPath;

/**
 * Brings the other Node by npm, where there is none yet, into the cache beside the packages. Without it the tests that
 * need it are skipped, which has then been said.
 */
export async function ensureOtherNode() {
  const line = otherLine();
  if (findOtherNode(line)) return sayWhich();
  say({
    en: `Bringing Node ${line} by npm, for a short run on it ...`,
    zh: `正在通过 npm 获取 Node ${line},用于一次简短的测试……`,
  });
  const own = ['--prefix', folderOf(line), '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  const args = ['install', `${packageName}@${line}`, ...own, '--fetch-retries=1', '--loglevel=silent'];
  await runNpm(args, { timeout: patience });
  if (findOtherNode(line)) return sayWhich();
  say({
    en: `Node ${line} could not be had: the run on it is skipped.`,
    zh: `无法获取 Node ${line}:已跳过在其上的测试。`,
  });
}

function sayWhich() {
  if (nodeForTests() === process.execPath) return;
  const { node } = process.versions;
  say({
    en: `Tests run on Node ${otherLine()}, and a short part of them on ${node}.`,
    zh: `测试在 Node ${otherLine()} 上运行,其中一小部分在 ${node} 上运行。`,
  });
}
