import type { FileLimits } from '../../../settings/settings-files.ts';
import { readTable, type TableRow } from '../../values/read-table.ts';
import { type ListColumn, listColumns } from './list-columns.ts';

/** A row of a list of people: its cells by what they say. */
export type ListedRow = TableRow<ListColumn>;

/** How many people a list may name. */
export const mostPeople = 1000;

/**
 * Reads a list of people.
 * @throws OperatorError when it is no list of people, or names too many; Refusal when it cannot be read
 */
export const readList = (file: Uint8Array, limits: FileLimits): Promise<ListedRow[]> =>
  readTable(file, limits, {
    columns: listColumns,
    needed: ['userNm', 'realNm', 'to'],
    most: mostPeople,
    tooMany: {
      zh_CN: `名单最多 ${mostPeople} 人，请分成几个文件。`,
      en: `A list names ${mostPeople} people at most: part it into several files.`,
    },
    empty: {
      zh_CN: '名单中没有人：表头下面没有行。',
      en: 'The list names nobody: there is no row below its head.',
    },
  });
