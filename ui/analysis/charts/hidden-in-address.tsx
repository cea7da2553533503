import { HiddenSeriesProvider } from '@portal/ui/charts';
import { type ReactNode, useMemo } from 'react';
import { hiddenName } from '../page/carried-search.ts';
import type { PageContext } from '../page/context.ts';

/** As many as a legend could name. */
const most = 40;

const keysIn = (text: string): string[] => text.split(',').filter(Boolean).slice(0, most);

/** Keeps the series that a legend has hidden in the address, so that a link reopens what was seen. */
export function HiddenInAddress({
  page: { search, setChoice },
  children,
}: {
  page: Pick<PageContext, 'search' | 'setChoice'>;
  children: ReactNode;
}) {
  const text = search.get(hiddenName) ?? '';
  const keys = useMemo(() => keysIn(text), [text]);
  const onChange = (key: string, isHidden: boolean) => {
    const next = [...keys.filter((other) => other !== key), ...(isHidden ? [key] : [])];
    setChoice(hiddenName, next.join(','), '');
  };
  return <HiddenSeriesProvider value={{ keys, onChange }}>{children}</HiddenSeriesProvider>;
}
