import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Dataset } from '../datasets/dataset.ts';
import { beginning, type History } from '../datasets/dated.ts';
import type { MemberTable } from '../datasets/dimension.ts';
import { memberTablesOf } from '../datasets/tables.ts';
import { historyTable } from './dated-members.ts';
import { type TableCheck, unique } from './table-check.ts';

/** The present values must be the last ones, and nothing may change that is declared to stay. */
const differing = ({ name, id, dated = [] }: MemberTable): TableCheck => {
  const present = [...dated, 'name'].map((attribute) => `WHEN '${attribute}' THEN ${presentIs(attribute)}`);
  return {
    sql: `SELECT CONCAT_WS(' / ', key, attribute) AS found FROM (
        SELECT member_id, attribute, arg_max(value, since) AS value, arg_max(name_zh, since) AS zh,
          arg_max(name_en, since) AS en, MIN(since) AS first
        FROM ${historyTable} WHERE member_table = '${name}' GROUP BY member_id, attribute) AS h
      LEFT JOIN ${name} AS t ON t.${id} = h.member_id
      WHERE t.key IS NULL OR first <> ${beginning} OR NOT COALESCE(CASE attribute ${present.join(' ')} END, FALSE) LIMIT 1`,
    refuse: refuseHistory,
  };
};

const presentIs = (attribute: string): string =>
  attribute === 'name' ? 't.name_zh = h.zh AND t.name_en = h.en' : `t.${attribute} = h.value`;

const refuseHistory = (found: string) =>
  new Refusal('market.history-differs', status.refused, {
    zh_CN: `对象 ${found} 的变更记录与其现值不符。`,
    en: `What is kept of the changes of ${found} does not end with its present value.`,
  });

/**
 * What must hold of the history of the members of some datasets.
 * @param history what it says anything of: there is nothing to ask of the other tables
 */
export const historyChecks = (among: readonly Dataset[], history: History): TableCheck[] => {
  const tables = memberTablesOf(among).map(({ table }) => table);
  const names = tables.map(({ name }) => `'${name}'`).join(', ');
  return [
    unique(historyTable, 'member_table, member_id, attribute, since'),
    ...tables.filter(({ name }) => Object.hasOwn(history, name)).map(differing),
    {
      sql: `SELECT member_table AS found FROM ${historyTable} WHERE member_table NOT IN (${names}) LIMIT 1`,
      refuse: refuseHistory,
    },
  ];
};
