import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { takeMenus } from '../../../shell-app/account/load-menus.ts';
import { admission } from '../../../shell-app/guard/admission.ts';
import { keepLogin } from '../../../shell-app/session/keep-session.ts';
import { aLogin, anEntry, freshShell } from '../../../shell-app/testing/fresh-shell.ts';
import { Rail } from '../rail.tsx';

/** Products that have a place in the rail, in its order. */
export const ids = ['1000', '1001', '1004', '1007', '1008', '1010', '1011', '1012', '1013', '1014', '1016', '1019'];
/** The menu adds news, policy and the public reports. */
export const all = [...ids, '1017', '1018', '1015'];
const menus = ids.map((id) => anEntry(`/app${id}`, { id, title: `应用${id}` }));

/** The rail of a person with all of them. @param height of the window, in px */
export function openRail(height = 1000, path = '/dashboard'): void {
  freshShell(path);
  keepLogin(aLogin());
  takeMenus(menus);
  admission.place = { path, search: '', hash: '' };
  Object.defineProperty(window, 'innerHeight', { value: height, configurable: true });
  render(<Rail />);
}

/** Lets so much time of fake timers pass, in ms. */
export const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
