import { useAnswer } from '@portal/shell';
import type { Answered } from '@portal/ui';
import type { ChosenPlace } from '../address/fast-view-address.ts';
import { type Answer, type Catalogue, catalogues, market, members } from '../ask/ask.ts';
import type { Span } from '../ask/questions.ts';
import { ranksBySource } from '../ask/sales-questions.ts';
import { type InSource, rankedBySource } from './ranked-by-source.ts';

/** What every source says of a model. */
export interface Ranks {
  answered: Pick<Answered<Answer>, 'answer' | 'error' | 'retry'>;
  sources: Catalogue['dataSources'];
  whole: ReadonlyMap<string, InSource>;
  /** The same in the chosen place; null where none is chosen, or while it is on its way. */
  inPlace: ReadonlyMap<string, InSource> | null;
  /** The name of the chosen place. */
  placeName: string;
}

/** Sales of a model in all sources, with its ranks in its segment and in the chosen place. */
export function useRanks(span: Span, model: string, segment: string | undefined, place: ChosenPlace | null): Ranks {
  const { answer: catalogue } = useAnswer(catalogues, { dataset: 'sales' as const });
  const whole = useAnswer(market, catalogue && segment ? ranksBySource(span, catalogue, segment, null) : null);
  const local = useAnswer(
    market,
    catalogue && segment && place ? ranksBySource(span, catalogue, segment, place) : null,
  );
  const named = useAnswer(
    members,
    place && { dataset: 'sales', dimension: place.dimension, keys: [place.key], limit: 1 },
  );
  const failed = whole.error ? whole : place && local.error ? local : null;
  return {
    answered: failed ?? whole,
    sources: catalogue?.dataSources ?? [],
    whole: rankedBySource(whole.answer, model),
    inPlace: place && local.answer ? rankedBySource(local.answer, model) : null,
    placeName: named.answer?.members[0]?.name ?? '',
  };
}
