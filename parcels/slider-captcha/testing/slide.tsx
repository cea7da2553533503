import { afterEach, beforeEach, jest } from '@jest/globals';
import type { CaptchaPuzzle } from '@portal/contract';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { type FakeAnswer, fakeServer } from '../../../shell-app/testing/fake-server.ts';
import { freshShell } from '../../../shell-app/testing/fresh-shell.ts';
import { SliderCaptcha } from '../slider-captcha.tsx';

export const wrongWords = '验证失败。请拖动滑块，使悬浮图像正确拼合。';
export const minute = 60_000;

/** How many puzzles have been made: the last one is `c${made}`. */
export let made = 0;
/** @param ahead how far the server's clock is ahead of the page's, in ms */
export const aPuzzle = (ahead = 0): CaptchaPuzzle => {
  made++;
  return {
    captchaId: `c${made}`,
    background: `data:image/jpeg;base64,${made}`,
    piece: 'data:image/png;base64,AA',
    width: 320,
    height: 160,
    pieceWidth: 60,
    pieceHeight: 60,
    pieceY: 40,
    expireTime: Date.now() + ahead + 2 * minute,
  };
};
export const create = () => ({ data: aPuzzle() });
export const right = { data: { captchaTicket: 'ticket-1', expireTime: 0 } };
export const wrong = { status: 1, msg2Client: wrongWords };
export const serve = (captchaVerify: FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>) = right) =>
  fakeServer({ captchaCreate: create, captchaVerify });

export const onTicket = jest.fn();
export const onClose = jest.fn();
export const stage = () => screen.getByTestId('captcha').dataset.state;
export const handle = () => screen.getByTestId('captcha-handle');
export const words = () => screen.getByTestId('captcha-message').textContent;
export const at = () => Number(handle().getAttribute('aria-valuenow'));
export const settle = (time = 0) => act(() => jest.advanceTimersByTimeAsync(time));

export async function show() {
  const drawn = render(<SliderCaptcha onTicket={onTicket} onClose={onClose} />);
  await settle();
  return drawn;
}

/**
 * An event of the pointer at a place of the page and an instant of the page's clock.
 * @param more what is otherwise than with the first finger, straight along the track
 */
export function point(
  kind: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel',
  clientX: number,
  time = 0,
  more: Partial<Pick<PointerEvent, 'clientY' | 'button' | 'pointerId'>> = {},
): void {
  const event = createEvent[kind](handle());
  for (const [name, value] of Object.entries({
    clientX,
    clientY: 10,
    button: 0,
    pointerId: 1,
    timeStamp: 1000 + time,
    ...more,
  })) {
    Object.defineProperty(event, name, { value });
  }
  fireEvent(handle(), event);
}

export function dragTo(clientX: number): void {
  point('pointerDown', 0);
  for (const share of [0.3, 0.7, 0.9, 1]) point('pointerMove', clientX * share, share * 400);
  point('pointerUp', clientX, 500);
}

export const press = (key: string, more: object = {}) => fireEvent.keyDown(handle(), { key, ...more });

/** Before each test of a file: a page that shows the puzzle, and a clock that the test moves. */
export function captchaPage(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    freshShell('/home');
    // jsdom lays nothing out: the picture is shown at half its size, so a pixel of the page is two of the picture.
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 160 } as DOMRect);
    Object.assign(HTMLElement.prototype, { setPointerCapture: jest.fn() });
  });
  afterEach(() => void jest.useRealTimers());
}
