import { useAnswer } from '@portal/shell';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { usePage } from '../page/context.ts';
import { remarks } from './ask.ts';
import { NotesDrawer } from './notes-drawer.tsx';
import { type Draft, none, type RemarksOfPage, RemarksProvider } from './remarks-context.ts';

/**
 * Where notes are read and written: around the pages of an area, so that what is being written stays while figures come
 * and go. They are asked for once the page knows its market: nothing of the figures waits for them.
 */
export function RemarksPlace({ children }: { children: ReactNode }) {
  const { area, catalogue } = usePage();
  const answered = useAnswer(remarks, catalogue ? { dataset: area.dataset } : null);
  const [draft, setDraft] = useState<Draft | 'none' | null>(null);
  const open = useCallback((wanted?: Draft) => setDraft(wanted ?? 'none'), []);
  const { answer } = answered;
  const value = useMemo((): RemarksOfPage => (answer ? { ...answer, open } : none), [answer, open]);
  return (
    <RemarksProvider value={value}>
      {children}
      {draft && (
        <NotesDrawer answered={answered} draft={draft === 'none' ? null : draft} onClose={() => setDraft(null)} />
      )}
    </RemarksProvider>
  );
}
