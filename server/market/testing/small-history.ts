import { monthNumber } from '../model/index.ts';
import type { RawDataset } from './reference/raw.ts';
import { quoted } from './small-market.ts';

/** What a member of the small market was described by before its present code, each until a month. */
interface Former {
  /** The dimension of the member, its key, and its number. */
  of: string;
  key: string;
  id: number;
  table: string;
  attribute: string;
  /** The dimension that changes, and its present code. */
  dimension: string;
  present: string;
  /** The codes before, the oldest first, with the first month of what came then. */
  before: readonly (readonly [code: string, until: string])[];
}

/** Segments that change once and there and back, a brand that becomes a luxury one, a manufacturer that is bought. */
const formers: readonly Former[] = [
  {
    of: 'subModel',
    key: 'sub-0',
    id: 0,
    table: 'sub_model',
    attribute: 'segment',
    dimension: 'segment',
    present: 'A',
    before: [['A0', '2022-07']],
  },
  {
    of: 'subModel',
    key: 'sub-3',
    id: 3,
    table: 'sub_model',
    attribute: 'segment',
    dimension: 'segment',
    present: 'C',
    before: [
      ['C', '2021-11'],
      ['B', '2023-01'],
    ],
  },
  {
    of: 'subModel',
    key: 'sub-3',
    id: 3,
    table: 'sub_model',
    attribute: 'origin_type',
    dimension: 'originType',
    present: 'domestic',
    before: [['imported', '2022-03']],
  },
  {
    of: 'brand',
    key: 'brand-1',
    id: 1,
    table: 'brand',
    attribute: 'luxury_type',
    dimension: 'luxuryType',
    present: 'luxury',
    before: [['mainstream', '2023-04']],
  },
  {
    of: 'manufacturer',
    key: 'maker-1',
    id: 1,
    table: 'manufacturer',
    attribute: 'manufacturer_type',
    dimension: 'manufacturerType',
    present: 'joint_venture',
    before: [['foreign', '2022-10']],
  },
];

/** The manufacturer 1 had another name until the end of 2022. */
const names = quoted([
  ['manufacturer', 1, 'name', 0, 'old-works', '旧厂', 'Old works'],
  ['manufacturer', 1, 'name', monthNumber('2023-01'), 'the-maker-1', '名-maker-1', 'The maker 1'],
]);

/** INSERT statements for the table of what changed; the members must be there. */
export const historyInserts: readonly string[] = [
  `INSERT INTO member_history VALUES ${names}`,
  ...formers.map(({ id, table, attribute, present, before }) => {
    const months = [0, ...before.map(([, until]) => monthNumber(until))];
    const codes = [...before.map(([code]) => code), present];
    return `INSERT INTO member_history VALUES ${quoted(codes.map((code, at) => [table, id, attribute, months[at] ?? 0, code, '', '']))}`;
  }),
];

/** The facts of a dataset, each under what held in its month. */
export const historyRaw = (raw: RawDataset): RawDataset => ({
  ...raw,
  facts: raw.facts.map((fact) => {
    const keys = { ...fact.keys };
    for (const { of, key, dimension, before } of formers) {
      const then = before.find(([, until]) => fact.month < monthNumber(until));
      if (keys[of] === key && dimension in keys && then) keys[dimension] = then[0];
    }
    return { ...fact, keys };
  }),
});
