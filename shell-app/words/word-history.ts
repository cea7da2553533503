import { proxy, subscribe, useSnapshot } from 'valtio';
import { onSessionCleared } from '../session/keep-session.ts';
import { tabStorage } from '../session/tab-storage.ts';

/** As many questions as are offered again. */
const most = 12;

/** The questions in words of this session, the latest first: the account's alone, in this tab, until its session ends. */
const history = proxy<{ texts: string[] }>({ texts: [] });

const stored = tabStorage<string[]>('portal-word-history');

subscribe(history, () => stored.write(history.texts.length === 0 ? null : [...history.texts]), true);

onSessionCleared(() => {
  history.texts = [];
});

/** Takes up what this tab has of the same account from before the page was loaded. */
export function restoreWordHistory(): void {
  history.texts = stored.read() ?? [];
}

export const wordHistory = {
  /** Puts a question before all earlier ones; none stands there twice. */
  add(text: string): void {
    if (history.texts[0] !== text)
      history.texts = [text, ...history.texts.filter((other) => other !== text)].slice(0, most);
  },
  clear(): void {
    history.texts = [];
  },
};

/** The questions of this session, for a component. */
export const useWordHistory = (): readonly string[] => useSnapshot(history).texts;
