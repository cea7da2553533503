import { describe, expect, test } from '@jest/globals';
import { puzzleSize } from '../../server/captcha/drawing/puzzle-size.ts';
import { dragPiece, lookForGap, solveCaptcha, verdict } from './support/door/solve-captcha.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();

interface PuzzleRequest {
  /** What the puzzle has answered: undefined while it is open. */
  asked?: string | null;
}

/** Asks for the puzzle as the sign-in does. */
async function askCaptcha(visitor: Visitor): Promise<void> {
  await visitor.open('/home');
  await visitor.see('sign-in');
  await visitor.page.evaluate(async () => {
    const loader = (window as unknown as { System: { import(name: string): Promise<unknown> } }).System;
    const shell = (await loader.import('@portal/shell')) as { askCaptcha(): Promise<string | null> };
    void shell.askCaptcha().then((ticket) => {
      (window as PuzzleRequest).asked = ticket;
    });
  });
  await visitor.see('captcha', { state: 'ready' });
}

/** The address of the picture; another one for each puzzle. */
const source = (visitor: Visitor): Promise<string> =>
  visitor.page.$eval('[data-testid="captcha-picture"]', (image) => (image as HTMLImageElement).src);

async function middleOfHandle(visitor: Visitor): Promise<{ left: number; top: number }> {
  const { x, y, width, height } = await visitor.box('captcha-handle');
  return { left: x + width / 2, top: y + height / 2 };
}

/** A way in pixels of the picture, in those of the screen. */
const onScreen = async (visitor: Visitor, way: number): Promise<number> =>
  way * ((await visitor.box('captcha-picture')).width / puzzleSize.width);

/** Where the piece is, as the slider says it: what the page has seen of the pointer's way. */
const place = (visitor: Visitor): Promise<string> =>
  visitor.page.$eval('[role="slider"]', (slider) => slider.getAttribute('aria-valuenow') ?? '');

const answer = (visitor: Visitor): Promise<string | null | undefined> =>
  visitor.page.evaluate(() => (window as PuzzleRequest).asked);

describe('the slider captcha', () => {
  test(
    'S2.107 S4.072 dragged into the gap it is verified, closes, and gives a ticket',
    smoke.visit(async (visitor) => {
      await askCaptcha(visitor);
      await solveCaptcha(smoke, visitor);
      expect(await answer(visitor)).toMatch(/^[\w-]{43}$/);
      expect(visitor.trace.complaints).toEqual([]);
    }),
  );

  test(
    'S2.107 S4.072 it is solved by keyboard alone',
    smoke.visit(async (visitor) => {
      await askCaptcha(visitor);
      await visitor.focusOn('[role="slider"]');
      await solveCaptcha(smoke, visitor, 'keyboard');
      expect(await answer(visitor)).toMatch(/^[\w-]{43}$/);
    }),
  );

  test(
    'S4.072 S8.019 beside the gap it fails, says so, and gives a new puzzle with the focus on its handle',
    smoke.visit(async (visitor) => {
      await askCaptcha(visitor);
      const before = await source(visitor);
      const gap = await lookForGap(smoke, visitor);
      await dragPiece(visitor, gap > 160 ? gap - 40 : gap + 40);
      expect(await verdict(visitor)).toBe('failed');
      const words = /^Verification failed\. Drag the slider so that the floating image merges correctly\.$/;
      await visitor.read('captcha-message', words);
      await visitor.see('captcha', { state: 'ready' });
      await visitor.read('captcha-message', words);
      expect(await source(visitor)).not.toBe(before);
      await visitor.focusOn('[role="slider"]');
      expect(await answer(visitor)).toBeUndefined();
      await solveCaptcha(smoke, visitor);
      expect(await answer(visitor)).toMatch(/^[\w-]{43}$/);
    }),
  );

  test(
    'S4.072 a robot that draws a straight line into the gap fails',
    smoke.visit(async (visitor) => {
      await askCaptcha(visitor);
      const distance = await onScreen(visitor, await lookForGap(smoke, visitor));
      const { left, top } = await middleOfHandle(visitor);
      await visitor.page.mouse.move(left, top);
      await visitor.page.mouse.down();
      for (let step = 1; step <= 10; step += 1) {
        const before = await place(visitor);
        await visitor.page.mouse.move(left + (distance * step) / 10, top);
        // A busy page sees moves of one frame as one, and a way of uneven steps may be a hand's.
        await visitor.seeNo('captcha-handle', { 'aria-valuenow': before });
      }
      await visitor.page.mouse.up();
      expect(await verdict(visitor)).toBe('failed');
    }),
  );

  test(
    'by touch, on the narrowest phone, the way counts in pixels of the picture',
    smoke.visit(async (visitor) => {
      await visitor.page.setViewport({ width: 320, height: 568, hasTouch: true, isMobile: true });
      await askCaptcha(visitor);
      const whole = await visitor.box('captcha-picture');
      expect(whole.width).toBeLessThan(300);
      const dialog = await visitor.atRest(() =>
        visitor.page.$eval('dialog[open]', (box) => [box.scrollWidth - box.clientWidth, box.clientWidth]),
      );
      expect(dialog).toEqual([0, 288]);
      const distance = await onScreen(visitor, await lookForGap(smoke, visitor));
      const { left, top } = await middleOfHandle(visitor);
      const { touchscreen } = visitor.page;
      await touchscreen.touchStart(left, top);
      for (let step = 1; step <= 24; step++) {
        await touchscreen.touchMove(left + distance * (1 - (1 - step / 24) ** 2), top + Math.sin(step) * 2);
        await new Promise((resolve) => setTimeout(resolve, 12 + Math.random() * 14));
      }
      await touchscreen.touchEnd();
      expect(await verdict(visitor)).toBe('verified');
    }),
  );

  test(
    'let go beside the dialog it stays open, and closing it answers null',
    smoke.visit(async (visitor) => {
      await askCaptcha(visitor);
      // The gap lies anywhere: not where the piece is let go here.
      const wrong = (await lookForGap(smoke, visitor)) > 150 ? 90 : 210;
      const { left, top } = await middleOfHandle(visitor);
      await visitor.page.mouse.move(left, top);
      await visitor.page.mouse.down();
      for (const part of [0.3, 0.8, 1]) await visitor.page.mouse.move(left + wrong * part, top + part * 270);
      await visitor.page.mouse.move(left + wrong, 890);
      await visitor.page.mouse.up();
      expect(await verdict(visitor)).toBe('failed');
      await visitor.see('captcha', { state: 'ready' });
      expect(await answer(visitor)).toBeUndefined();
      await visitor.page.keyboard.press('Escape');
      await visitor.seeNo('captcha');
      expect(await answer(visitor)).toBeNull();
    }),
  );

  test(
    'without a network it says so, and tries again',
    smoke.visit(async (visitor) => {
      await askCaptcha(visitor);
      await visitor.page.setOfflineMode(true);
      await visitor.click('captcha-refresh');
      await visitor.read('captcha-message', /^The puzzle could not be loaded\. Check the network, then try again\.$/);
      await visitor.page.setOfflineMode(false);
      await visitor.click('captcha-retry');
      await solveCaptcha(smoke, visitor);
      expect(await answer(visitor)).toMatch(/^[\w-]{43}$/);
    }),
  );
});
