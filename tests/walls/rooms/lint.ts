import { allowance, allowedPatterns, loose, type Rooms } from './rooms.ts';

/** Where the linter reads the walls between rooms. */
export const lintFile = 'build/lint/rooms.json';

/** How deep folders lie below a room, at most; a test holds it. */
export const deepest = 2;

const notForTests = ['!**/*{.test,-test-kit}.{ts,tsx}', '!**/testing/**'];

const segments = (path: string): number => path.split('/').length;

interface Pattern {
  group: string[];
  message: string;
}

/** What files of a folder may name of a part that they lie in, as they would spell it. */
function patternOf(rooms: Rooms, folder: string): Pattern {
  const [room = loose] = folder
    .slice(rooms.part.length + 1)
    .split('/')
    .filter(Boolean);
  const levels = segments(folder) - segments(rooms.part);
  const way = levels > 0 ? '../'.repeat(levels) : './';
  const above = levels > 0 ? [`!${way}../**`] : [];
  const group = [`${way}**`, ...above, ...allowedPatterns(rooms, room).map((pattern) => `!${way}${pattern}`)];
  return { group, message: allowance(rooms, room) };
}

/** The folders of a room as the linter's patterns, down to the deepest; the part itself for files that lie loose. */
const foldersOf = ({ part }: Rooms, room: string): string[] =>
  room === loose ? [part] : Array.from({ length: deepest + 1 }, (_, depth) => `${part}/${room}${'/*'.repeat(depth)}`);

/** @returns the walls of all tables as the linter's own rule: for each folder what its files may name, and a sentence */
export function lintRules(tables: readonly Rooms[]): { overrides: object[] } {
  const hasOwnTable = (folder: string) => tables.some(({ part }) => part === folder);
  const overrides = tables.flatMap((table) =>
    Object.keys(table.sees)
      .filter((room) => !hasOwnTable(`${table.part}/${room}`))
      .flatMap((room) => foldersOf(table, room))
      .map((folder) => {
        const around = tables.filter(({ part }) => folder === part || folder.startsWith(`${part}/`));
        const patterns = around.map((rooms) => patternOf(rooms, folder));
        return {
          includes: [`${folder}/*.{ts,tsx}`, ...notForTests],
          linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } } },
        };
      }),
  );
  return { overrides };
}

/** @returns the same as text, one line for each folder */
export function lintText(tables: readonly Rooms[]): string {
  const lines = lintRules(tables).overrides.map((override) => `  ${JSON.stringify(override)}`);
  return `{ "overrides": [\n${lines.join(',\n')}\n] }\n`;
}
