import type { FoundImport } from '../imports.ts';

/**
 * The rooms of one part of the house, and whom each sees. A table is added as a file beside this one, named in
 * `tables.ts`; `npm run walls` then tells the linter, so that an editor speaks at the line. A room that lies
 * within another table's room (`server/market` in `server`) is held by both tables.
 */
export interface Rooms {
  /** The folder whose folders are the rooms, from the top of the project. */
  readonly part: string;
  /** Each room -> the rooms it may see. Files that lie in the part itself are the room `.`. */
  readonly sees: Readonly<Record<string, readonly string[]>>;
  /** The rooms of which others see `index.ts` alone. */
  readonly faced?: readonly string[];
  /** Rooms that others may see before anything needs them; all other sight has to be needed. */
  readonly ground?: readonly string[];
  /** Rooms that may see others before they need them. */
  readonly heads?: readonly string[];
}

/** The room of files that lie in no folder of the part. */
export const loose = '.';

/** @returns the room of a file; undefined for one that lies outside of the part */
export function roomOf({ part }: Rooms, file: string): string | undefined {
  if (!file.startsWith(`${part}/`)) return undefined;
  const rest = file.slice(part.length + 1);
  return rest.includes('/') ? rest.slice(0, rest.indexOf('/')) : loose;
}

/** @returns the files of a room that others may name, as a pattern below the part */
const facePattern = (rooms: Rooms, room: string): string => {
  if (room === loose) return '*';
  return rooms.faced?.includes(room) ? `${room}/index.ts` : `${room}/**`;
};

/** @returns the patterns, below the part, of what a room may name of the part */
export const allowedPatterns = (rooms: Rooms, room: string): string[] => [
  ...(room === loose ? ['*'] : [`${room}/**`]),
  ...(rooms.sees[room] ?? []).map((other) => facePattern(rooms, other)),
];

/** @returns what a room may see, as a sentence that the linter and the test say where an import crosses the wall */
export function allowance(rooms: Rooms, room: string): string {
  const name = (each: string) => (each === loose ? `files of ${rooms.part}/ itself` : `${rooms.part}/${each}`);
  const seen = (rooms.sees[room] ?? []).map((other) => name(other) + (rooms.faced?.includes(other) ? '/index.ts' : ''));
  const list = seen.length > 0 ? seen.join(', ') : 'no other room';
  return `${name(room)} may see of ${rooms.part}: ${list}. The table of rooms stands in tests/walls/rooms.`;
}

/** @returns what is wrong with an import within a part, with its place and what is allowed; null when nothing is */
export function faultOf(rooms: Rooms, { file, line, target }: Omit<FoundImport, 'isPath'>): string | null {
  const [from, to] = [roomOf(rooms, file), roomOf(rooms, target)];
  if (from === undefined || to === undefined || from === to) return null;
  const past = rooms.faced?.includes(to) && target !== `${rooms.part}/${to}/index.ts`;
  if (rooms.sees[from]?.includes(to) && !past) return null;
  return `${file}:${line} names ${target}: ${allowance(rooms, from)}`;
}
