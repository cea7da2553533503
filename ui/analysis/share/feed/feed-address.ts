import type { MarketQuery } from '@portal/contract';

/** JSON in base64url, as the address of a feed has it. */
function encoded(value: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * The address of the rows of a question as a feed of OData: all that it finds, without totals and others, which programs
 * would add up. No key stands in it.
 * @param origin where the portal is reached, without a slash at the end
 */
export function feedAddress(origin: string, question: MarketQuery): string {
  const { limit: _limit, totals: _totals, others: _others, subtotals: _subtotals, ...rows } = question;
  return `${origin}/odata/${encoded(rows)}/`;
}
