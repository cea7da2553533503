import type { Language } from '@portal/contract';
import type { Questions } from '../../market/index.ts';

/** What a watch asks the market by, and for whom. */
export interface Asking {
  market: Questions;
  language: Language;
  signal: AbortSignal;
}
