import type { CallName, HealthCheck } from '@portal/contract';
import type { Gateways } from '../../gateways/index.ts';
import type { CallContext } from '../../kernel/calls/call.ts';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import type { Market } from '../../market/index.ts';
import type { Settings } from '../../settings/settings.ts';
import type { StateParts } from '../../state/state-parts.ts';
import { commands } from '../commands.ts';
import { reachOf } from '../reach/reach.ts';
import type { Values } from '../values/options.ts';
import { UsageError } from '../values/refusals.ts';
import type { Work } from '../values/work.ts';
import { refusedTask, unfitValue } from './refusals.ts';

/** How the server is. */
export interface Health {
  checks: Record<HealthCheck, boolean>;
  notes: readonly Sentence[];
}

export interface AdministrationParts extends Pick<StateParts, 'db' | 'clock'> {
  gateways: Gateways;
  market: Pick<Market, 'release' | 'catalogue' | 'refresh'>;
  settings: Settings;
  /** Takes up what was set in the browser by way of another server. */
  takeUp: () => Promise<void>;
  health: () => Promise<Health>;
}

/** What a task has done, in the language of who runs it, and a password or a key that comes once. */
export interface Done {
  text: string;
  secret?: string;
}

/** A task as the command line would give it. */
export interface TaskLine {
  names: string[];
  values?: Values;
}

/**
 * Runs a task of the command line for who is signed in; the task writes its own line of the trail, in its name.
 * @param call that runs it, by which it is judged how far it reaches
 * @param name of the command
 * @throws Refusal in the words of the task; what fails after the change was saved says so itself
 */
export async function runTask(
  parts: AdministrationParts,
  call: CallName,
  name: string,
  line: TaskLine,
  context: CallContext,
): Promise<Done> {
  const command = commands[name];
  if (!command) throw new Error(`There is no task ${name}.`);
  const { work, done } = await openTask(parts, call, line, context);
  await asCall(() => command.run(work));
  context.trace.written = true;
  return done();
}

/** What a task works with when a call runs it, and what it has told by the end. @throws Refusal without the role */
export async function openTask(
  { db, clock, gateways, settings }: AdministrationParts,
  call: CallName,
  { names, values = {} }: TaskLine,
  { accountId, address, language }: CallContext,
): Promise<{ work: Work; done: () => Done }> {
  const lines: string[] = [];
  let handed: string | undefined;
  const terminal = {
    say: (text: string) => void lines.push(text),
    handOver: ({ secret }: { secret: string }) => {
      handed = secret;
    },
    readInput: () => Promise.resolve(''),
  };
  const by = { actor: accountId ?? '', address, reach: await reachOf(db, accountId, call) };
  const line = { db, gateways, settings, values, names, language, terminal, now: clock() };
  return {
    work: { ...line, ...by, progress: { stored: 'nothing' } },
    done: () => ({ text: lines.join('\n'), ...(handed === undefined ? {} : { secret: handed }) }),
  };
}

/**
 * Runs what speaks to an operator, so that what it refuses is an answer to a call.
 * @param names what the form calls values that it names in its own way, by their options
 * @throws Refusal in its words
 */
export async function asCall<Result>(
  run: () => Promise<Result>,
  names: Readonly<Record<string, Sentence>> = {},
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw asRefusal(error, names);
  }
}

function asRefusal(error: unknown, names: Readonly<Record<string, Sentence>>): unknown {
  if (error instanceof UsageError && error.value) return unfitValue(inWords(error.value, names));
  return error instanceof OperatorError ? refusedTask(error.sentence) : error;
}

/** What a form calls the values that the command line has names for. */
const fieldNames: Record<string, Sentence> = {
  '--name': { zh_CN: '用户名', en: 'User name' },
  '--real-name': { zh_CN: '姓名', en: 'Real name' },
  '--company': { zh_CN: '公司', en: 'Company' },
  '--phone': { zh_CN: '手机号', en: 'Mobile number' },
  '--email': { zh_CN: '邮箱', en: 'Email' },
  '--from': { zh_CN: '第一天', en: 'First day' },
  '--to': { zh_CN: '最后一天', en: 'Last day' },
  '--product': { zh_CN: '产品', en: 'Products' },
  '<product>': { zh_CN: '产品', en: 'Products' },
  '--seats': { zh_CN: '席位', en: 'Seats' },
  '--role': { zh_CN: '角色', en: 'Roles' },
  '--reason': { zh_CN: '原因', en: 'Reason' },
  '--on': { zh_CN: '日期', en: 'Day' },
  '--note': { zh_CN: '说明', en: 'Note' },
  '--label': { zh_CN: '用途', en: 'Purpose' },
  '--right': { zh_CN: '权限', en: 'Rights' },
  '--module': { zh_CN: '模块', en: 'Module' },
  '--rate': { zh_CN: '每分钟调用次数', en: 'Calls a minute' },
  '<name> <name>': { zh_CN: '另一个账号', en: 'The other account' },
};

function inWords(
  { field, fault }: { field: string; fault: Sentence },
  names: Readonly<Record<string, Sentence>>,
): Sentence {
  const named = names[field] ?? fieldNames[field] ?? { zh_CN: field, en: field };
  return { zh_CN: `${named.zh_CN}：${fault.zh_CN}。`, en: `${named.en}: ${fault.en}.` };
}
