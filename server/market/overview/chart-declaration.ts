import type { DatasetKey } from '@portal/contract';
import type { Sentence } from '../../kernel/words/sentence.ts';
import type { DatasetQuestion } from '../model/index.ts';

/** A small chart of the demonstration market, for the pages that open without signing in. */
export interface ChartDeclaration {
  key: string;
  title: Sentence;
  dataset: DatasetKey;
  /** How many months it looks back, the last one included. */
  months: number;
  /** What stands beside one another: months as a line, or the members of a dimension as bars. */
  along: 'months' | 'members';
  question: Pick<DatasetQuestion, 'by' | 'indicators'> &
    Partial<Pick<DatasetQuestion, 'dateType' | 'filters' | 'sort' | 'limit' | 'without'>>;
}

/** The largest first. */
export const most = <Key extends string>(by: Key) => ({ by, direction: 'descending' as const });

/** What a chart is called. */
export const title = (zh_CN: string, en: string): Sentence => ({ zh_CN, en });
