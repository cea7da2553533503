import { proxy } from 'valtio';

/** S4.043: at most one warning stands at a time; its text is msg2Dev (S8.008), null when there is none. */
export const sessionWarning = proxy<{ text: string | null }>({ text: null });

export function warnOfSession(msg2Dev: string): void {
  sessionWarning.text ??= msg2Dev;
}

export function warnNoMore(): void {
  sessionWarning.text = null;
}
