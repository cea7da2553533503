import { allowance, allowedPatterns, loose, type Rooms, roomOf } from './rooms.ts';

/** The parts that lie in no other part: each has its settings of the linter, with those of the parts within it. */
export const outermost = (tables: readonly Rooms[]): Rooms[] =>
  tables.filter(({ part }) => !tables.some((other) => part.startsWith(`${other.part}/`)));

/** Where the linter reads the walls of such a part: beside those of the top it minds those of the nearest folder. */
export const lintFile = ({ part }: Rooms): string => `${part}/biome.json`;

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
 * The walls within a part as settings of the linter's own rule, one line for each folder. It asks each setting of every
 * file below the folder where they stand, so each part has its own, with one pattern each; tests see all.
 * @param outer one of the outermost parts
 * @param tables all parts
 * @param files the sources of all parts, from the top of the project
 */
export function lintText(outer: Rooms, tables: readonly Rooms[], files: readonly string[]): string {
  const within = tables.filter(({ part }) => part === outer.part || part.startsWith(`${outer.part}/`));
  const hasOwnTable = (folder: string) => within.some(({ part }) => part === folder);
  const rule = (options: object) => ({ linter: { rules: { style: { noRestrictedImports: options } } } });
  const overrides = within.flatMap((table) =>
    Object.keys(table.sees)
      .filter((room) => !hasOwnTable(`${table.part}/${room}`))
      .flatMap((room) => foldersOf(table, room, files))
      .map((folder) => {
        const patterns = within.flatMap((around) => {
          const room = roomOf(around, `${folder}/`);
          return room === undefined ? [] : [patternOf(around, room, folder)];
        });
        return {
          includes: [`${folder}/*`.slice(outer.part.length + 1)],
          ...rule({ level: 'error', options: { patterns } }),
        };
      }),
  );
  const forTests = { includes: ['**/*.test.*', '**/*-test-kit.*', '**/testing/**'], ...rule({ level: 'off' }) };
  const itself = { includes: ['biome.json'], formatter: { enabled: false } };
  const lines = [...overrides, forTests, itself].map((override) => `  ${JSON.stringify(override)}`);
  return `{ "root": false, "extends": "//", "overrides": [\n${lines.join(',\n')}\n] }\n`;
}
