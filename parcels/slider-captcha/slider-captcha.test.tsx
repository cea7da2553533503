import type { CaptchaPuzzle } from '@portal/contract';
import { askCaptcha } from '@portal/shell/insider';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeAnswer, fakeServer } from '../../shell-app/testing/fake-server.ts';
import { freshShell } from '../../shell-app/testing/fresh-shell.ts';
import { CaptchaQuestion } from './captcha-question.tsx';
import { SliderCaptcha } from './slider-captcha.tsx';

const wrongWords = '验证失败。请拖动滑块，使悬浮图像正确拼合。';
const minute = 60_000;

let made = 0;
const aPuzzle = (): CaptchaPuzzle => {
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
    expireTime: Date.now() + 2 * minute,
  };
};
const create = () => ({ data: aPuzzle() });
const right = { data: { captchaTicket: 'ticket-1', expireTime: 0 } };
const wrong = { status: 1, msg2Client: wrongWords };
const serve = (captchaVerify: FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>) = right) =>
  fakeServer({ captchaCreate: create, captchaVerify });

const onTicket = vi.fn();
const onClose = vi.fn();
const stage = () => screen.getByTestId('captcha').dataset.state;
const handle = () => screen.getByTestId('captcha-handle');
const words = () => screen.getByTestId('captcha-message').textContent;
const at = () => Number(handle().getAttribute('aria-valuenow'));
const settle = (time = 0) => act(() => vi.advanceTimersByTimeAsync(time));

async function show() {
  const shown = render(<SliderCaptcha onTicket={onTicket} onClose={onClose} />);
  await settle();
  return shown;
}

/** An event of the pointer at a place of the page and an instant of the page's clock. */
function point(kind: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel', clientX: number, time = 0): void {
  const event = createEvent[kind](handle());
  for (const [name, value] of Object.entries({
    clientX,
    clientY: 10,
    button: 0,
    pointerId: 1,
    timeStamp: 1000 + time,
  })) {
    Object.defineProperty(event, name, { value });
  }
  fireEvent(handle(), event);
}

function dragTo(clientX: number): void {
  point('pointerDown', 0);
  for (const share of [0.3, 0.7, 0.9, 1]) point('pointerMove', clientX * share, share * 400);
  point('pointerUp', clientX, 500);
}

const press = (key: string, more: object = {}) => fireEvent.keyDown(handle(), { key, ...more });

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  freshShell('/home');
  // jsdom lays nothing out: the picture is shown at half its size, so a pixel of the page is two of the picture.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 160 } as DOMRect);
  Object.assign(HTMLElement.prototype, { setPointerCapture: vi.fn() });
});
afterEach(() => void vi.useRealTimers());

describe('the states of the puzzle', () => {
  test('S2.107 loading, then ready with the focus on a named slider', async () => {
    let give: (answer: FakeAnswer) => void = () => undefined;
    fakeServer({ captchaCreate: () => new Promise<FakeAnswer>((resolve) => (give = resolve)) });
    await show();
    expect(stage()).toBe('loading');
    expect(words()).toBe('正在获取拼图…');
    expect(handle().getAttribute('aria-disabled')).toBe('true');
    give(create());
    await settle();
    expect(stage()).toBe('ready');
    expect(screen.getByRole('slider', { name: '拼图滑块' })).toBe(document.activeElement);
    expect([handle().getAttribute('aria-valuemin'), handle().getAttribute('aria-valuemax'), at()]).toEqual([
      '0',
      '260',
      0,
    ]);
    expect(screen.getByAltText(/键盘操作/)).toBeTruthy();
  });

  test('S4.072 judging takes no second answer; verified is seen, then gives the ticket', async () => {
    let give: (answer: FakeAnswer) => void = () => undefined;
    const { named } = serve(() => new Promise<FakeAnswer>((resolve) => (give = resolve)));
    await show();
    dragTo(60);
    await settle();
    expect(stage()).toBe('judging');
    dragTo(80);
    press('Enter');
    await settle();
    expect(named('captchaVerify')).toHaveLength(1);
    give(right);
    await settle();
    expect(stage()).toBe('verified');
    expect(words()).toBe('验证成功');
    expect(onTicket).not.toHaveBeenCalled();
    await settle(1000);
    expect(onTicket).toHaveBeenCalledExactlyOnceWith('ticket-1');
  });

  test('S4.072 S8.019 failed says so and brings a new puzzle, the piece at its start and the focus on the handle', async () => {
    const { named } = serve(wrong);
    await show();
    dragTo(60);
    await settle();
    expect(stage()).toBe('failed');
    expect(screen.getByRole('alert').textContent).toBe(wrongWords);
    handle().blur();
    await settle(1000);
    expect(stage()).toBe('ready');
    expect(named('captchaCreate')).toHaveLength(2);
    expect(words()).toBe(wrongWords);
    expect(at()).toBe(0);
    expect(document.activeElement).toBe(handle());
    expect(onTicket).not.toHaveBeenCalled();
    dragTo(50);
    await settle();
    const answers = named('captchaVerify').map(({ body }) => body?.data);
    expect(answers).toMatchObject([
      { captchaId: `c${made - 1}`, x: 120 },
      { captchaId: `c${made}`, x: 100 },
    ]);
  });

  test('S8.019 a refusal without words has those of the puzzle', async () => {
    serve({ status: 1 });
    await show();
    dragTo(60);
    await settle();
    expect(words()).toBe(wrongWords);
  });

  test.each(['captchaCreate', 'captchaVerify'] as const)(
    'a broken connection at %s waits for a retry',
    async (broken) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      fakeServer({ captchaCreate: create, captchaVerify: right, [broken]: new Error('offline') });
      await show();
      if (broken === 'captchaVerify') dragTo(60);
      await settle(5000);
      expect(stage()).toBe('failed');
      expect(words()).toMatch(/请检查网络后重试/);
      serve();
      fireEvent.click(screen.getByTestId('captcha-retry'));
      await settle();
      expect(stage()).toBe('ready');
      expect(words()).not.toMatch(/网络/);
      expect(document.activeElement).toBe(handle());
    },
  );

  test('too many puzzles: the words of the server, and a retry', async () => {
    fakeServer({ captchaCreate: { status: 429, msg2Client: '获取拼图过于频繁，请在 1 分钟后重试。' } });
    await show();
    expect(stage()).toBe('failed');
    expect(words()).toBe('获取拼图过于频繁，请在 1 分钟后重试。');
    expect(screen.getByTestId('captcha-retry')).toBeTruthy();
  });

  test('a puzzle that lies too long says so instead of failing later', async () => {
    const { named } = serve();
    await show();
    await settle(2 * minute - 1);
    expect(stage()).toBe('ready');
    await settle(1);
    expect(stage()).toBe('failed');
    expect(words()).toMatch(/两分钟/);
    expect(named('captchaCreate')).toHaveLength(1);
  });
});

describe('the hand', () => {
  test('a drag counts in pixels of the picture, with its way and its end', async () => {
    const { named } = serve();
    await show();
    point('pointerDown', 7);
    point('pointerMove', 27, 100);
    expect(at()).toBe(40);
    expect(screen.getByTestId('captcha-piece').style.left).toBe('12.5%');
    point('pointerMove', 52, 220);
    point('pointerUp', 57, 300);
    await settle();
    expect(named('captchaVerify')[0]?.body?.data).toEqual({
      captchaId: `c${made}`,
      x: 100,
      by: 'pointer',
      way: [
        { x: 0, y: 0, t: 0 },
        { x: 40, y: 0, t: 100 },
        { x: 90, y: 0, t: 220 },
        { x: 100, y: 0, t: 300 },
      ],
    });
  });

  test('the piece stays in the picture', async () => {
    serve();
    await show();
    point('pointerDown', 0);
    point('pointerMove', 900, 100);
    expect(at()).toBe(260);
    point('pointerMove', -900, 200);
    expect(at()).toBe(0);
  });

  test('a press without a drag is no answer, and a drag that the system ends neither', async () => {
    const { named } = serve();
    await show();
    point('pointerDown', 5);
    point('pointerUp', 6, 80);
    expect(at()).toBe(0);
    point('pointerDown', 0);
    point('pointerMove', 40, 100);
    point('pointerCancel', 40, 150);
    expect(at()).toBe(0);
    await settle();
    expect(named('captchaVerify')).toHaveLength(0);
  });

  test('arrow keys go 1 px, with Shift and page keys 10, Home and End to the edges, Enter lets go', async () => {
    const { named } = serve();
    await show();
    const seen: number[] = [];
    const keys: [string, object?][] = [
      ['End'],
      ['Home'],
      ['PageUp'],
      ['ArrowRight', { shiftKey: true }],
      ['ArrowRight'],
      ['ArrowUp'],
      ['ArrowLeft'],
      ['ArrowDown'],
      ['PageUp'],
      ['PageDown'],
      ['ArrowLeft', { shiftKey: true }],
    ];
    for (const [key, more] of keys) {
      press(key, more);
      seen.push(at());
    }
    expect(seen).toEqual([260, 0, 10, 20, 21, 22, 21, 20, 30, 20, 10]);
    press('Enter');
    await settle();
    const data = named('captchaVerify')[0]?.body?.data as { way: { x: number }[] };
    expect(data).toMatchObject({ x: 10, by: 'keyboard' });
    expect(data.way.map(({ x }) => x)).toEqual(seen);
  });

  test('Enter before any move is no answer', async () => {
    const { named } = serve();
    await show();
    press('Enter');
    await settle();
    expect(named('captchaVerify')).toHaveLength(0);
  });

  test('another puzzle may be asked for, again and again', async () => {
    const { named } = serve();
    await show();
    const refresh = screen.getByTestId('captcha-refresh');
    for (const round of [2, 3]) {
      refresh.focus();
      fireEvent.click(refresh);
      expect(stage()).toBe('loading');
      await settle();
      expect(named('captchaCreate')).toHaveLength(round);
      expect(document.activeElement).toBe(refresh);
    }
  });
});

describe('the answer to who asked', () => {
  test('S2.107 a solved puzzle answers with its ticket', async () => {
    serve();
    const answer = askCaptcha();
    render(<CaptchaQuestion />);
    await settle();
    dragTo(60);
    await settle(1000);
    expect(await answer).toBe('ticket-1');
  });

  test('closed unsolved it answers null', async () => {
    serve();
    const answer = askCaptcha();
    render(<CaptchaQuestion />);
    await settle();
    fireEvent.click(screen.getByTestId('captcha-close'));
    expect(await answer).toBeNull();
  });

  test('closed while it is green it answers with its ticket all the same', async () => {
    serve();
    const answer = askCaptcha();
    render(<CaptchaQuestion />);
    await settle();
    dragTo(60);
    await settle(10);
    fireEvent.click(screen.getByTestId('captcha-close'));
    expect(await answer).toBe('ticket-1');
  });

  test('closed while it is judged nothing comes after', async () => {
    let give: (answer: FakeAnswer) => void = () => undefined;
    serve(() => new Promise<FakeAnswer>((resolve) => (give = resolve)));
    const { unmount } = await show();
    dragTo(60);
    await settle();
    fireEvent.click(screen.getByTestId('captcha-close'));
    expect(onClose).toHaveBeenCalledOnce();
    unmount();
    give(right);
    await settle(2000);
    expect(onTicket).not.toHaveBeenCalled();
  });
});
