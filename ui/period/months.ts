import { type Language, type Months, partOf } from '@portal/contract';
import { formatPeriod } from '../format/date.ts';

export { type Months, monthsOf, partOf } from '@portal/contract';

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Which months of a period are there: ' (Jan–Sep)' or （1–9月）. */
function monthsText({ from, to }: Months, language: Language): string {
  const [first, last] = [Number(from.slice(5)), Number(to.slice(5))];
  if (language === 'en') return ` (${[...new Set([names[first - 1], names[last - 1]])].join('–')})`;
  return `（${[...new Set([first, last])].join('–')}月）`;
}

/**
 * A period as short as an axis needs it: 2026/09, 2026 Q2, 2025; one that is there in part says which months it has:
 * 2026 (Jan–Sep).
 * @param figures the months that the figures cover
 */
export function shortPeriod(period: string, figures: Months, language: Language): string {
  const part = partOf(period, figures);
  return formatPeriod(period) + (part ? monthsText(part, language) : '');
}
