import { useAnswer } from '@portal/shell';
import { release } from '@portal/shell/insider';
import type { Answered } from '@portal/ui';
import { mostRivals } from '../address/fast-view-address.ts';
import { nearestTo } from '../rivals/nearest.ts';
import { type Answer, type Catalogue, catalogues, market, members } from './ask.ts';
import type { Named } from './named.ts';
import { pricesInSegment } from './other-questions.ts';
import { modelNames, profileOf, type Span, spanOf } from './questions.ts';
import { soldInSegment } from './sales-questions.ts';
import { useOther, useOtherAnswer } from './use-other.ts';

/** How many rivals the portal proposes. */
const proposed = 2;

/** The catalogue of the market with the span of the page; nothing is asked for who does not hold it. */
export function useSpan(holdsSales: boolean): Answered<Catalogue> & { span: Span | null } {
  const catalogue = useAnswer(catalogues, holdsSales ? { dataset: 'sales' as const } : null);
  return { ...catalogue, span: catalogue.answer ? spanOf(catalogue.answer, release.dataSource) : null };
}

/** Who a model is, and who stands beside it. */
export interface Lineup {
  profile: Answer | undefined;
  error: unknown;
  retry: () => void;
  /** True once it is known who stands on the page, so that nothing is asked twice. */
  settled: boolean;
  /** True when the release does not know the model. */
  unknown: boolean;
  model: Named;
  rivals: Named[];
  /** The models of the segment nearest in price and volume, whether or not they are on the page. */
  nearest: Named[];
}

/**
 * The models of the page.
 * @param chosen null while nobody has chosen rivals: the nearest of the segment are proposed
 */
export function useLineup(span: Span | null, model: string, chosen: readonly string[] | null): Lineup {
  const profile = useAnswer(market, span && profileOf(span, model));
  const segment = profile.answer?.rows[0]?.keys.segment;
  const sold = useAnswer(market, span && segment ? soldInSegment(span, segment) : null);
  const other = useOther('price', span !== null);
  const priced = useOtherAnswer(other, (known) => (segment ? pricesInSegment(known, segment) : null));
  const isPriced = other.isOpen === false || Boolean(priced.answer ?? priced.error);
  const names = useAnswer(members, span && modelNames([model, ...(chosen ?? [])]));
  const known = new Map(names.answer?.members.map(({ key, name }) => [key, name]));
  const nearest = sold.answer && isPriced ? nearestTo(model, sold.answer, priced.answer).slice(0, mostRivals) : [];
  const queries = [profile, sold, names];
  return {
    profile: profile.answer,
    error: queries.find(({ error }) => error)?.error,
    retry: () => {
      for (const { error, retry } of queries) if (error) retry();
    },
    settled: Boolean(names.answer && profile.answer && (chosen || !segment || (sold.answer && isPriced))),
    unknown: names.answer !== undefined && !names.waiting && !known.has(model),
    model: { key: model, name: known.get(model) ?? profile.answer?.rows[0]?.names.model ?? '' },
    rivals: chosen
      ? chosen.flatMap((key) => {
          const name = known.get(key);
          return name ? [{ key, name }] : [];
        })
      : nearest.slice(0, proposed),
    nearest,
  };
}
