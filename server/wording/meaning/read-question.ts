import type { MarketQuery } from '@portal/contract';
import { candidatesOf, isOpen } from '../text/candidates.ts';
import { foldQuestion, typedPart } from '../text/folded.ts';
import { cutText } from '../text/pieces.ts';
import type { Vocabulary, WordDataset, WordSource } from '../vocabulary/vocabulary.ts';
import type { AskBack, Assumed, OtherReading, Settled } from './ask-back.ts';
import { chooseDataset } from './choose-dataset.ts';
import { chooseFigures } from './choose-figures.ts';
import { chooseListing } from './choose-listing.ts';
import { chooseMembers } from './choose-members.ts';
import { choosePeriod } from './choose-period.ts';
import { doubtsOf } from './doubts.ts';
import { type Part, partsOf, partsThat } from './parts.ts';
import { settleNames, withoutImplied } from './settle-names.ts';
import { withinOf } from './within.ts';
import { writeQuery } from './write-query.ts';

/** What was read of a question in words. */
export interface ReadQuestion {
  /** As far as it is understood; null where nothing can be asked of it. */
  query: MarketQuery | null;
  asks: readonly AskBack[];
  assumed: readonly Assumed[];
  others: readonly OtherReading[];
}

export interface ReadWith {
  vocabulary: Vocabulary;
  /** The datasets that may be asked. */
  opened: readonly WordDataset[];
  /** The present month as year * 12 + month - 1. */
  now: number;
  settled: Settled;
}

/** Parts that say nothing of what is asked. */
const empty = new Set(['filler', 'and', 'each', 'beyond', 'without']);

/** The source that is asked: the one that is named, or the first that tells the dimensions apart. */
function sourceOf(parts: readonly Part[], { sources }: WordDataset, dimensions: readonly string[]): WordSource | null {
  const named = partsThat(parts, 'source')[0]?.sense.source;
  return (
    sources.find(({ key }) => key === named) ??
    sources.find(({ indistinct }) => dimensions.every((dimension) => !indistinct.includes(dimension))) ??
    sources[0] ??
    null
  );
}

/** Words that turn what stands beside them into something else: to go on without them would answer the opposite. */
const turning =
  /[非不没未无均期%≠]|!=|(?:^|[^a-z])(?:not|no|non|never|nor|neither|n['’]t|don['’]?t|average|averages|avg|mean|median|minus|less|ex)(?![a-z])/i;

/** Whether a word that is not understood names a figure, or a source, of data that are not open. */
function isElsewhere(word: string, vocabulary: Vocabulary, opened: readonly WordDataset[]): boolean {
  const folded = foldQuestion(word);
  const { gaps, pieces } = cutText(folded.text, candidatesOf(folded, vocabulary, vocabulary.datasets));
  const isFigure = pieces.some(({ senses }) =>
    senses.some((sense) => ['figure', 'source', 'several'].includes(sense.is) && !isOpen(sense, opened)),
  );
  return gaps.length === 0 && isFigure;
}

const nothing = (...asks: readonly AskBack[]): ReadQuestion => ({ query: null, asks, assumed: [], others: [] });

/**
 * Reads a question in words by rules and names: what it means as a question to the market, and what has to be asked back.
 * Nothing of the text is passed over in silence: words that are not understood are named.
 */
export function readQuestion(text: string, { vocabulary, opened, now, settled }: ReadWith): ReadQuestion {
  const folded = foldQuestion(text);
  const cut = cutText(folded.text, candidatesOf(folded, vocabulary, opened));
  const parts = partsOf(folded, cut).filter(
    ({ sense, word }) => sense.is !== 'names' || !settled.skipped.has(word.toLowerCase()),
  );
  const gaps = [
    ...cut.gaps.map(({ start, end }) => typedPart(folded, start, end)),
    ...(/%|≠|!=/.exec(folded.text) ?? []),
  ];
  const turned = gaps.filter((word) => turning.test(word));
  const strange = gaps.filter((word) => !turning.test(word) && !settled.skipped.has(word.toLowerCase()));
  const lacking = strange.filter((word) => isElsewhere(word, vocabulary, opened));
  const unknown = strange.filter((word) => !lacking.includes(word));
  const asks: AskBack[] = [];
  if (turned.length > 0) asks.push({ kind: 'turned', words: [...new Set(turned)] });
  if (lacking.length > 0) asks.push({ kind: 'lacking', words: [...new Set(lacking)] });
  if (unknown.length > 0) asks.push({ kind: 'unknown', words: [...new Set(unknown)] });
  if (parts.every(({ sense }) => empty.has(sense.is)))
    return lacking.length > 0 ? nothing(...asks) : nothing({ kind: 'nothing' }, ...asks);
  const beyond = partsThat(parts, 'beyond');
  if (beyond.length > 0) asks.push({ kind: 'beyond', words: beyond.map(({ word }) => word) });
  const chosen = chooseDataset(parts, opened, settled);
  if ('kind' in chosen) return nothing(...asks, ...(lacking.length > 0 && chosen.kind === 'figure' ? [] : [chosen]));
  const { dataset } = chosen;
  const assumed: Assumed[] = chosen.isAssumed ? ['figure'] : [];
  const figures = chooseFigures(parts, chosen, folded.text);
  if (figures.missing.length > 0) asks.push({ kind: 'made', words: figures.missing });
  const names = settleNames(parts, vocabulary, dataset, settled);
  const members = chooseMembers(parts, withoutImplied(names.names, chosen), vocabulary, folded.text);
  const hasRank = partsThat(parts, 'rank').length > 0;
  const plain = chooseListing(parts, {
    dataset,
    names: names.names,
    chosen: members,
    hasShare: figures.hasShare,
    hasRank,
  });
  const within = withinOf({ parts, text: folded.text, dataset, figures, members, listing: plain, settled });
  const listing = within ? { ...plain, by: within.by } : plain;
  const narrowing = [...Object.keys(members.filters), ...Object.keys(members.without), ...listing.by];
  const source = sourceOf(parts, dataset, narrowing);
  const isSourceNamed = partsThat(parts, 'source').length > 0;
  const days = { now, first: source?.first ?? dataset.first, last: source?.last ?? dataset.last };
  const { isYearly } = dataset;
  const toDate = partsThat(parts, 'toDate').length > 0;
  const againstBefore = partsThat(parts, 'change').some(({ sense }) => sense.against === 'before');
  const byQuarter = partsThat(parts, 'change').some(({ sense }) => sense.quarterly);
  const period = choosePeriod(parts, days, { isYearly, toDate, againstBefore, byQuarter, settled });
  const whole = {
    parts,
    text: folded.text,
    chosen,
    figures,
    names: names.names,
    members,
    listing,
    period,
    within,
    settled,
  };
  asks.push(...doubtsOf(whole));
  const sources = partsThat(parts, 'source');
  const isOneSource = source && sources.every(({ sense }) => sense.source === source.key);
  if (sources.length > 0 && (!isOneSource || source.indistinct.some((each) => narrowing.includes(each)))) {
    asks.push({ kind: 'sources', words: sources.map(({ word }) => word) });
  }
  if (listing.limit !== null && period.byPeriod) {
    asks.push({ kind: 'twofold', words: partsThat(parts, 'order').map(({ word }) => word) });
  }
  return {
    query: writeQuery({ dataset, source, figures, members, listing, period, within, hasRank }),
    asks: [...asks, ...names.asks, ...members.asks, ...listing.asks, ...period.asks],
    assumed: [
      ...assumed,
      ...figures.assumed,
      ...listing.assumed,
      ...period.assumed,
      ...(source && !isSourceNamed ? (['source'] as const) : []),
    ],
    others: names.others,
  };
}
