import { type CallData, questionsTo } from '@portal/shell';
import { formatDayOrMonth } from '@portal/ui';
import type { Answer } from '@portal/ui/analysis';

/** Since when and until when benefits stand, where, and what their values assume. */
export const benefitDetails = questionsTo('benefitDetails');

export type BenefitDetails = CallData<'benefitDetails'>;

/** The benefits that an answer lists, as the call for their details takes them; null where there are none. */
export function wantedDetails(answer: Answer | undefined): { benefits: string[] } | null {
  const keys = answer?.rows.flatMap(({ kind, keys: { benefit } }) => (kind === 'row' && benefit ? [benefit] : []));
  return keys && keys.length > 0 ? { benefits: [...new Set(keys)] } : null;
}

/** A day as people write it; a dash where none is known. */
export const dayText = (day: string): string => (day === '' ? '-' : formatDayOrMonth(day));
