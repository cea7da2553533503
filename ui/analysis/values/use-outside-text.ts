import { formatNumber } from '@portal/ui';
import { valuePhrases } from './phrases.ts';

/** How many rows lie outside of the limits, in words; nothing where none do. */
export function useOutsideText(): (outside: number | undefined) => string | undefined {
  const words = valuePhrases.useTranslate();
  return (outside) => (outside ? words('outside', { n: formatNumber(outside) }) : undefined);
}
