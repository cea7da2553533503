/** Control signs, halves of signs and what is no sign at all: XML has no place for them, and a reader refuses all of it. */
const unfit = /(?![\t\n\r])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}/gu;

/** A text without signs that documents of XML cannot hold. */
export const bareText = (text: string): string => text.replace(unfit, '');

/** A plain value with every text in it changed, however deep it stands; keys stay. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) return value.map((part) => mapTexts(part, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapTexts(part, change)])) as Value;
}
