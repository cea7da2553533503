import type { Language } from '@portal/contract';
import { formatMonthRange } from '@portal/ui';
import { filtersText } from '@portal/ui/analysis';
import type { ChangesView } from './use-changes-view.ts';

/** What narrows the list, in words, for its files: months, and members by their dimension. */
export const narrowingsText = (
  { view, dimensions, catalogue, names }: ChangesView,
  language: Language,
  months: string,
): [string, string][] => [
  ...(view.from && view.to ? [[months, formatMonthRange(view.from, view.to)] as [string, string]] : []),
  ...filtersText(view, dimensions, catalogue, names.nameOf, language),
];
