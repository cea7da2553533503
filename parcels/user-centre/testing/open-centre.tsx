import { jest } from '@jest/globals';
import { setLanguage } from '@portal/shell';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { takeUserInfo } from '../../../shell-app/account/load-user.ts';
import { settleCaptcha } from '../../../shell-app/captcha/captcha-question.ts';
import { openUserCentre } from '../../../shell-app/drawers/drawers.ts';
import { keepLogin } from '../../../shell-app/session/keep-session.ts';
import { aLogin, aUser, freshShell } from '../../../shell-app/testing/fresh-shell.ts';
import { allTimersBut } from '../../../tests/support/all-timers-but.ts';
import { UserCentre } from '../user-centre.tsx';

/** 2025-03-04, noon in China. */
export const noon = Date.UTC(2025, 2, 4, 4);

/** The drawer of a signed-in user, in English, on a clock that the test moves. */
export function openCentre(user: Parameters<typeof aUser>[0] = {}) {
  jest.useFakeTimers({
    now: noon,
    doNotFake: allTimersBut('Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'),
  });
  freshShell('/sales/trend');
  setLanguage('en');
  keepLogin(aLogin());
  takeUserInfo(aUser(user));
  openUserCentre();
  return render(<UserCentre />);
}

export const hook = (testId: string) => screen.getByTestId(testId);
export const press = (testId: string) => act(async () => void fireEvent.click(hook(testId)));
export const wait = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
export const type = (testId: string, value: string) => fireEvent.change(hook(testId), { target: { value } });
export const errors = () =>
  [...document.querySelectorAll('p[role=alert]')].map(({ textContent }) => textContent).filter(Boolean);
export const toasts = () => screen.queryAllByTestId('toast').map(({ textContent }) => textContent);

/** Asks for a code and solves the puzzle. */
export async function sendCode(ticket: string | null = 'ticket-1'): Promise<void> {
  await press('bind-send');
  await act(async () => settleCaptcha(ticket));
}
