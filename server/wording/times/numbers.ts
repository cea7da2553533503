const digits: Record<string, number> = {
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};

const english = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const tens: Record<string, number> = { fifteen: 15, twenty: 20, thirty: 30, fifty: 50 };

/** What numbers are written with in a question, up to a few hundred. */
export const numberPattern = `(?:\\d{1,4}|[零一二两三四五六七八九十百]{1,5}|(?:${[...english.slice(1), ...Object.keys(tens)].join('|')})(?![a-z]))`;

/** The number that a text says: 12, 十二, twelve. */
export function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  if (english.includes(text)) return english.indexOf(text);
  if (tens[text] !== undefined) return tens[text];
  const [hundreds, rest] = text.includes('百') ? text.split('百', 2) : ['', text];
  const [before, after] = rest?.includes('十') ? rest.split('十', 2) : ['', rest];
  const ofTens = rest?.includes('十') ? (before ? (digits[before] ?? 0) : 1) * 10 : 0;
  const ofHundreds = text.includes('百') ? (hundreds ? (digits[hundreds] ?? 0) : 1) * 100 : 0;
  return ofHundreds + ofTens + (after ? (digits[after.replace(/零/, '')] ?? 0) : 0);
}
