import { hasFootnote, withoutFootnote } from '../parse/footnotes.ts';
import { isCommaDoubtful, middleOf, readNumber } from '../parse/parse-number.ts';
import { endingWith, notThere, pickNames } from '../rows/pick-names.ts';
import { nearest, plain } from '../rows/plain-text.ts';
import { refuseFile, type Source } from '../rows/source-row.ts';
import type { FileSettings } from './name-parts.ts';

type Rule = NonNullable<FileSettings['numbers']>[number];

const ends = ['low', 'high', 'middle'] as const;

/** A cell without what the rule calls litter at its end: 12.98万 (暂定). */
function withoutLitter(cell: string, litter: NonNullable<Rule['litter']>): string {
  const text = plain(cell);
  for (const name of [litter].flat()) {
    const [found] = endingWith(plain(name)).exec(text) ?? [];
    if (found !== undefined && found.length < text.length) return text.slice(0, -found.length).trimEnd();
  }
  return text;
}

/** What a cell says by a rule: itself, and its ends. What is no number stays as it is, to be refused by who needs it. */
function valuesOf(text: string, rule: Rule): [itself: string, ...ends: string[]] {
  const { unit, range, litter, decimal, footnotes } = rule;
  const bare = footnotes ? withoutFootnote(text) : text;
  const cell = litter === undefined ? bare : withoutLitter(bare, litter);
  const read = hasFootnote(cell) ? null : readNumber(cell, unit, decimal);
  if (read === null) return [cell, cell, cell, cell];
  const all = { low: read.low, high: read.high, middle: middleOf(read) };
  const textOf = (value: number | null) => (value === null ? '' : String(value));
  const chosen = read.low === read.high ? read.low : range === undefined ? null : all[range];
  // Where one column writes 1.234 and another 2,000, whoever counts cars has to ask which of them is not as it was said.
  if (decimal === ',' && isCommaDoubtful(cell))
    return [plain(cell).replace(',', '.'), ...ends.map((end) => textOf(all[end]))];
  return [chosen === null ? cell : textOf(chosen), ...ends.map((end) => textOf(all[end]))];
}

/**
 * Reads the numbers of some columns as the mapping says: plain ones take the place of what stood there, and three
 * columns are added for each: `<name>.low`, `<name>.high` and `<name>.middle`. Texts of rows stay as they stand.
 * @param rules the first one that names a column counts
 * @throws Refusal when one names a column that is not there
 */
export function withNumbers(source: Source, rules: Rule[] = []): Source {
  const names = source.header.map((name) => name.trim());
  const absent = rules.flatMap(({ columns }) => notThere(columns, names));
  if (absent.length > 0) {
    const near = nearest(absent[0] ?? '', names.filter(Boolean));
    throw refuseFile(
      'importer.number-column-missing',
      `表头中没有映射的 numbers 所写的列“${absent.join('、')}”；最接近的是 ${near.join('、')}。`,
      `The header has no column "${absent.join(', ')}", which "numbers" of the mapping names; closest matches: ${near.join(', ')}.`,
    );
  }
  const picks = rules.map((rule) => ({ rule, has: pickNames(rule.columns) }));
  const chosen = names.flatMap((name, column) => {
    const rule = picks.find(({ has }) => has(name))?.rule;
    return rule ? [{ column, rule, name }] : [];
  });
  if (chosen.length === 0) return source;
  const width = source.header.length;
  return {
    ...source,
    header: [...source.header, ...chosen.flatMap(({ name }) => ends.map((end) => `${name}.${end}`))],
    added: (source.added ?? 0) + chosen.length * ends.length,
    made: new Map(
      chosen.flatMap(({ column }, at) =>
        ends.map((_, end): [number, number] => [width + at * ends.length + end, column]),
      ),
    ),
    rows: async function* () {
      for await (const row of source.rows()) {
        if (row.cells.length !== width) {
          // Too many or too few: so it stays, beside the columns that were added.
          yield { ...row, cells: [...row.cells, ...chosen.flatMap(() => ends.map(() => ''))] };
          continue;
        }
        const cells = [...row.cells];
        for (const { column, rule } of chosen) {
          const [itself, ...rest] = valuesOf(cells[column] ?? '', rule);
          cells[column] = itself;
          cells.push(...rest);
        }
        yield { ...row, cells };
      }
    },
  };
}
