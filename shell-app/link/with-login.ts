import type { Language } from '@portal/contract';

/**
 * S2.139 A29: the address of another site with the values that sign a person in there. Query and hash stay as they are
 * written; a value of the same name gives way.
 *
 * @param token null when nobody is signed in: it is left out then
 */
export function withLogin(address: string, { language, token }: { language: Language; token: string | null }): string {
  const [whole = '', hash] = parted(address, '#');
  const [base = '', query] = parted(whole, '?');
  const values = { locale: language, isIways: 'true', ...(token === null ? {} : { token }) };
  const remaining = (query ?? '').split('&').filter((pair) => pair !== '' && !Object.hasOwn(values, nameOf(pair)));
  const texts = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${base}?${[...remaining, ...texts].join('&')}${hash === undefined ? '' : `#${hash}`}`;
}

/** A text before and after the first of a sign. */
function parted(text: string, sign: string): [string, string | undefined] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

/** Other spellings of a name count as that name: the site that reads it decodes them too. */
const nameOf = (pair: string): string => new URLSearchParams(pair).keys().next().value ?? '';
