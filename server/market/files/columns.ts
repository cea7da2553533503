import type { MarketFiles } from '@portal/contract';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { datedTables, inMonth, relationOf } from '../datasets/dated.ts';
import { dataSource, period } from '../datasets/fact-dimensions.ts';
import { type Dataset, type FactChain, keyColumn } from '../datasets/index.ts';
import { joinsOf } from '../datasets/joins.ts';
import { monthNumber, sourceNumber } from '../model/index.ts';
import type { ReleaseInfo } from '../releases/release.ts';

/** A column of the files of a dataset, and what it is in the statement that writes them. */
export interface FileColumn {
  key: string;
  kind: MarketFiles['columns'][number]['kind'];
  sql: string;
  name: Sentence;
  unit: Sentence;
  definition: Sentence;
}

const nothing: Sentence = { zh_CN: '', en: '' };

type Described = Pick<FileColumn, 'name' | 'definition'>;

const both = (words: Described, key: string, sql: string): FileColumn[] => [
  { ...words, key, kind: 'key', unit: nothing, sql },
];

/** The names of a member, in both languages: whoever reads a file need not ask for its members. */
const names = ({ name, definition }: Described, key: string, table: string): FileColumn[] =>
  (['zh_CN', 'en'] as const).map((language) => ({
    key: `${key}${language === 'en' ? 'NameEn' : 'NameZh'}`,
    kind: 'name',
    name: { zh_CN: `${name.zh_CN}（${language}）`, en: `${name.en} (${language})` },
    unit: nothing,
    definition,
    sql: `${table}.name_${language === 'en' ? 'en' : 'zh'}`,
  }));

/** What tells facts apart along one chain: the members of its dimensions. */
function ofChain({ chain }: FactChain, dataset: Dataset): FileColumn[] {
  const offered = Object.entries(chain.dimensions).filter(([key]) => Object.hasOwn(dataset.dimensions, key));
  return offered.flatMap(([key, dimension]) => {
    const { name: table } = dimension.table;
    return [
      ...both(dimension, key, `${table}.${keyColumn(dimension)}`),
      ...(dimension.kind === 'named' ? names(dimension, key, table) : []),
    ];
  });
}

/** A column of figures goes by the indicator that is its sum or its mean; else by what it weighs. */
function ofFigure(column: string, { indicators }: Dataset): FileColumn {
  const all = Object.values(indicators);
  const own = all.find((indicator) => 'column' in indicator && indicator.column === column);
  const weighed = all.filter((indicator) => 'weight' in indicator && indicator.weight === column);
  const weight: Sentence = {
    zh_CN: `${weighed.map(({ name }) => name.zh_CN).join('、')}的权重`,
    en: `The weight of ${weighed.map(({ name }) => name.en).join(', ')}`,
  };
  return {
    key: column,
    kind: 'figure',
    sql: `f.${column}`,
    ...(own ?? {
      name: { zh_CN: column, en: column },
      unit: nothing,
      definition: weighed.length > 0 ? weight : nothing,
    }),
  } as FileColumn;
}

const padded = (number: string, digits: number): string => `LPAD(CAST(${number} AS VARCHAR), ${digits}, '0')`;

/** The month as 2024-03, in words that DuckDB and PostgreSQL both understand: they divide whole numbers differently. */
const monthText = `CONCAT(${padded('CAST((f.month - f.month % 12) / 12 AS INTEGER)', 4)}, '-', ${padded('f.month % 12 + 1', 2)})`;

/** Figures of several months say all of them, as the importer reads them: 2025-01~02. */
function monthsLabel({ key, facts }: Dataset, { coverage }: Pick<ReleaseInfo, 'coverage'>): string {
  const cases = (coverage?.[key] ?? []).flatMap(({ key: source, combined = [] }) =>
    combined.map(({ first, last }) => {
      const ofSource = source === null ? '' : `f.${facts.source} = ${sourceNumber(source)} AND `;
      return `WHEN ${ofSource}f.month = ${monthNumber(last)} THEN '${first}~${last.slice(5)}'`;
    }),
  );
  return cases.length > 0 ? `CASE ${cases.join(' ')} ELSE ${monthText} END` : monthText;
}

/** The columns of the files of a dataset: when, by which source, of whom, and the figures as they are kept. */
export function fileColumns(dataset: Dataset, info: Pick<ReleaseInfo, 'sources' | 'coverage'>): FileColumn[] {
  const { facts } = dataset;
  const { sources: released } = info;
  const sources = released.map(({ key }) => `WHEN ${sourceNumber(key)} THEN '${key}'`);
  return [
    ...both(period, 'period', monthsLabel(dataset, info)),
    ...(facts.source === null ? [] : both(dataSource, 'dataSource', `CASE f.${facts.source} ${sources.join(' ')} END`)),
    ...facts.chains.flatMap((chain) => ofChain(chain, dataset)),
    ...facts.figures.map((column) => ofFigure(column, dataset)),
  ];
}

/** The facts with the tables that describe them, as they were in the month of each. */
export function describedFacts({ facts }: Dataset, { history }: Pick<ReleaseInfo, 'history'>): string {
  const asOf = { tables: datedTables(history), month: 'f.month' };
  const joins = facts.chains.map(({ chain: { tables }, column }) => {
    const [first] = tables;
    if (!first) return '';
    const own = ` JOIN ${relationOf(first, asOf)} ON ${first.name}.${first.id} = f.${column}${inMonth(first, asOf)}`;
    return `${own}${joinsOf(tables, undefined, asOf)}`;
  });
  return `${facts.table} AS f${joins.join('')}`;
}

/** The order of the rows: files of the same release are the same, whichever server made them. */
export const rowOrder = ({ facts }: Dataset): string =>
  [...(facts.source === null ? [] : [facts.source]), ...facts.chains.map(({ column }) => column)]
    .map((column) => `f.${column}`)
    .join(', ');
