import { type DimensionKey, joinNames, type Language, limitsText, type MarketCatalogue } from '@portal/contract';
import { formatMonth, formatMonthRange, formatNumber } from '@portal/ui';
import { basePhrases } from '../base/phrases.ts';
import type { MadeQuery } from '../page/made-query.ts';
import { analysisWords } from '../page/phrases.ts';
import { withinText } from '../page/within-text.ts';
import { springWords } from '../spring/spring.ts';
import { successionWords } from '../succession/succession.ts';
import type { MadeWords } from './phrases.ts';

type Query = Extract<MadeQuery, { call: 'marketQuery' }>['payload'];

export interface QuestionWords {
  words: MadeWords;
  language: Language;
  nameOf: (dimension: DimensionKey, key: string) => string;
}

/** A question to the market in words: label and text of each line, as the question has them. */
export function questionText(
  question: Query,
  catalogue: MarketCatalogue,
  { words, language, nameOf }: QuestionWords,
): [string, string][] {
  const list = (names: readonly string[]) => joinNames(names, language);
  const known = [...catalogue.dimensions, ...catalogue.indicators, ...catalogue.dataSources];
  const named = (key: string) => known.find((candidate) => candidate.key === key)?.name ?? key;
  const { by, indicators, sort, limit, minimumVolume, filters = {}, without = {}, where = [] } = question;
  const members = (dimension: string, keys: readonly string[] = []) =>
    list(keys.map((key) => nameOf(dimension as DimensionKey, key)));
  const months = formatMonthRange(question.from, question.to);
  const rows = [
    ...(limit === undefined ? [] : [words('atMost', { n: formatNumber(limit) })]),
    ...(question.others ? [words('others')] : []),
    ...(question.totals ? [words('totals')] : []),
    ...(question.subtotals ? [words('subtotals')] : []),
    ...(question.within ? [words('within', { name: withinText(named(question.within), language) })] : []),
  ];
  return [
    [words('dataset'), catalogue.name],
    [words('asked'), list(indicators.map(named))],
    [words('by'), by.length > 0 ? list(by.map(named)) : words('none')],
    [analysisWords(language)('dataSource'), list(question.dataSources.map(named))],
    [
      words('months'),
      [
        ...[months, analysisWords(language)(question.dateType)],
        ...(question.springTogether ? [springWords(language).choice] : []),
        ...(question.succession ? [successionWords(language).choice] : []),
      ].join(' · '),
    ],
    ...(question.base ? [[basePhrases(language)('base'), formatMonth(question.base)] as [string, string]] : []),
    ...Object.entries(filters).map(([dimension, keys]): [string, string] => [
      named(dimension),
      members(dimension, keys),
    ]),
    ...Object.entries(without).map(([dimension, keys]): [string, string] => [
      named(dimension),
      analysisWords(language)('without', { name: members(dimension, keys) }),
    ]),
    ...limitsText(where, catalogue, language),
    ...(sort ? [[words('order'), words(sort.direction, { name: named(sort.by) })] as [string, string]] : []),
    ...(rows.length > 0 ? [[words('rows'), list(rows)] as [string, string]] : []),
    ...(minimumVolume
      ? [[words('least'), words('units', { n: formatNumber(minimumVolume) })] as [string, string]]
      : []),
  ];
}
