import type { MarketQuery } from '@portal/contract';
import { createBudget } from '../../kernel/calls/budget.ts';
import type { ModelSettings } from '../../settings/settings-model.ts';
import type { Vocabulary, WordDataset } from '../vocabulary/vocabulary.ts';
import { askModel, ModelFailed, type ModelFault } from './ask-model.ts';
import { judgeQuery } from './judge-query.ts';
import { messagesFor } from './messages.ts';

/** Why a model gave no question: it did not answer, what it wrote is none, or it was asked too often. */
export type ReaderFault = ModelFault | 'unfit' | 'often';

export interface ModelReading {
  query: MarketQuery | null;
  fault: ReaderFault | null;
}

/** What a question is read with: all that the account may see, and nothing else. */
export interface ModelAsker {
  accountId: string;
  vocabulary: Vocabulary;
  opened: readonly WordDataset[];
  /** The present month as year * 12 + month - 1. */
  now: number;
}

/** A language model that reads questions, within the limits of the operator. */
export interface ModelReader {
  name: string;
  /** What a text is as a question to the market; it never fails, and says why there is none. */
  read(text: string, asker: ModelAsker): Promise<ModelReading>;
}

const minute = 60_000;

/**
 * @param report of answers that did not come, without a word of what was asked
 */
export function openReader(
  settings: ModelSettings,
  { clock, report }: { clock: () => number; report: (fault: ReaderFault) => void },
): ModelReader {
  const countOwn = createBudget({ most: settings.callsAMinute, window: minute, keys: 10_000 });
  const countAll = createBudget({ most: settings.callsOfAll, window: minute, keys: 1 });
  const isWithin = (accountId: string): boolean => {
    const now = clock();
    return countOwn(accountId, now).worth === 'within' && countAll('all', now).worth === 'within';
  };
  return {
    name: settings.name,
    async read(text, { accountId, ...known }) {
      if (!isWithin(accountId)) return { query: null, fault: 'often' };
      try {
        const query = judgeQuery(await askModel(settings, messagesFor(text, known)), known);
        return { query, fault: query ? null : 'unfit' };
      } catch (error) {
        if (!(error instanceof ModelFailed)) throw error;
        report(error.fault);
        return { query: null, fault: error.fault };
      }
    },
  };
}
