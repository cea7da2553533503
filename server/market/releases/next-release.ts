import { join } from 'node:path';
import { readJson, writeJson } from './release.ts';

/** When figures are expected next, as the operator says it. */
export interface NextRelease {
  /** YYYY-MM-DD, a day in China. */
  on: string;
  /** What readers should know of it; may be empty. */
  note: string;
}

const nextFile = (folder: string): string => join(folder, 'next-release.json');

/** @returns null when nobody has said it, or has taken it back @throws Refusal when the file is broken */
export async function readNextRelease(folder: string): Promise<NextRelease | null> {
  const stored = await readJson<{ on: string | null; note: string }>(
    nextFile(folder),
    ({ on, note }) => (on === null || typeof on === 'string') && typeof note === 'string',
  );
  return stored?.on ? { on: stored.on, note: stored.note } : null;
}

/** @param next null takes it back */
export const writeNextRelease = (folder: string, next: NextRelease | null): Promise<void> =>
  writeJson(nextFile(folder), next ?? { on: null, note: '' });
