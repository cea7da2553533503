import type { ReportState } from '@portal/contract';
import { formatDate, Tag, type TagProps } from '@portal/ui';
import { phrases } from '../phrases.ts';

type State = ReportState | 'granted' | 'cancelled';

const tones: Record<State, TagProps['tone']> = {
  open: 'success',
  granted: 'success',
  asked: 'accent',
  declined: 'danger',
  expired: 'warning',
  closed: 'neutral',
  cancelled: 'neutral',
};

/** What a report or an order is to the account, as a word with its colour. */
export function StateTag({ state }: { state: State }) {
  const translate = phrases.useTranslate();
  return (
    <Tag tone={tones[state]} data-testid="report-state">
      {translate(`state/${state}`)}
    </Tag>
  );
}

/** Until when a report may be read, or was, in words; empty where there is no such day. */
export function untilText(state: State, until: string): string {
  if (until === '') return '';
  return phrases.translate(state === 'expired' ? 'wasUntil' : 'until', { day: formatDate(until) });
}
