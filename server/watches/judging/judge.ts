import type { CellFormat } from '@portal/contract';
import { kindOf } from '../kinds/index.ts';
import { undecided } from '../kinds/kind.ts';
import type { FigureRule, Standing, Verdict } from '../kinds/verdict.ts';

/**
 * Whether a rule holds. What is missing or not covered alarms nobody.
 * @param before the table of the span before; null where the rule does not ask for it
 */
export function judge(rule: FigureRule, format: CellFormat, now: Standing, before: Standing | null): Verdict {
  if (!now.covered || before?.covered === false) return undecided('not-covered');
  return kindOf(rule).judge(rule, { format, now, before });
}
