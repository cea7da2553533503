import type { BenefitDetail } from '@portal/contract';
import type { Asking } from '../questions/asking.ts';

/** Since when and until when benefits stand, where, and what their values assume; those that nobody knows are left out. */
export async function benefitDetails(
  { market, language, signal }: Asking,
  keys: readonly string[],
): Promise<BenefitDetail[]> {
  if (keys.length === 0) return [];
  const found = new Map((await market.benefits([...new Set(keys)], signal)).map((terms) => [terms.key, terms]));
  return keys.flatMap((key) => {
    const terms = found.get(key);
    return terms ? [{ ...terms, places: terms.places[language], assumption: terms.assumption[language] }] : [];
  });
}
