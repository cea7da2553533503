import type { Sentence } from '../../kernel/words/sentence.ts';
import type { Dataset } from '../../market/index.ts';
import { namesOf } from '../mapping/field-names.ts';
import { fields, meantFields } from '../mapping/mapping.ts';
import { parseBareMonth, parseMonth } from '../parse/parse-month.ts';
import { readNumber } from '../parse/parse-number.ts';
import { isBlank } from '../parse/read-figure.ts';
import { distance, plain } from '../rows/plain-text.ts';

/** A field that a column may be, with the names that files give it. */
export interface Candidate {
  field: string;
  names: readonly string[];
  kind: 'time' | 'figure' | 'text';
  isNeeded: boolean;
}

/** @returns what columns of files of a dataset may be */
export function candidatesOf({ file }: Dataset): Candidate[] {
  if (!file || file.begins) {
    return fields.map((field) => ({
      field,
      names: namesOf([field, meantFields[field]]),
      kind: field === 'month' ? 'time' : field === 'volume' ? 'figure' : 'text',
      isNeeded: field === 'month' || field === 'volume' || field === 'dataSource',
    }));
  }
  const all = Object.entries(file.fields).map(([field, of]): Candidate => {
    const { kind } = of;
    return {
      field,
      names: namesOf([field, of]),
      kind: kind === 'time' ? 'time' : kind === 'figure' ? 'figure' : 'text',
      isNeeded: kind === 'time' || (kind !== 'name' && of.otherwise === undefined),
    };
  });
  return all.some(({ field }) => field === 'year')
    ? all
    : [...all, { field: 'year', names: ['year', '年份', '年'], kind: 'text', isNeeded: false }];
}

/** What a column seems to be: a field, or a month or year of figures; null where nothing fits. */
export interface Seems {
  column: string;
  samples: string[];
  field: string | null;
  isPeriod: boolean;
  why: Sentence;
}

const likeEnough = 0.34;

const why = (zh_CN: string, en: string): Sentence => ({ zh_CN, en });

const isMonth = (text: string): boolean => typeof parseMonth(text) === 'number';

/** Whether all samples are of a kind, and there are some. */
const all = (samples: readonly string[], is: (text: string) => boolean): boolean => {
  const filled = samples.filter((text) => !isBlank(text));
  return filled.length > 0 && filled.every(is);
};

/**
 * Says what each column seems to be: by its name first, the nearest one before all others, then by what stands in it.
 * @param rows cells of the first rows below the head
 */
export function seemsOf(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  candidates: readonly Candidate[],
): Seems[] {
  const open = new Map(candidates.map((candidate) => [candidate.field, candidate]));
  const result: Seems[] = header.map((column, at) => ({
    column,
    samples: rows.map((cells) => cells[at] ?? '').filter((text) => plain(text) !== ''),
    field: null,
    isPeriod: isMonth(column),
    why: isMonth(column) ? why('表头是月份', 'its head is a month') : why('没有相符的字段', 'no field fits'),
  }));
  const pairs = result
    .flatMap((seems) =>
      seems.isPeriod || plain(seems.column) === ''
        ? []
        : candidates.flatMap(({ field, names }) =>
            names.map((name) => {
              const [one, two] = [plain(seems.column).toLowerCase(), name.toLowerCase()];
              return { seems, field, name, far: distance(one, two) / Math.max(one.length, two.length) };
            }),
          ),
    )
    .filter(({ far }) => far <= likeEnough)
    .sort((pair, other) => pair.far - other.far);
  for (const { seems, field, name, far } of pairs) {
    if (seems.field !== null || !open.has(field)) continue;
    open.delete(field);
    seems.field = field;
    seems.why =
      far === 0
        ? why('表头即其名称', 'its head is a name of it')
        : why(`表头与“${name}”相近`, `its head is like "${name}"`);
  }
  const take = (kind: Candidate['kind'], is: (text: string) => boolean, because: Sentence) => {
    const [candidate, another] = [...open.values()].filter((each) => each.kind === kind && each.isNeeded);
    const [seems, second] = result.filter((each) => each.field === null && !each.isPeriod && all(each.samples, is));
    if (!candidate || another || !seems || second) return;
    open.delete(candidate.field);
    seems.field = candidate.field;
    seems.why = because;
  };
  take(
    'time',
    (text) => isMonth(text) || parseBareMonth(text) !== null,
    why('其中都是月份', 'all that stands in it are months'),
  );
  if (!result.some(({ isPeriod }) => isPeriod)) {
    take('figure', (text) => readNumber(text) !== null, why('其中都是数字', 'all that stands in it are numbers'));
  }
  return result;
}
