import type { Language, ManufacturerRank, MarketPrice, SalesIndex } from '@portal/contract';
import {
  formatCount,
  formatMonth,
  formatMonthsTogether,
  formatPoints,
  formatPrice,
  formatRatio,
  preliminaryText,
} from '@portal/ui';
import type { useReadingWords } from './phrases.ts';

/** What the sentence may be made of; a part that is not shown or has no answer is null. */
export interface ReadingParts {
  sales: SalesIndex | null;
  makers: ManufacturerRank | null;
  price: MarketPrice | null;
}

type Say = ReturnType<typeof useReadingWords>;

interface Clause {
  /** YYYY-MM. */
  month: string;
  /** The first of the months that the figures are of, where they are of several together. */
  since?: string | undefined;
  preliminary: boolean;
  text: string;
}

/** One line that says what the figures on screen say, and nothing else; empty when there are none. */
export function monthReading({ sales, makers, price }: ReadingParts, say: Say, language: Language): string {
  const clauses = [salesClauses(sales, say, language), leaderClause(makers, say), priceClauses(price, say, language)];
  const parts = clauses.flat();
  const sentences = [...new Set(parts.map(monthsOf))].map((months) => {
    const own = parts.filter((clause) => monthsOf(clause) === months);
    const { month = '', since = month } = own[0] ?? {};
    const text = preliminaryText(
      { from: since, to: month },
      own.some(({ preliminary }) => preliminary) ? month : null,
      language,
    );
    const rest = own.map(({ text }) => text).join(say('semicolon'));
    return say('month', { month: months, mark: text && say('mark', { text }), rest }) + say('stop');
  });
  return sentences.join(' ');
}

const monthsOf = ({ month, since }: Clause): string =>
  since === undefined ? formatMonth(month) : formatMonthsTogether(since, month);

function salesClauses(index: SalesIndex | null, say: Say, language: Language): Clause[] {
  if (!index || index.monthIndex.value === null) return [];
  const { month, since, preliminary, monthIndex, shareIndex } = index;
  const volume = say('volume', { value: formatCount(monthIndex.value, language) });
  const energy =
    shareIndex.value === null
      ? []
      : [
          say('energy', { share: formatRatio(shareIndex.value) }) +
            (shareIndex.yoy === null ? '' : say('energyChange', { change: formatPoints(shareIndex.yoy) })),
        ];
  return [volume + growth('onTheYear', monthIndex.yoy, say), ...energy].map((text) => ({
    month,
    since,
    preliminary,
    text,
  }));
}

function leaderClause(rank: ManufacturerRank | null, say: Say): Clause[] {
  const first = rank?.salesRanks[0];
  // What nobody named is no leader, however much of the market it is.
  if (!rank || !first || first.rank === null || first.share === null) return [];
  const month = `${rank.year}-${rank.month.padStart(2, '0')}`;
  const text = say('leader', { name: first.name, share: formatRatio(first.share) });
  return [{ month, since: rank.since, preliminary: rank.preliminary, text }];
}

function priceClauses(price: MarketPrice | null, say: Say, language: Language): Clause[] {
  if (!price || price.bqPriceIndex.tp.value === null) return [];
  const { tp, yoyTp, discount } = price.bqPriceIndex;
  const written = formatPrice(tp.value, language);
  const texts = [say('price', { price: written }) + growth('priceChange', yoyTp.value, say)];
  if (discount.value !== null) texts.push(say('discount', { discount: formatRatio(discount.value) }));
  return texts.map((text) => ({ month: price.month, preliminary: price.preliminary, text }));
}

const growth = (key: 'onTheYear' | 'priceChange', yoy: number | null, say: Say) =>
  yoy === null ? '' : say(key, { growth: formatRatio(yoy, { sign: true }) });
