import type { Language } from '@portal/contract';
import { explanationText, findingText, type GateReport, type RuleOutcome, type RuleState } from '../../market/index.ts';
import { gateWords as words } from './gate-words.ts';

const inDigits = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 0 });

const indent = '    ';

function outcomeLines(
  report: GateReport,
  { set, state, found, rows, accepted, acceptedBy }: RuleOutcome,
  language: Language,
): string[] {
  const count = found > 0 ? `  ${words.found[language](inDigits(found))}` : '';
  const head = `${words.state[language][state]}  ${set.rule.key}  ${set.rule.name[language]}${count}`;
  const [last] = acceptedBy.toReversed();
  const judged = last ? [`${indent}${words.accepted[language](inDigits(accepted), last.by, last.words)}`] : [];
  if (found === 0) return [head, ...judged];
  return [
    head,
    `${indent}${explanationText(set, language)}`,
    ...rows.map((row) => `${indent}- ${findingText(report, set, row, language)}`),
    ...(found > rows.length ? [`${indent}${words.more[language](inDigits(found - rows.length))}`] : []),
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
