import type { PolicyItem } from '@portal/contract';
import { daysBetween, nextChange } from '../data/days.ts';
import { counted } from '../frame/counted.ts';
import { daysText } from '../frame/days-text.ts';
import { phrases } from '../phrases.ts';

/** When a policy holds, in words: its days as the source gives them, and where today stands. */
export function periodText(item: PolicyItem, today: string): string {
  const { translate } = phrases;
  const { effectiveFrom: from, effectiveTo: to, status } = item;
  if (!from && !to) return status === 'expired' ? `${translate('noDays')} · ${translate('over')}` : translate('noDays');
  return [daysText(from, to), ...stateTexts(item, today)].join(' · ');
}

function stateTexts(item: PolicyItem, today: string): string[] {
  const { translate } = phrases;
  if (item.status === 'expired') return [translate('over')];
  const change = nextChange(item, today);
  if (change?.kind === 'begins') return [translate('beginsIn', counted(change.inDays))];
  const begun = item.effectiveFrom ? [translate('begun', counted(daysBetween(item.effectiveFrom, today) + 1))] : [];
  const ends =
    change?.inDays === 0 ? [translate('endsToday')] : change ? [translate('endsIn', counted(change.inDays))] : [];
  return [...begun, ...ends];
}
