import { type SucceededField, succeededFields } from '@portal/contract';
import { parseMonth } from '../../importer/index.ts';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import { isPlainText } from '../../kernel/words/plain-name.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { type JudgedSuccession, judgeSuccessions, type ListedSuccession, succeedByList } from '../../market/index.ts';
import type { FileLimits } from '../../settings/settings-files.ts';
import { ragged, readTable } from '../values/read-table.ts';

/** How many successions a list may decide, and how long its names may be. */
const [mostRows, longestName] = [1000, 100];

/** What a list of successions says, and how its columns may be called: without case, blanks and signs. */
const columns = {
  field: { label: { zh_CN: '类型', en: 'Kind' }, names: ['类型', 'kind', 'field', 'level'] },
  predecessor: {
    label: { zh_CN: '前代', en: 'Predecessor' },
    names: ['前代', '前代车型', '老款', 'predecessor', 'former'],
  },
  successor: {
    label: { zh_CN: '换代车型', en: 'Successor' },
    names: ['换代车型', '换代', '新款', 'successor'],
  },
  month: {
    label: { zh_CN: '换代月份', en: 'Since month' },
    names: ['换代月份', '起始月份', '月份', 'sincemonth', 'since', 'succeededfrom', 'from', 'month'],
  },
} as const satisfies Record<string, { label: Sentence; names: readonly string[] }>;

const fieldNames: Readonly<Record<SucceededField, readonly string[]>> = {
  model: ['model', '车型'],
  subModel: ['submodel', '子车型'],
};

/** A row of a list as it stands there, with what the release knows of it, and why it is refused. */
export interface SuccessionRow {
  row: number;
  /** Empty where it says none that can be succeeded. */
  field: SucceededField | '';
  /** The name in the release where it has one of it, else the text of the list. */
  predecessor: Sentence;
  successor: Sentence;
  /** Such as 2024-03; as it stands there where it is no month. */
  month: string;
  isKnown: boolean;
  fault: Sentence | null;
}

/** A list that has been looked at. */
export interface SuccessionList {
  rows: SuccessionRow[];
  judged: readonly JudgedSuccession[];
}

/**
 * Looks at a list of successions and changes nothing: each row as if it were decided by hand, after those above it.
 * @param folder the market folder @param onto the release
 * @param usual the kind of rows that say none
 * @throws OperatorError when it is no list of successions; Refusal when it cannot be read, or there is no such release
 */
export async function readSuccessionList(
  folder: string,
  onto: string,
  file: Uint8Array,
  limits: FileLimits,
  usual: SucceededField = 'model',
): Promise<SuccessionList> {
  const table = await readTable(file, limits, {
    columns,
    needed: ['predecessor', 'successor', 'month'],
    most: mostRows,
    tooMany: {
      zh_CN: `一个文件最多 ${mostRows} 行换代关系，请分成几个文件。`,
      en: `A list has ${mostRows} successions at most: part it into several files.`,
    },
    empty: {
      zh_CN: '文件中没有换代关系：表头下面没有行。',
      en: 'The list decides nothing: no row stands below its head.',
    },
  });
  const listed: ListedSuccession[] = [];
  const rows = table.map(({ row, cells, isRagged }): SuccessionRow => {
    const { field = '', predecessor = '', successor = '', month = '' } = cells;
    const kind = succeededFields.find((key) => fieldNames[key].includes(plain(field))) ?? (field === '' ? usual : '');
    const found = month === '' ? null : parseMonth(month);
    const since = typeof found === 'number' ? monthOf(found) : null;
    const fault =
      (isRagged && ragged) ||
      (kind === '' && unknownKind(field)) ||
      nameFault('predecessor', predecessor) ||
      nameFault('successor', successor) ||
      (since === null && noMonth(month)) ||
      null;
    if (fault === null && kind !== '' && since !== null) {
      listed.push({ row, field: kind, predecessor, successor, month: since });
    }
    const texts = [predecessor, successor].map((text): Sentence => ({ zh_CN: text, en: text }));
    const [before = ragged, after = ragged] = texts;
    return { row, field: kind, predecessor: before, successor: after, month: since ?? month, isKnown: false, fault };
  });
  const judged = await judgeSuccessions(folder, onto, listed);
  const byRow = new Map(judged.map((each) => [each.row, each]));
  return {
    judged,
    rows: rows.map((each) => {
      const own = byRow.get(each.row);
      if (!own) return each;
      return {
        ...each,
        predecessor: own.before?.name ?? each.predecessor,
        successor: own.after?.name ?? each.successor,
        isKnown: own.isKnown,
        fault: own.fault,
      };
    }),
  };
}

/** How many rows of a list are new, known already, and refused. */
export function countRows({ rows }: SuccessionList): { fresh: number; known: number; refused: number } {
  const refused = rows.filter(({ fault }) => fault !== null).length;
  const known = rows.filter(({ isKnown }) => isKnown).length;
  return { fresh: rows.length - refused - known, known, refused };
}

/**
 * Makes a release, unpublished, that knows of all successions of a list.
 * @param folder the market folder
 * @returns the release, and what was done, in a sentence
 * @throws OperatorError when a row is refused, or none is new: then nothing is made
 */
export async function settleSuccessionList(
  folder: string,
  order: { onto: string; by: string; note: string },
  list: SuccessionList,
): Promise<{ release: string; text: Sentence }> {
  const { fresh, known, refused } = countRows(list);
  if (refused > 0) throw rowsRefused(refused);
  if (fresh === 0) throw nothingNew();
  const release = await succeedByList(folder, order, list.judged);
  return {
    release,
    text: {
      zh_CN: `已按文件决定 ${fresh} 个换代关系${known > 0 ? `，另有 ${known} 个原已如此` : ''}。`,
      en: `Successions decided by the list: ${fresh}${known > 0 ? `; known already: ${known}` : ''}.`,
    },
  };
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const monthOf = (number: number): string => `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

function nameFault(column: 'predecessor' | 'successor', text: string): Sentence | false {
  const { zh_CN, en } = columns[column].label;
  if (text === '') return { zh_CN: `缺少“${zh_CN}”`, en: `“${en}” is missing` };
  if ([...text].length <= longestName && isPlainText(text)) return false;
  return {
    zh_CN: `“${zh_CN}”最多 ${longestName} 个可显示的字符`,
    en: `“${en}” has at most ${longestName} printable characters`,
  };
}

const unknownKind = (text: string): Sentence => ({
  zh_CN: `“${text}”没有换代关系；类型只能是：车型、子车型`,
  en: `“${text}” is not succeeded by others; the kind is one of: model, subModel`,
});

const noMonth = (text: string): Sentence =>
  text === ''
    ? { zh_CN: '缺少“换代月份”，即换代车型的首月', en: '“Since month” is missing: the first month of the successor' }
    : { zh_CN: `“${text}”不是月份；请写成 2024-03`, en: `“${text}” is not a month; write 2024-03` };

const rowsRefused = (count: number) =>
  new OperatorError({
    zh_CN: `文件中有 ${count} 行被拒绝，因此没有作出任何决定。请更正后重试。`,
    en: `Rows of the list that are refused: ${count}. Nothing was decided; correct them and try again.`,
  });

const nothingNew = () =>
  new OperatorError({
    zh_CN: '文件中的换代关系在这个版本中都已存在，没有生成新版本。',
    en: 'The release knows of all successions of the list already; no new release was made.',
  });
