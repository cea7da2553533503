import type { MenuEntry } from '@portal/contract';
import { ref } from 'valtio';
import { request } from '../api/request.ts';
import { language } from '../i18n/language.ts';
import { completeMenu } from '../menu/complete-menu.ts';
import { settleFastViewPaths } from '../menu/fast-view-storage.ts';
import { isApplication } from '../menu/menu-paths.ts';
import { frozen } from '../session/frozen.ts';
import { onSessionCleared, presentSession } from '../session/keep-session.ts';
import { session } from '../session/session.ts';

/** 'refused' lasts for one navigation; the next one asks again (A75). */
export type MenuState = 'unknown' | 'loaded' | 'refused';

let state: MenuState = 'unknown';
let asking: Promise<void> | null = null;
const listeners = new Set<(entries: MenuEntry[]) => void>();

export const menuState = (): MenuState => state;

onSessionCleared(() => {
  state = 'unknown';
  asking = null;
});

/**
 * Called with the entries that are applications of their own, now if they are known and after every load.
 *
 * @returns ends it
 */
export function onMenus(listener: (entries: MenuEntry[]) => void): () => void {
  listeners.add(listener);
  if (state === 'loaded') listener(session.microAppRoutes);
  return () => listeners.delete(listener);
}

/**
 * Takes an answer of getAllMenu into the state and tells those who wait for it. The state follows which menu there is and
 * not each entry, since one comes whole or not at all: to follow hundreds of entries takes a tenth of the page's memory.
 */
export function takeMenus(reply: MenuEntry[]): void {
  const { menus, missing } = completeMenu(reply, language());
  settleFastViewPaths(reply, missing);
  session.menus = ref(frozen(menus));
  session.microAppRoutes = ref(frozen(menus.filter(isApplication)));
  state = 'loaded';
  for (const listener of listeners) listener(session.microAppRoutes);
}

/**
 * S4.020: asks for the menu; calls meanwhile share the answer. S7.087: after a refusal nothing is loaded. An answer to a
 * session that is over by then is taken for nothing.
 */
export function loadMenus(): Promise<void> {
  asking ??= askForMenus();
  return asking;
}

async function askForMenus(): Promise<void> {
  const isPresent = presentSession();
  const reply = await request('getAllMenu').catch(() => null);
  if (!isPresent()) return;
  asking = null;
  if (reply !== null) takeMenus(reply);
  else if (state !== 'loaded') state = 'refused';
}

/** Before a navigation: a refusal of before is forgotten. */
export function forgetRefusal(): void {
  if (state === 'refused') state = 'unknown';
}

/** S4.031: the titles of the menu follow the token and the language. */
export async function reloadMenus(): Promise<void> {
  await asking;
  await loadMenus();
}
