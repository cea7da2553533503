import type { WrittenAs } from '@portal/contract';

/** How the choice stands in the address: `figures=large-2`. */
export const writtenName = 'figures';

const units = ['auto', 'single', 'large'] as const;
const decimals = [0, 1, 2] as const;

/** The choice as the address has it; what it says wrongly is no choice. */
export function readWritten(search: URLSearchParams): WrittenAs {
  const [unit, digits] = (search.get(writtenName) ?? '').split('-');
  return {
    unit: units.find((other) => other === unit),
    decimals: decimals.find((decimal) => String(decimal) === digits),
  };
}

/** The choice in words of the address; `auto` where nothing is chosen. */
export const writtenText = ({ unit = 'auto', decimals: digits }: WrittenAs): string =>
  digits === undefined ? unit : `${unit}-${digits}`;
