import type { Language } from '@portal/contract';
import { formatPeriod } from '@portal/ui';
import type { Ahead } from './ahead.ts';
import { forecastPhrases } from './phrases.ts';

/** A forecast period on an axis, beyond the line where these begin: one that was counted in part says so. */
export const nameAhead = ({ key, isPartly }: Ahead['periods'][number], language: Language): string =>
  isPartly ? forecastPhrases(language)('partly', { month: formatPeriod(key) }) : formatPeriod(key);
