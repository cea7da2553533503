import { calls } from '@portal/contract';
import { absolute, type Figure } from '../../bench/figures.ts';
import { longest } from './judge.ts';
import { runFuzz } from './run-fuzz.ts';

const count = 20_000;

/** As many as are printed of the replies that should not be. */
const mostFindings = 20;

/** Requests over every call of the contract, fit, spoiled and bent; none may be answered badly. */
export async function attackByFuzz(options: { seed: number; progress: (text: string) => void }): Promise<Figure[]> {
  const { faults, slowest, slowestFile, tooOften, answered, sent, log } = await runFuzz('full', { count, ...options });
  for (const { fault, request } of faults.slice(0, mostFindings)) options.progress(`${fault}: ${request}`);
  for (const line of log.split('\n').filter((line) => line.startsWith('{"level":50'))) options.progress(line);
  const unanswered = Object.keys(calls).filter((name) => !answered.has(name as keyof typeof calls));
  options.progress(`${answered.size} calls were also answered with data; only refused: ${unanswered.join(', ')}`);
  return [
    absolute(`fuzz: bad answers of ${sent} requests`, '', faults.length, 0),
    absolute('fuzz: answers of a session that may do no more', '', tooOften, 0),
    absolute('fuzz: the longest answer', 'ms', slowest, longest),
    { name: 'fuzz: the longest wait for a file', unit: 'ms', portal: slowestFile, value: slowestFile },
  ];
}
