import { asCsv } from '../../kernel/words/csv-line.ts';
import { plain } from './plain-text.ts';
import { refuseFile, type Source, type SourceRow, type TurnedCounts, type Turning } from './source-row.ts';

/** A sheet or file, one of several that become one table. */
export interface Part {
  /** How reports name it. */
  label: string;
  /** What its name or place says of all its rows alike, by column. */
  common: Record<string, string>;
  source: Source;
}

const keyOf = (name: string): string => plain(name).toLowerCase();

/** @returns the header without what stands empty behind its last name */
const named = (header: string[]): string[] => header.slice(0, header.findLastIndex((name) => plain(name) !== '') + 1);

/** Where each column of the first part stands in another; null when they have not the same ones. */
function orderOf(first: string[], other: string[]): number[] | null {
  if (named(first).length !== named(other).length) return null;
  const keys = named(other).map(keyOf);
  const order = named(first).map((name) => {
    const at = keys.indexOf(keyOf(name));
    // A name that stands twice is found once at each of its places.
    if (at >= 0) keys[at] = '\n';
    return at;
  });
  return order.includes(-1) ? null : order;
}

function refuseShape(first: Part, other: Part): never {
  const [ones, others] = [first, other].map(({ source, common }) =>
    [...source.header, ...Object.keys(common)].map(keyOf),
  ) as [string[], string[]];
  const lacks = ones.filter((name) => !others.includes(name)).join(', ') || '-';
  const more = others.filter((name) => !ones.includes(name)).join(', ') || '-';
  throw refuseFile(
    'importer.parts-differ',
    `${other.label} 与 ${first.label} 的列不同：缺少 ${lacks}，多出 ${more}；请统一表头，或在映射的 sheet 或 files 中只选同样的部分。`,
    `${other.label} has other columns than ${first.label}: it lacks ${lacks}, and has ${more} besides; make the headers equal, or pick those of one shape under "sheet" or "files" in the mapping.`,
  );
}

/** How the places of a turned part are numbered among those of all parts; none fits where there are too many. */
const mostPlaces = 65_535;

interface Joined {
  order: number[];
  /** What the name or place of the part says, behind its own columns. */
  texts: string[];
  label: string | null;
  /** How many places the parts before it have. */
  before: number;
}

async function* rowsOf(part: Part, { order, texts, label, before }: Joined): AsyncIterable<SourceRow> {
  const { header } = part.source;
  for await (const { row, cells, place, faults } of part.source.rows()) {
    // A row that is longer or shorter than its header stays so, and is refused for it.
    const fits = cells.length === header.length;
    const all = [...(fits ? order.map((at) => cells[at] ?? '') : cells), ...texts];
    const at = place === undefined || before + place >= mostPlaces ? undefined : before + place;
    yield {
      row,
      ...(label !== null && { part: label }),
      cells: faults && cells.length === 0 ? [] : all,
      text: asCsv(all),
      ...(at !== undefined && { place: at }),
      ...(faults && { faults }),
    };
  }
}

/** How several parts that were turned are one. */
function turningOf(parts: readonly Part[], first: Turning): Turning {
  const all = parts.flatMap((part) => part.source.turning ?? []);
  const sum = (count: keyof TurnedCounts) => all.reduce((total, { counts }) => total + counts[count], 0);
  return {
    ...first,
    places: all.flatMap(({ places }) => places),
    headTexts: [],
    counts: {
      rows: sum('rows'),
      columns: sum('columns'),
      cells: sum('cells'),
      blank: sum('blank'),
      values: sum('values'),
    },
  };
}

/**
 * Makes one table of sheets or files of the same columns, in whatever order these stand. What a name or place says
 * becomes columns behind them, unless the file has such a column itself.
 * @param details how the whole was understood
 * @throws Refusal when the parts have not the same columns
 */
export function joinSources(parts: [Part, ...Part[]], details: Source['details']): Source {
  const [first] = parts;
  const { source } = first;
  const several = parts.length > 1;
  const own = named(source.header);
  const texts = Object.keys(first.common).filter((name) => !own.map(keyOf).includes(keyOf(name)));
  if (!several && texts.length === 0) return { ...source, details };
  const orders = parts.map((part) => {
    const order = orderOf(source.header, part.source.header);
    const same = Object.keys(part.common).sort().join('\n') === Object.keys(first.common).sort().join('\n');
    return order && same ? order : refuseShape(first, part);
  });
  const header = [...own, ...texts];
  return {
    kind: source.kind,
    details,
    header,
    headerText: asCsv(header),
    added: texts.length,
    ...(source.turning && { turning: turningOf(parts, source.turning) }),
    rows: async function* () {
      for (const [at, part] of parts.entries()) {
        const values = texts.map((name) => part.common[name] ?? '');
        const before = parts.slice(0, at).reduce((sum, other) => sum + (other.source.turning?.places.length ?? 0), 0);
        const label = several ? part.label : null;
        yield* rowsOf(part, { order: orders[at] ?? [], texts: values, label, before });
      }
    },
  };
}
