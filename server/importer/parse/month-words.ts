/** The languages whose names of months are read. */
const languages = ['en', 'de', 'fr', 'pt', 'es'];

/** How a name of a month is compared: small letters without accents, points and what is beside letters. */
const keyOf = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

function namesOfMonths(): { long: Map<string, number>; short: Map<string, number> } {
  const [long, short] = [new Map<string, number>(), new Map<string, number>()];
  for (const language of languages) {
    for (const [style, names] of [
      ['long', long],
      ['short', short],
    ] as const) {
      const format = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' });
      for (let month = 1; month <= 12; month++) names.set(keyOf(format.format(Date.UTC(2024, month - 1, 1))), month);
    }
  }
  return { long, short };
}

const { long, short } = namesOfMonths();

function monthOfKey(key: string): number | null {
  const exact = long.get(key) ?? short.get(key);
  if (exact !== undefined) return exact;
  if (key.length < 3) return null;
  const begun = new Set([...long].flatMap(([name, month]) => (name.startsWith(key) ? [month] : [])));
  const [month] = begun;
  return begun.size === 1 && month !== undefined ? month : null;
}

const known = new Map<string, number | null>();

/**
 * @param word a name of a month in English, German, French, Portuguese or Spanish, whole or cut short: Jan, févr., Abr
 * @returns 1 to 12, or null where it is none, or may be several (jui: juin, juillet)
 */
export function monthOfWord(word: string): number | null {
  const key = keyOf(word);
  let month = known.get(key);
  if (month === undefined) {
    month = monthOfKey(key);
    if (known.size < 1_000) known.set(key, month);
  }
  return month;
}

const digits = '〇一二三四五六七八九';
const chinese = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

/** @returns a number of 1 to 12 in Chinese signs, or null */
export function chineseMonth(word: string): number | null {
  const at = chinese.indexOf(word);
  return at < 0 ? null : at + 1;
}

/** @returns 二〇二四 as 2024, digit by digit; other texts as they are */
export const chineseYear = (text: string): string =>
  /^[〇零○一二三四五六七八九]{4}$/.test(text)
    ? [...text].map((sign) => (/[零○]/.test(sign) ? 0 : digits.indexOf(sign))).join('')
    : text;
