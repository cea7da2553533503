import type { MarketColumn } from '@portal/contract';
import type { Answer } from '../ask/ask.ts';

/** The figures of one model in an answer by model; empty where nothing was sold. */
export const figuresOf = (answer: Answer | undefined, model: string): Record<string, number | null> =>
  answer?.rows.find(({ keys }) => keys.model === model)?.values ?? {};

/** What a column of an answer means. */
export const columnOf = (answer: Answer | undefined, key: string): MarketColumn | undefined =>
  answer?.columns.find((column) => column.key === key);
