import { type CsvStyle, usualCsv } from '@portal/contract';
import { proxy, subscribe, useSnapshot } from 'valtio';

/** Where this browser keeps how a person wants CSV. */
const place = 'portal-csv';

/** The styles that can be chosen; the first is the usual one. A comma is never both. */
export const csvStyles: readonly CsvStyle[] = [
  usualCsv,
  { delimiter: ';', decimal: ',' },
  { delimiter: ';', decimal: '.' },
  { delimiter: '\t', decimal: '.' },
  { delimiter: '\t', decimal: ',' },
];

const same = (style: CsvStyle, other: CsvStyle): boolean =>
  style.delimiter === other.delimiter && style.decimal === other.decimal;

function readStored(): CsvStyle {
  try {
    const stored = JSON.parse(localStorage.getItem(place) ?? '') as CsvStyle;
    return csvStyles.find((style) => same(style, stored)) ?? usualCsv;
  } catch {
    return usualCsv;
  }
}

const chosen = proxy<{ style: CsvStyle }>({ style: readStored() });

subscribe(
  chosen,
  () => {
    try {
      localStorage.setItem(place, JSON.stringify(chosen.style));
    } catch {
      // A browser that stores nothing forgets it with the tab.
    }
  },
  true,
);

/** The signs of files of CSV, as the person has chosen them at this browser. */
export const csvChoice = {
  style: (): CsvStyle => ({ ...chosen.style }),
  /** @param at the number of one of `csvStyles` */
  choose(at: number): void {
    chosen.style = { ...(csvStyles[at] ?? usualCsv) };
  },
};

/** The number of the chosen style among `csvStyles`, for a component. */
export function useCsvChoice(): number {
  const { style } = useSnapshot(chosen);
  return Math.max(
    0,
    csvStyles.findIndex((own) => same(own, style)),
  );
}
