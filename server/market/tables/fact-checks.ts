import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Dataset } from '../datasets/index.ts';
import { placeDepth } from '../datasets/members/place.ts';
import { grainOf, memberTablesOf } from '../datasets/tables.ts';
import { referenceBy, type TableCheck, unique } from './table-check.ts';

/**
 * What must not stand beside each other: a wider place and one within it, of one month and the same other members, where
 * the cars of the one hold those of the other.
 */
function apartChecks({ key, facts }: Dataset): TableCheck[] {
  const each = facts.chains.find(({ apart }) => apart);
  if (!each) return [];
  const others = grainOf(facts).filter((column) => column !== each.column);
  const same = others.map((column) => `n.${column} = w.${column}`).join(' AND ');
  return [
    {
      sql: `WITH placed AS (
          SELECT ${others.map((column) => `f.${column}`).join(', ')}, city.province_id, ${placeDepth} AS depth
          FROM ${facts.table} AS f JOIN city ON city.city_id = f.${each.column} JOIN province USING (province_id))
        SELECT CONCAT_WS(' / ', ${others.join(', ')}) AS found FROM placed AS w
        WHERE w.depth < 2 AND EXISTS (SELECT 1 FROM placed AS n
          WHERE ${same} AND n.depth > w.depth AND (w.depth = 0 OR n.province_id = w.province_id)) LIMIT 1`,
      refuse: (found) =>
        new Refusal('market.place-holds-another', status.refused, {
          zh_CN: `${key} 在同一月份对同一对象既有全国（或全省）的数据，又有其中城市的数据，会重复计算：${found}。`,
          en: `${key} has figures of the whole country (or province) beside those of places within it, of the same month and members, which would count twice: ${found}.`,
        }),
    },
  ];
}

/** What must not stand twice: two members of one wider one, of one month and the same other members. */
function oneOfEachChecks({ key, facts }: Dataset): TableCheck[] {
  const each = facts.chains.find(({ oneOfEach }) => oneOfEach);
  const [table, wider] = each?.chain.tables ?? [];
  if (!each || !table || !wider) return [];
  const others = grainOf(facts).filter((column) => column !== each.column);
  return [
    {
      sql: `SELECT CONCAT_WS(' / ', ${others.join(', ')}, ${wider.id}) AS found
        FROM ${facts.table} AS f JOIN ${table.name} AS t ON t.${table.id} = f.${each.column}
        GROUP BY ${others.join(', ')}, ${wider.id} HAVING COUNT(*) > 1 LIMIT 1`,
      refuse: (found) =>
        new Refusal('market.several-of-one', status.refused, {
          zh_CN: `${key} 对同一对象的同一项有多种说法：${found}；请先撤回原有的说法，或以 --kind replace 交付整月。`,
          en: `${key} says several things of one and the same: ${found}; withdraw what was said before, or deliver whole months with --kind replace.`,
        }),
    },
  ];
}

/** What must not stand on one day: two members that are alike, of one month and the same other members. */
function apartInTimeChecks({ key, facts }: Dataset): TableCheck[] {
  const each = facts.chains.find(({ apartInTime }) => apartInTime);
  const [table] = each?.chain.tables ?? [];
  if (!each?.apartInTime || !table) return [];
  const { alike, from, until } = each.apartInTime;
  const others = grainOf(facts).filter((column) => column !== each.column);
  const same = [
    ...others.map((column) => `f.${column} = g.${column}`),
    ...alike.map((column) => `t.${column} = u.${column}`),
  ].join(' AND ');
  const first = (alias: string) => `CASE ${alias}.${from} WHEN 'unknown' THEN '0' ELSE ${alias}.${from} END`;
  const last = (alias: string) => `CASE ${alias}.${until} WHEN 'unknown' THEN '9' ELSE ${alias}.${until} END`;
  return [
    {
      sql: `SELECT CONCAT_WS(' / ', t.key, u.key) AS found
        FROM ${facts.table} AS f JOIN ${table.name} AS t ON t.${table.id} = f.${each.column}
          JOIN ${facts.table} AS g ON f.${each.column} < g.${each.column}
          JOIN ${table.name} AS u ON u.${table.id} = g.${each.column}
        WHERE ${same} AND ${first('t')} <= ${last('u')} AND ${first('u')} <= ${last('t')} LIMIT 1`,
      refuse: (found) =>
        new Refusal('market.same-days', status.refused, {
          zh_CN: `${key} 对同一对象有两项同类、同样适用而日期重叠的内容：${found}；请先改正或撤回原有的一项。`,
          en: `${key} has two of one thing that are alike in kind, for whom and where, and stand on the same days: ${found}; correct or withdraw the one that was there first.`,
        }),
    },
  ];
}

/** Datasets whose tables have checks of their own, in words of their own. */
const ownChecks = ['sales'];

/** What must not be in the facts of any dataset: a member that is not there, a row that stands twice, a figure below zero that cannot be. */
export function factChecks(dataset: Dataset): TableCheck[] {
  const { key, facts } = dataset;
  if (ownChecks.includes(key)) return [];
  const { table, chains, figures, signed = [] } = facts;
  const references = [
    ...chains.flatMap(({ chain, column }) => {
      const [first] = chain.tables;
      return first ? [referenceBy(table, column, first.name, first.id)] : [];
    }),
    ...memberTablesOf([dataset]).flatMap(({ table: narrower, holds }) =>
      holds.map(({ name, id }) => referenceBy(narrower.name, id, name, id)),
    ),
  ];
  const negative = figures.filter((figure) => !signed.includes(figure)).map((figure) => `${figure} < 0`);
  return [
    ...references,
    unique(table, grainOf(facts).join(', ')),
    ...apartChecks(dataset),
    ...oneOfEachChecks(dataset),
    ...apartInTimeChecks(dataset),
    {
      sql: `SELECT CONCAT_WS(' / ', ${figures.join(', ')}) AS found FROM ${table} WHERE ${negative.join(' OR ')} LIMIT 1`,
      refuse: (found) =>
        new Refusal('market.figure-negative', status.refused, {
          zh_CN: `表 ${table} 的数字不能为负：${found}。`,
          en: `Figures of table ${table} must not be negative: ${found}.`,
        }),
    },
  ];
}
