import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusal.ts';
import type { Dataset } from '../datasets/index.ts';
import { grainOf, memberTablesOf } from '../datasets/tables.ts';
import { referenceBy, type TableCheck, unique } from './table-check.ts';

/** Datasets whose tables have checks of their own, in words of their own. */
const ownChecks = ['sales', 'price'];

/** What must not be in the facts of any dataset: a member that is not there, a row that stands twice, a figure below zero. */
export function factChecks(dataset: Dataset): TableCheck[] {
  const { key, facts } = dataset;
  if (ownChecks.includes(key)) return [];
  const { table, chains, figures } = facts;
  const references = [
    ...chains.flatMap(({ chain, column, through }) => {
      const [first] = [...through, ...chain.tables];
      return first ? [referenceBy(table, column, first.name, first.id)] : [];
    }),
    ...memberTablesOf([dataset]).flatMap(({ table: narrower, holds }) =>
      holds.map(({ name, id }) => referenceBy(narrower.name, id, name, id)),
    ),
  ];
  const negative = figures.map((figure) => `${figure} < 0`).join(' OR ');
  return [
    ...references,
    unique(table, grainOf(facts).join(', ')),
    {
      sql: `SELECT CONCAT_WS(' / ', ${figures.join(', ')}) AS found FROM ${table} WHERE ${negative} LIMIT 1`,
      refuse: (found) =>
        new Refusal('market.figure-negative', status.refused, {
          zh_CN: `表 ${table} 的数字不能为负：${found}。`,
          en: `Figures of table ${table} must not be negative: ${found}.`,
        }),
    },
  ];
}
