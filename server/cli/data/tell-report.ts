import type { Language } from '@portal/contract';
import {
  type FoundRow,
  type GateReport,
  monthText,
  type RuleOutcome,
  type RuleState,
  type SetRule,
} from '../../market/index.ts';
import { gateWords as words } from './gate-words.ts';

const inDigits = (value: number, most: number) => value.toLocaleString('en-US', { maximumFractionDigits: most });

const figureText = (value: number | null, { rule }: SetRule, language: Language): string => {
  if (value === null) return words.nothing[language];
  if (rule.figure === 'percent') return `${inDigits(value, 1)}%`;
  return inDigits(value, rule.figure === 'ratio' ? 2 : 0);
};

/** @returns a row that a rule found, in words: month, sources, brand or model, and its two figures */
function rowText({ sourceNames }: GateReport, set: SetRule, row: FoundRow, language: Language): string {
  const named = [row.source, row.other].flatMap((number) => {
    const name = number === null ? undefined : sourceNames.get(number);
    return name ? [name[language]] : [];
  });
  const parts = [row.month === null ? '' : monthText(row.month), named.join(' / '), row.name?.[language] ?? ''];
  const place = parts.filter((part) => part !== '').join('  ') || words.everything[language];
  const { before, after } = set.rule.sides;
  const figures = [figureText(row.before, set, language), figureText(row.after, set, language)] as const;
  return words.row[language](place, before[language], figures[0], after[language], figures[1]);
}

/** @returns a threshold with its unit: 10%, 4 months */
export const thresholdText = ({ rule, threshold }: SetRule, language: Language): string =>
  `${inDigits(threshold, 3)}${rule.threshold.unit[language]}`;

/** @returns what a rule is against, with its threshold */
export const explanationText = (set: SetRule, language: Language): string =>
  set.rule.explanation[language].replace('{threshold}', thresholdText(set, language));

const indent = '    ';

function outcomeLines(
  report: GateReport,
  { set, state, found, rows, accepted, acceptedBy }: RuleOutcome,
  language: Language,
): string[] {
  const count = found > 0 ? `  ${words.found[language](inDigits(found, 0))}` : '';
  const head = `${words.state[language][state]}  ${set.rule.key}  ${set.rule.name[language]}${count}`;
  const [last] = acceptedBy.toReversed();
  const judged = last ? [`${indent}${words.accepted[language](inDigits(accepted, 0), last.by, last.words)}`] : [];
  if (found === 0) return [head, ...judged];
  return [
    head,
    `${indent}${explanationText(set, language)}`,
    ...rows.map((row) => `${indent}- ${rowText(report, set, row, language)}`),
    ...(found > rows.length ? [`${indent}${words.more[language](inDigits(found - rows.length, 0))}`] : []),
    ...judged,
  ];
}

/**
 * @param which the rules to tell of: all, or those that found something
 * @returns what the rules said of a release, a line each, with the rows of those that found something
 */
export function reportText(report: GateReport, which: 'all' | 'found', language: Language): string {
  const { outcomes, release, against } = report;
  const reported = which === 'all' ? outcomes : outcomes.filter(({ found }) => found > 0);
  const countOf = (state: RuleState) => outcomes.filter((outcome) => outcome.state === state).length;
  return [
    against === null ? words.notCompared[language](release) : words.compared[language](release, against),
    ...reported.flatMap((outcome) => outcomeLines(report, outcome, language)),
    words.summary[language](countOf('red'), countOf('yellow'), countOf('green'), countOf('skipped')),
  ].join('\n');
}
