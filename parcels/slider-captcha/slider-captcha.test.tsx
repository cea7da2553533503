import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { type FakeAnswer, fakeServer } from '../../shell-app/testing/fake-server.ts';
import {
  aPuzzle,
  at,
  captchaPage,
  create,
  dragTo,
  handle,
  made,
  minute,
  onTicket,
  press,
  right,
  serve,
  settle,
  show,
  stage,
  words,
  wrong,
  wrongWords,
} from './testing/slide.tsx';

captchaPage();

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
    expect(onTicket.mock.calls).toEqual([['ticket-1']]);
  });

  test('S4.072 S8.019 failed says so and brings a new puzzle, with the piece and its way at the start and the focus on the handle', async () => {
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
      { captchaId: `c${made}`, x: 100, way: [0, 30, 70, 90, 100, 100].map((x) => ({ x })) },
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
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
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

  test.each<[string, FakeAnswer, number]>([
    ['is right', right, 0],
    ['is wrong', wrong, 0],
    ['does not come', new Error('down'), 0],
    ['was right and is still seen', right, 300],
    ['was wrong and is still seen', wrong, 300],
  ])('a puzzle that is closed while its answer %s gives nothing and asks for nothing', async (_, verdict, seen) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let answer: (given: FakeAnswer) => void = () => undefined;
    const { named } = serve(() => new Promise<FakeAnswer>((resolve) => (answer = resolve)));
    const { unmount } = await show();
    dragTo(50);
    await settle();
    if (seen > 0) answer(verdict);
    await settle(seen);
    unmount();
    answer(verdict);
    await settle(5000);
    expect([onTicket.mock.calls.length, named('captchaCreate').length]).toEqual([0, 1]);
    expect(jest.getTimerCount()).toBe(0);
  });

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
    fireEvent.click(screen.getByTestId('captcha-retry'));
    await settle();
    expect([stage(), named('captchaCreate').length, screen.queryByTestId('captcha-retry')]).toEqual(['ready', 2, null]);
  });

  test.each([10 * minute, -10 * minute])('it lies as long where the clock is wrong by %i ms', async (ahead) => {
    fakeServer({ captchaCreate: () => ({ data: aPuzzle(ahead) }) }, ahead);
    await show();
    await settle(2 * minute - 2000);
    expect(stage()).toBe('ready');
    await settle(4000);
    expect(stage()).toBe('failed');
  });
});
