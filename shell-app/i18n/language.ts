import type { Language } from '@portal/contract';
import { useSyncExternalStore } from 'react';
import { subscribe } from 'valtio';
import { settings } from '../settings/settings.ts';

const listeners = new Set<(language: Language) => void>();

export const language = (): Language => settings.language;

const follow = (listener: () => void) => subscribe(settings, listener);

/** Read by nearly every component, so that it takes no snapshot of all settings, as `useSettings` does. */
export const useLanguage = (): Language => useSyncExternalStore(follow, language);

/** S4.047: tells an area or parcel of every change of the language. @returns ends it */
export function onLanguageChange(listener: (language: Language) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the language of the whole portal; it is never flipped by accident (A49). */
export function setLanguage(next: Language): void {
  if (takeLanguage(next)) announce(next);
}

/** S4.046. */
export const toggleLanguage = (): void => setLanguage(settings.language === 'en' ? 'zh_CN' : 'en');

function takeLanguage(next: Language): boolean {
  if (settings.language === next) return false;
  settings.language = next;
  for (const listener of listeners) listener(next);
  return true;
}

const channelName = 'portal-language';

function announce(next: Language): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(next);
  channel.close();
}

/** S4.030: follows a change made in another tab of the same browser. @returns ends it */
export function followOtherTabs(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'zh_CN' || data === 'en') takeLanguage(data);
  };
  return () => channel.close();
}
