import type { DeviceSession } from '@portal/contract';
import { formatDateTime } from '@portal/ui';
import { useTranslate } from './phrases.ts';

/** An instant that no narrow screen breaks between its day and its time. */
export const wholeInstant = (at: number) => formatDateTime(new Date(at)).replace(' ', '\u00a0');

/** What people call the browser of a sign-in. */
export function useDeviceName({ browser, system }: Pick<DeviceSession, 'browser' | 'system'>): string {
  const say = useTranslate();
  return browser && system ? say('on', { browser, system }) : browser || system || say('unknown');
}
