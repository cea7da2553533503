import type { DecisionRange } from '../schemas/index.ts';

const number = (value: number, decimals: number): string => {
  const text = value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  // A minus before a figure that rounding has made 0 would say that something fell.
  return /^-[0.,]*$/.test(text) ? text.slice(1) : text;
};

const signed = (value: number, decimals: number): string => {
  const text = number(value, decimals);
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
};

/** Two ends as they are read: from the lesser to the greater. */
export const betweenText = (low: string, high: string): string => `${low} – ${high}`;

/** Whole cars or yuan, both ends. */
export const wholeRange = ({ low, high }: DecisionRange): string => betweenText(number(low, 0), number(high, 0));

/** Parts as percentages with their signs. */
export const effectText = ({ low, high }: DecisionRange): string =>
  betweenText(`${signed(100 * low, 1)}%`, `${signed(100 * high, 1)}%`);

/** Percent of volume for one percent of price. */
export const responseText = ({ low, high }: DecisionRange): string =>
  betweenText(`${signed(low, 2)}%`, `${signed(high, 2)}%`);

/** Parts as plain percentages. */
export const partText = ({ low, high }: DecisionRange): string =>
  betweenText(`${number(100 * low, 1)}%`, `${number(100 * high, 1)}%`);

/** An amount that changes, as it was typed. */
export const amountText = (amount: number): string =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 0, maximumFractionDigits: 3 });
