import { type CallName, calls } from '@portal/contract';
import { schemas } from '@portal/contract/schemas';
import { diceOf } from '../../support/dice.ts';
import { type AttackWorld, openAttackWorld } from '../attack-world.ts';
import { bend } from './bend.ts';
import { valueMaker, type WordsOf } from './fit-value.ts';
import { faultOf, isFile } from './judge.ts';
import { askAs, learnWords } from './learn-words.ts';
import { otherRequest } from './other-addresses.ts';
import { openPersonas, type Personas } from './personas.ts';
import { openSender, textOf } from './send.ts';
import { spoil } from './spoil.ts';
import { requestOf, type WireRequest } from './wire-request.ts';

export interface FuzzRun {
  /** How many requests are sent. */
  count: number;
  seed: number;
  /** How long an answer may take, in ms; 2 s when missing. */
  limit?: number;
  progress?: (text: string) => void;
}

/** A reply that should not be, and what brought it. */
export interface FuzzFault {
  fault: string;
  request: string;
}

export interface FuzzResult {
  sent: number;
  faults: FuzzFault[];
  /** The longest answer, in ms. */
  slowest: number;
  /** The longest wait for the first byte of a file, in ms. */
  slowestFile: number;
  /** How often a session was told that it has done too much, in place of an answer. */
  tooOften: number;
  /** Calls that have answered at least once, and not refused. */
  answered: Set<CallName>;
  /** What the server logged: its errors. */
  log: string;
}

const names = Object.keys(calls) as CallName[];

/** How many requests are under way at once. */
const lanes = 4;

/** A request in one line, without what proves who asks. */
const tell = ({ method, target, headers, body }: WireRequest) => {
  const { token, authorization, ...harmless } = headers;
  const who = token ? ' (with a token)' : authorization ? ' (with a key)' : '';
  return `${method} ${target.slice(0, 300)}${who} ${JSON.stringify(harmless).slice(0, 300)} ${body?.toString('utf8').slice(0, 500) ?? ''}`;
};

/** One request of a run: each call has its turn, as it should be, spoiled or bent. It follows from seed and number. */
async function requestAt(nth: number, seed: number, words: WordsOf, personas: Personas): Promise<WireRequest> {
  const dice = diceOf(seed * 1_000_003 + nth);
  const call = names[nth % names.length] as CallName;
  const proof = await personas.proofFor(dice, call);
  if (dice.oneIn(25)) return otherRequest(dice, proof);
  const payload = valueMaker(dice, words)(schemas[call].payload);
  await personas.complete(dice, call, payload, proof);
  const drawn = dice.below(10);
  if (drawn < 2) return requestOf(dice, call, payload, proof);
  if (drawn < 8) return requestOf(dice, call, spoil(dice, payload), proof);
  return bend(dice, requestOf(dice, call, payload, proof));
}

/**
 * Sends requests over every call of the contract to a server of its own and judges each reply. The server believes
 * X-Forwarded-For of this machine, and each request comes from another address: so no limit hides what lies behind it.
 * @param market the full demonstration or the small one
 */
export async function runFuzz(market: 'full' | 'small', run: FuzzRun): Promise<FuzzResult> {
  const world = await openAttackWorld(market, { PORTAL_PROXIES: '127.0.0.1', PORTAL_LOG: 'error' });
  try {
    return await fuzz(world, run);
  } finally {
    await world.close();
  }
}

async function fuzz(
  { server, state, folder }: AttackWorld,
  { count, seed, limit, progress = () => undefined }: FuzzRun,
): Promise<FuzzResult> {
  const personas = await openPersonas(state.db);
  const words = await learnWords(askAs(server.address, await personas.proven()));
  const sender = openSender(server.address);
  const secrets = [folder, process.cwd()];
  const result: FuzzResult = {
    sent: 0,
    faults: [],
    slowest: 0,
    slowestFile: 0,
    tooOften: 0,
    answered: new Set(),
    log: '',
  };
  const run = async () => {
    while (result.sent < count) {
      const nth = result.sent++;
      const request = await requestAt(nth, seed, words, personas);
      const reply = await sender.send(request);
      const text = await textOf(reply);
      const slow = isFile(reply) ? 'slowestFile' : 'slowest';
      result[slow] = Math.max(result[slow], reply.time);
      const fault = faultOf(request, reply, text, secrets, limit);
      if (fault) result.faults.push({ fault, request: tell(request) });
      if (request.call && reply.code === 200 && !/"status":\{"status":(?!0,)/.test(text))
        result.answered.add(request.call);
      if (text.includes('"refusal":"accounts.too-many-changes"')) result.tooOften += 1;
      if (/"status":\{"status":(100440|100442|100152|100441),/.test(text))
        await personas.renew(String(request.headers.token));
      if ((nth + 1) % 2000 === 0) progress(`${nth + 1} requests, ${result.faults.length} faults`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, run));
  sender.close();
  result.log = server.output();
  if (server.hasEnded()) result.faults.push({ fault: 'the server ended', request: result.log.slice(-2000) });
  return result;
}
