import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { status } from '@portal/contract';
import { baseOf, importDataset, importNames, stands } from '../importer/index.ts';
import { wordsWithoutPaths } from '../kernel/refusals/operator-error.ts';
import { Refusal } from '../kernel/refusals/refusal.ts';
import type { Sentence } from '../kernel/words/sentence.ts';
import { type GateReport, type MarketDatabase, publishChecked, readRelease } from '../market/index.ts';
import type { FileLimits } from '../settings/settings-files.ts';
import { isFull } from '../state/store-errors.ts';
import { orderFile, readClaim, writeClaim } from './claim-order.ts';
import { longestOrder, type Order, readOrder } from './order.ts';

/** What became of an order. */
export interface Outcome {
  /** `done` also where nothing changed, or a rule of the gate stopped the release; `refused` leaves all as it was. */
  state: 'done' | 'refused';
  dataset: string | null;
  kind: string | null;
  /** The release that was made of it; null where none was. */
  release: string | null;
  published: boolean;
  /** Why it was refused, or not published: the id of the refusal and its words. */
  reason: { refusal: string; sentence: Sentence } | null;
  /** The rules of the gate that found something, where it was to be published. */
  rules: { key: string; state: string; found: number; name: Sentence }[];
  /** When it was done, ISO 8601, UTC. */
  at: string;
}

/** What carries orders out. */
export interface Carrying {
  marketFolder: string;
  /** The folder that is watched. */
  folder: string;
  /** Where the market is asked from, if not from its folder. */
  database: MarketDatabase | null;
  /** What a file may hold; the usual when missing. */
  limits?: FileLimits;
}

/** How often an order is begun whose worker ends before it is done. */
const mostTries = 2;

const reasonOf = ({ id, sentence }: Refusal): Outcome['reason'] => ({ refusal: id, sentence });

/** Another delivery is being made: the order waits. */
export const mustWait = (error: unknown): boolean =>
  error instanceof Refusal && error.id === 'importer.delivery-under-way';

/** What stopped a delivery, in words, also where nobody foresaw it. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isFull(error)) {
    return new Refusal('deliveries.disk-full', status.refused, {
      zh_CN: '磁盘已满：没有生成版本，已发布的版本不变；请腾出空间后重新交付。',
      en: 'The disk is full: no release was made, and the published one is as it was; free some room and deliver it again.',
    });
  }
  return new Refusal('deliveries.failed', status.refused, {
    zh_CN: `交付未能完成，没有生成版本：${wordsWithoutPaths(error)}`,
    en: `The delivery failed and no release was made: ${wordsWithoutPaths(error)}`,
  });
}

/** @throws Refusal where there is nothing of that name, or a link: what it leads to may be anything that the server may read */
async function needFile(path: string, name: string): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (found?.isSymbolicLink()) throw isLink(name);
  if (found) return;
  throw new Refusal('deliveries.file-missing', status.refused, {
    zh_CN: `交付文件夹中没有文件 ${name}；请先放好文件，最后再放指令。`,
    en: `There is no file ${name} in the folder of deliveries; put the file there first, and the order last.`,
  });
}

const isLink = (name: string) =>
  new Refusal('deliveries.link', status.refused, {
    zh_CN: `${name} 是链接；请把文件本身放入交付文件夹。`,
    en: `${name} is a link; put the file itself into the folder of deliveries.`,
  });

/** The second worker has ended while it was at this order: it is not tried again. */
const endedTwice = () =>
  new Refusal('deliveries.ended-twice', status.refused, {
    zh_CN:
      '处理此指令的进程两次中途结束，可能是内存不足：没有发布任何内容；请把文件分成几份，或由管理员调高 PORTAL_DELIVERY_MEMORY，然后重新交付。',
    en: 'The process that carried this order out has ended twice before it was done, most likely for want of memory: nothing was published. Bring the file in several parts, or let the operator raise PORTAL_DELIVERY_MEMORY, and deliver it again.',
  });

/** @throws Refusal where an order is no file that can be read as one */
async function readText(folder: string, name: string): Promise<string> {
  const path = orderFile(folder, name);
  const found = await lstat(path);
  if (!found.isFile()) throw isLink(`${name}.json`);
  if (found.size <= longestOrder) return readFile(path, 'utf8');
  throw new Refusal('deliveries.order-too-long', status.refused, {
    zh_CN: `${name}.json 超过 ${longestOrder / 1024} KB，不是交付指令；.json 数据文件请命名为 <名称>.data.json。`,
    en: `${name}.json is longer than ${longestOrder / 1024} KB, so it is no order; call a .json file with data <name>.data.json.`,
  });
}

/** Makes the release of an order, or finds the one that was made of it before its worker was killed. */
async function makeRelease(
  { marketFolder, folder, limits }: Carrying,
  name: string,
  order: Order,
): Promise<{ release: string | null; stands: boolean }> {
  const { tries, release } = (await readClaim(folder, name)) ?? { tries: 1, release: null };
  if (release !== null && (await readRelease(marketFolder, release))) return { release, stands: true };
  if (tries > mostTries) throw endedTwice();
  const { dataset, kind, accept, note, by, mapping } = order;
  const file = join(folder, order.file);
  await needFile(file, order.file);
  const onto = await baseOf(marketFolder, order.onto);
  const names = importNames(new Date());
  await writeClaim(folder, name, { release: names.id, stamp: names.stamp, tries });
  const given = { marketFolder, file, kind, accept, note, by, mapping, onto, names, limits };
  const { report } = await importDataset(dataset, given);
  return { release: report.release, stands: stands(report) };
}

/**
 * Carries out an order that is claimed: brings its file, and publishes the release where it says so and no rule is red.
 * @returns what became of it, and the name of its file where it says one
 * @throws what `mustWait` knows; nothing else
 */
export async function carryOut(carrying: Carrying, name: string): Promise<{ outcome: Outcome; file: string | null }> {
  const outcome: Outcome = {
    state: 'refused',
    dataset: null,
    kind: null,
    release: null,
    published: false,
    reason: null,
    rules: [],
    at: '',
  };
  let file: string | null = null;
  try {
    const order = readOrder(await readText(carrying.folder, name));
    file = order.file;
    outcome.dataset = order.dataset.key;
    outcome.kind = order.kind;
    const release = await makeRelease(carrying, name, order);
    if (release.stands) outcome.state = 'done';
    else outcome.reason = reasonOf(notAgreed());
    outcome.release = release.release;
    if (release.release !== null && order.publish) await publish(carrying, release.release, outcome);
  } catch (error) {
    if (mustWait(error)) throw error;
    outcome.reason = reasonOf(refusalOf(error));
  }
  return { outcome: { ...outcome, at: new Date().toISOString() }, file };
}

const notAgreed = () =>
  new Refusal('deliveries.not-agreed', status.refused, {
    zh_CN: '有未经同意而舍弃的数据，或没有可用的数值：没有生成版本；见报告。',
    en: 'Something was dropped that nobody agreed to, or nothing was usable: no release was made; see the report.',
  });

async function publish({ marketFolder, database }: Carrying, release: string, outcome: Outcome): Promise<void> {
  const tell = ({ outcomes }: GateReport) => {
    outcome.rules = outcomes
      .filter(({ found }) => found > 0)
      .map(({ set, state, found }) => ({ key: set.rule.key, state, found, name: set.rule.name }));
  };
  try {
    await publishChecked(marketFolder, release, null, tell, database);
    outcome.published = true;
  } catch (error) {
    // The release stands: somebody may still publish it.
    outcome.reason = reasonOf(refusalOf(error));
  }
}
