import type { Several } from '../mapping/shape-settings.ts';
import { needColumns } from '../rows/need-columns.ts';
import { plain } from '../rows/plain-text.ts';
import type { RefusedField } from '../rows/problem.ts';
import { reasons } from '../rows/reasons.ts';
import { refuseFile, type Source, type SourceRow } from '../rows/source-row.ts';
import type { Tally } from '../rows/tally.ts';

const usualSigns = [',', '，', '、', ';', '；', '/', '&'];

interface Rule {
  column: number;
  name: string;
  apart: RegExp;
  as: Several['as'];
  figures: number[];
}

const escaped = (sign: string): string => sign.replace(/[\\^$.|?+()[\]{}*/-]/g, '\\$&');

const noFigures = () =>
  refuseFile(
    'importer.several-figures',
    '映射的 several 以 shared 分摊时，请在 figures 中写明要分摊的数字所在的列。',
    'Where "several" of the mapping shares a row out ("shared"), name the columns of the figures under "figures".',
  );

function rulesOf(header: readonly string[], settings: readonly Several[]): Rule[] {
  const need = (wanted: string | readonly string[]) => needColumns(header, wanted, 'several');
  return settings.flatMap(({ columns, signs = usualSigns, as, figures }) => {
    if (as === 'shared' && figures === undefined) throw noFigures();
    const apart = new RegExp(`\\s*(?:${[signs].flat().map(escaped).join('|')})\\s*`, 'u');
    return need(columns).map((column) => ({
      column,
      name: header[column] ?? '',
      apart,
      as,
      figures: figures === undefined ? [] : need(figures),
    }));
  });
}

/** A whole number in as many parts, of which the first ones have the rest; what is none stays as it is. */
function shareOf(text: string, parts: number, at: number): string {
  const value = plain(text).replaceAll(',', '');
  if (!/^\d+$/.test(value)) return text;
  const whole = Number(value);
  return String(Math.floor(whole / parts) + (at < whole % parts ? 1 : 0));
}

/** What becomes of a row whose cell names several. */
function apartOf(row: SourceRow, rule: Rule, names: readonly string[]): SourceRow[] {
  const { column, name, as, figures } = rule;
  if (as === 'refused') {
    const fault: RefusedField = { field: name, value: row.cells[column] ?? '', reason: reasons.severalNames(names) };
    return [{ ...row, faults: [...(row.faults ?? []), fault] }];
  }
  return names.map((own, at) => {
    const cells = [...row.cells];
    cells[column] = own;
    if (as === 'shared') for (const figure of figures) cells[figure] = shareOf(cells[figure] ?? '', names.length, at);
    return { ...row, cells };
  });
}

/**
 * Parts rows whose cell names several, or refuses them, as the mapping says. Every part stands in the row of the file
 * that it came from.
 * @throws Refusal where a column that the mapping names is not there, or figures to be shared are not named
 */
export function severalNames(source: Source, settings: readonly Several[] | undefined, tally: Tally): Source {
  if (settings === undefined) return source;
  const rules = rulesOf(source.header, settings);
  const counter = tally.counter('apart');
  return {
    ...source,
    rows: async function* () {
      counter.begin();
      for await (const row of source.rows()) {
        let rows = [row];
        for (const rule of rules) {
          rows = rows.flatMap((each) => {
            const names = (each.cells[rule.column] ?? '').split(rule.apart).filter(Boolean);
            return names.length > 1 ? apartOf(each, rule, names) : [each];
          });
        }
        if (rows.length > 1) counter.add(row);
        yield* rows;
      }
      counter.end();
    },
  };
}
