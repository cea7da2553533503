import { type AlikeNames, alikeKnown, alikeNames } from './alike-names.ts';
import { plain } from './plain-text.ts';
import type { Source } from './source-row.ts';

/** How many names of a column are remembered; beyond these none is compared. */
const most = 50_000;

/** How many groups a report has. */
const mostGroups = 200;

/** A source whose names are counted as it is read. */
export interface Watched {
  source: Source;
  /**
   * @param known the names of the release that a column may name, by its place
   * @returns names that look alike, once the rows were read
   */
  alike(known?: ReadonlyMap<number, readonly string[]>): AlikeNames[];
}

/** @param columns of names, counted from 0 */
export function watchNames(source: Source, columns: readonly (number | undefined)[]): Watched {
  const places = [...new Set(columns.filter((column) => column !== undefined))];
  let counts: Map<string, number>[] = [];
  return {
    source: {
      ...source,
      rows: async function* () {
        const own = places.map(() => new Map<string, number>());
        for await (const row of source.rows()) {
          for (const [at, column] of places.entries()) {
            const name = (row.cells[column] ?? '').trim();
            const known = own[at];
            if (name === '' || !known) continue;
            const count = known.get(name);
            if (count !== undefined) known.set(name, count + 1);
            else if (known.size < most) known.set(name, 1);
          }
          yield row;
        }
        counts = own;
      },
    },
    alike: (known) => {
      const all = places.flatMap((column, at) => {
        const [name, own] = [plain(source.header[column] ?? ''), counts[at] ?? new Map<string, number>()];
        return [...alikeNames(name, own), ...alikeKnown(name, own, known?.get(column) ?? [])];
      });
      return all.slice(0, mostGroups);
    },
  };
}
