import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { status } from '@portal/contract';
import { baseOf, importDataset, importNames, importSales, stands } from '../importer/index.ts';
import { wordsOf } from '../kernel/operator-error.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Sentence } from '../kernel/sentence.ts';
import { type GateReport, type MarketDatabase, publishChecked, readRelease } from '../market/index.ts';
import { isFull } from '../state/store-errors.ts';
import { readClaim, writeClaim } from './claim-order.ts';
import { type Order, readOrder } from './order.ts';

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
}

const reasonOf = ({ id, sentence }: Refusal): Outcome['reason'] => ({ refusal: id, sentence });

/** Another delivery is being made: the order waits. */
export const mustWait = (error: unknown): boolean =>
  error instanceof Refusal && error.id === 'importer.delivery-under-way';

/** What stopped an order, in words; what nobody foresaw is thrown on. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isFull(error)) {
    return new Refusal('deliveries.disk-full', status.refused, {
      zh_CN: '磁盘已满：没有生成版本，已发布的版本不变；请腾出空间后重新交付。',
      en: 'The disk is full: no release was made, and the published one is as it was; free some room and deliver it again.',
    });
  }
  return new Refusal('deliveries.failed', status.refused, {
    zh_CN: `交付未能完成，没有生成版本：${wordsOf(error)}`,
    en: `The delivery failed and no release was made: ${wordsOf(error)}`,
  });
}

async function needFile(path: string, name: string): Promise<void> {
  if (await stat(path).catch(() => null)) return;
  throw new Refusal('deliveries.file-missing', status.refused, {
    zh_CN: `交付文件夹中没有文件 ${name}；请先放好文件，最后再放指令。`,
    en: `There is no file ${name} in the folder of deliveries; put the file there first, and the order last.`,
  });
}

/** Makes the release of an order, or finds the one that was made of it before its worker was killed. */
async function makeRelease(
  { marketFolder, folder }: Carrying,
  name: string,
  order: Order,
): Promise<{ release: string | null; stands: boolean }> {
  const before = await readClaim(folder, name);
  if (before?.release && (await readRelease(marketFolder, before.release))) {
    return { release: before.release, stands: true };
  }
  const { dataset, kind, accept, note, by, mapping } = order;
  const file = join(folder, order.file);
  await needFile(file, order.file);
  const onto = await baseOf(marketFolder, order.onto);
  const names = importNames(new Date());
  await writeClaim(folder, name, { release: names.id, stamp: names.stamp });
  const given = { marketFolder, file, kind, accept, note, by, mapping, onto, names };
  const { report } = dataset.key === 'sales' ? await importSales(given) : await importDataset(dataset, given);
  return { release: report.release, stands: stands(report) };
}

/**
 * Carries out an order that is claimed: brings its file, and publishes the release where it says so and no rule is red.
 * @param text of the order
 * @throws what `mustWait` knows; nothing else
 */
export async function carryOut(carrying: Carrying, name: string, text: string): Promise<Outcome> {
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
  try {
    const order = readOrder(text);
    outcome.dataset = order.dataset.key;
    outcome.kind = order.kind;
    const made = await makeRelease(carrying, name, order);
    if (made.stands) outcome.state = 'done';
    else outcome.reason = reasonOf(notAgreed());
    outcome.release = made.release;
    if (made.release !== null && order.publish) await publish(carrying, made.release, outcome);
  } catch (error) {
    if (mustWait(error)) throw error;
    outcome.reason = reasonOf(refusalOf(error));
  }
  return { ...outcome, at: new Date().toISOString() };
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
