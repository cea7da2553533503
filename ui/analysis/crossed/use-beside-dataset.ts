import { useAnswer } from '@portal/shell';
import type { Answered } from '@portal/ui';
import { type Answer, type Catalogue, catalogues, market, type Query } from '../page/ask.ts';
import type { Subject } from '../page/define-page.ts';
import { type Standing, useStanding } from '../page/use-standing.ts';

interface BesideCatalogue {
  standing: Standing | null;
  known: Answered<Catalogue>;
}

interface BesideDataset {
  standing: Standing | null;
  answer: Answer | undefined;
  /** The figures as the catalogue says them. */
  indicators: Catalogue['indicators'];
  /** What was asked; null where it is not known yet, or there is nothing to ask. */
  query: Query | null;
  /** The dataset has nothing of the months of the question. */
  hasNone: boolean;
  waiting: boolean;
  /** What could not be read of a dataset that is open. */
  failed: Pick<Answered<unknown>, 'error' | 'retry'> | undefined;
}

/** Another dataset than that of the page: how it stands, and what is known of it where it may be asked. */
export function useBesideCatalogue(dataset: Subject['dataset']): BesideCatalogue {
  const standing = useStanding(dataset);
  return { standing, known: useAnswer(catalogues, standing === 'open' ? { dataset } : null) };
}

/**
 * What another dataset has to a question of the page, as far as the account may see it and the release has it.
 * @param question of the page; null while it is not known
 * @param ask the same of the other dataset; null where it has none of those months
 */
export function useBesideDataset(
  dataset: Subject['dataset'],
  question: Query | null | undefined,
  ask: (question: Query, known: Catalogue) => Query | null,
): BesideDataset {
  const { standing, known } = useBesideCatalogue(dataset);
  const isOpen = standing === 'open';
  const query = question && known.answer ? ask(question, known.answer) : null;
  const given = useAnswer(market, query);
  const isOnItsWay = known.waiting || (query !== null && given.waiting);
  return {
    standing,
    answer: query ? given.answer : undefined,
    indicators: known.answer?.indicators ?? [],
    query,
    hasNone: Boolean(question && known.answer && !query),
    waiting: standing === null || (isOpen && isOnItsWay),
    failed: isOpen ? [known, given].find(({ error }) => error) : undefined,
  };
}
