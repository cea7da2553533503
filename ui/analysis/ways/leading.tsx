import { LeadProvider } from '@portal/ui';
import type { ReactNode } from 'react';
import { MadeProvider } from '../made/made-context.ts';
import { useMadePanel } from '../made/made-panel.tsx';
import type { PageContext } from '../page/context.ts';
import { useWays } from './use-ways.tsx';

/** What stands in a page: its marks and rows lead on, and its figures say how they are made. */
export function Leading({ context, children }: { context: PageContext; children: ReactNode }) {
  const { lead, menu } = useWays(context);
  const panel = useMadePanel();
  return (
    <>
      <LeadProvider value={lead}>
        <MadeProvider value={panel.open}>{children}</MadeProvider>
      </LeadProvider>
      {menu}
      {panel.panel}
    </>
  );
}
