import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { at, captchaPage, dragTo, made, point, press, serve, settle, show, stage } from './testing/slide.tsx';

captchaPage();

describe('the hand', () => {
  test('a drag counts in pixels of the picture, with its way and its end', async () => {
    const { named } = serve();
    await show();
    point('pointerDown', 7);
    point('pointerMove', 27, 100);
    expect(at()).toBe(40);
    expect(screen.getByTestId('captcha-piece').style.left).toBe('12.5%');
    point('pointerMove', 52, 220, { clientY: 15 });
    point('pointerUp', 57, 300);
    await settle();
    expect(named('captchaVerify')[0]?.body?.data).toEqual({
      captchaId: `c${made}`,
      x: 100,
      by: 'pointer',
      way: [
        { x: 0, y: 0, t: 0 },
        { x: 40, y: 0, t: 100 },
        { x: 90, y: 10, t: 220 },
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

  test('only the pointer that took the piece moves it, by its first button', async () => {
    const { named } = serve();
    await show();
    point('pointerMove', 30, 50);
    point('pointerUp', 30, 60);
    point('pointerDown', 0, 70, { button: 2 });
    point('pointerMove', 30, 80);
    expect(at()).toBe(0);
    const second = { pointerId: 2 };
    point('pointerDown', 0, 100);
    point('pointerMove', 20, 200);
    point('pointerDown', 50, 220, second);
    point('pointerMove', 70, 240, second);
    point('pointerUp', 70, 260, second);
    point('pointerCancel', 70, 280, second);
    press('ArrowRight');
    expect(at()).toBe(40);
    point('pointerUp', 30, 400);
    await settle();
    expect(named('captchaVerify')).toHaveLength(1);
    expect(named('captchaVerify')[0]?.body?.data).toMatchObject({ x: 60 });
  });

  test('the least drag is 3 px; a mere press leaves the piece where keys have brought it', async () => {
    const { named } = serve();
    await show();
    press('PageUp');
    press('PageUp');
    point('pointerDown', 10);
    point('pointerUp', 10, 80);
    await settle();
    expect([at(), named('captchaVerify').length]).toEqual([20, 0]);
    point('pointerDown', 10, 100);
    point('pointerUp', 11.5, 180);
    await settle();
    expect(named('captchaVerify')[0]?.body?.data).toMatchObject({ x: 23 });
  });

  test('nothing moves the piece while it is judged', async () => {
    serve(() => new Promise<never>(() => undefined));
    await show();
    dragTo(30);
    await settle();
    expect(stage()).toBe('judging');
    dragTo(50);
    press('End');
    expect(at()).toBe(60);
  });

  test('keys that are none of its own, or come with Ctrl, Alt or Meta, stay those of the browser', async () => {
    const { named } = serve();
    await show();
    press('PageUp');
    for (const key of ['Tab', 'a']) expect(press(key)).toBe(true);
    for (const key of ['ctrlKey', 'altKey', 'metaKey']) expect(press('ArrowRight', { [key]: true })).toBe(true);
    await settle();
    expect([at(), named('captchaVerify').length]).toEqual([10, 0]);
    expect(press('ArrowRight')).toBe(false);
  });

  test('a key at the edge is no step, and the space bar lets go as Enter does, once', async () => {
    const { named } = serve();
    await show();
    for (const key of ['ArrowLeft', 'PageUp']) press(key);
    press(' ', { repeat: true });
    await settle();
    expect(named('captchaVerify')).toHaveLength(0);
    press(' ');
    await settle();
    expect(named('captchaVerify')[0]?.body?.data).toMatchObject({ x: 10, way: [{ x: 10, y: 0, t: 0 }] });
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
