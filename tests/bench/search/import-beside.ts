import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { programLine } from '../../../server/kernel/program-line.ts';

/** How an import went, and how long another who read meanwhile waited for each of its answers, in ms. */
export interface ImportBeside {
  seconds: number;
  waits: number[];
}

/** So long another reader rests between two questions, in ms. */
const rest = 5;

/**
 * Imports a file as an operator does, by a process of its own, while this one asks the same store again and again.
 * @param read asks once
 * @throws Error with what the import said when it fails
 */
export async function importBeside(
  file: string,
  place: Record<string, string>,
  read: () => Promise<unknown>,
): Promise<ImportBeside> {
  const child = spawn(process.execPath, [...programLine('content'), 'import', 'news', file, '--source', 'bench'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...place },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => {
      words = (words + piece.toString('utf8')).slice(-2000);
    });
  const began = performance.now();
  let isOver = false;
  const ended = once(child, 'exit').then(([code]) => {
    isOver = true;
    return code as number;
  });
  const waits: number[] = [];
  while (!isOver) {
    const before = performance.now();
    await read();
    waits.push(performance.now() - before);
    await pause(rest);
  }
  if ((await ended) !== 0) throw new Error(`The import failed: ${words}`);
  return { seconds: (performance.now() - began) / 1000, waits };
}
