import { allowance, allowedPatterns, loose, type Rooms, roomOf } from './rooms.ts';

/** Where the linter reads the walls between rooms. */
export const lintFile = 'build/lint/rooms.json';

const segments = (path: string): number => path.split('/').length;

/** What files of a folder may name of a part that they lie in, as they would spell it, and what to say otherwise. */
function patternOf(rooms: Rooms, room: string, folder: string) {
  const levels = segments(folder) - segments(rooms.part);
  const way = levels > 0 ? '../'.repeat(levels) : './';
  const above = levels > 0 ? [`!${way}../**`] : [];
  const group = [`${way}**`, ...above, ...allowedPatterns(rooms, room).map((pattern) => `!${way}${pattern}`)];
  return { group, message: allowance(rooms, room) };
}

/** The folders of a room as the linter's patterns: one for each depth at which files lie. */
function foldersOf(rooms: Rooms, room: string, files: readonly string[]): string[] {
  if (room === loose) return [rooms.part];
  const own = `${rooms.part}/${room}`;
  const depths = files.filter((file) => roomOf(rooms, file) === room).map((file) => segments(file) - segments(own) - 1);
  return [...new Set(depths)].sort().map((depth) => own + '/*'.repeat(depth));
}

/**
 * @param files the sources of all parts, from the top of the project
 * @returns the walls of all tables as settings of the linter's own rule, one line for each folder. It asks each of its
 *   settings of every file, so there are no more of them than needed, with one pattern each; tests see all
 */
export function lintText(tables: readonly Rooms[], files: readonly string[]): string {
  const hasOwnTable = (folder: string) => tables.some(({ part }) => part === folder);
  const rule = (options: object) => ({ linter: { rules: { style: { noRestrictedImports: options } } } });
  const overrides = tables.flatMap((table) =>
    Object.keys(table.sees)
      .filter((room) => !hasOwnTable(`${table.part}/${room}`))
      .flatMap((room) => foldersOf(table, room, files))
      .map((folder) => {
        const patterns = tables.flatMap((around) => {
          const room = roomOf(around, `${folder}/`);
          return room === undefined ? [] : [patternOf(around, room, folder)];
        });
        return { includes: [`${folder}/*`], ...rule({ level: 'error', options: { patterns } }) };
      }),
  );
  const forTests = { includes: ['**/*.test.*', '**/*-test-kit.*', '**/testing/**'], ...rule({ level: 'off' }) };
  const lines = [...overrides, forTests].map((override) => `  ${JSON.stringify(override)}`);
  return `{ "overrides": [\n${lines.join(',\n')}\n] }\n`;
}
