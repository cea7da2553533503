import { describe, expect, test } from '@jest/globals';
import { soldProducts } from '../../server/testing/sold-products.ts';
import { faults } from './support/page/faults.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const signedIn = { as: 'demo' } as const;

/** What the player says of itself. */
const film = (visitor: Visitor) =>
  visitor.page.$eval('[data-testid="help-video-film"]', (element) => {
    const { currentSrc, duration, paused, readyState, textContent, textTracks } = element as HTMLVideoElement;
    const showing = [...textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language);
    return { path: new URL(currentSrc).pathname, duration, paused, readyState, words: textContent, showing };
  });

const isReady = (visitor: Visitor) =>
  visitor.page.waitForFunction(() => {
    const player = document.querySelector<HTMLVideoElement>('[data-testid="help-video-film"]');
    return player !== null && player.readyState >= 2;
  });

describe('the help video', () => {
  test(
    'S1.021 S2.065 S2.133 S2.134 S2.135 S9.022 the button of the rail plays the film of the product, 1000 px wide',
    smoke.visit(async (visitor) => {
      await visitor.open('/sales/overview');
      await visitor.click('rail-video');
      const box = await visitor.box('help-video');
      expect(box.width).toBe(1000);
      await isReady(visitor);
      const menu = await smoke.portal.server.call('getAllMenu', {}, { token: await smoke.portal.server.signIn() });
      const videoUrl = menu.body.data?.find(({ key }) => key === 'sales')?.videoUrl;
      const video = await film(visitor);
      expect(video.path).toBe('/videos/sales.en.webm');
      expect(videoUrl).toBe('/videos/sales.zh_CN.webm');
      expect(video.words).toBe('This browser cannot play the video. Please use a newer browser.');
      expect(video.showing).toEqual(['en']);
      expect(video.duration).toBeGreaterThanOrEqual(25);
      expect(video.duration).toBeLessThanOrEqual(40);
      expect(await faults(visitor)).toEqual([]);
    }, signedIn),
  );

  test(
    'A28 closing stops the film',
    smoke.visit(async (visitor) => {
      await visitor.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }]);
      await visitor.open('/sales/overview');
      await visitor.click('rail-video');
      const player = await visitor.see('help-video-film');
      await isReady(visitor);
      await visitor.page.waitForFunction((element: Element) => !(element as HTMLVideoElement).paused, {}, player);
      await visitor.page.keyboard.press('Escape');
      await visitor.seeNo('help-video');
      expect(await player.evaluate((element) => (element as HTMLVideoElement).paused)).toBe(true);
      const focused = await visitor.page.evaluate(() => (document.activeElement as HTMLElement).dataset.testid);
      expect(focused).toBe('rail-video');
    }, signedIn),
  );

  test(
    'S2.136 where no product is open, or it has no film, there is no button',
    smoke.visit(async (visitor) => {
      const { db } = smoke.portal.server.stores.state;
      const write = (video_url: string) =>
        db.updateTable('menu_entry').set({ video_url }).where('menu_id', '=', '1000').execute();
      await visitor.open('/dashboard');
      await visitor.see('rail-avatar');
      expect(await visitor.has('rail-video')).toBe(false);
      for (const address of ['', 'javascript:alert(1)']) {
        await write(address);
        await visitor.open('/sales/overview');
        await visitor.see('key-figure');
        expect(await visitor.has('rail-video')).toBe(false);
      }
      await write('/videos/sales.%{language}.webm');
    }, signedIn),
  );

  test(
    'S2.134 every film of this build plays in both languages, and can be wound on',
    smoke.visit(async (visitor) => {
      await visitor.open('/dashboard');
      for (const { menu } of soldProducts()) {
        if (!menu?.film) continue;
        for (const language of ['zh_CN', 'en']) {
          const address = menu.film.replace('%{language}', language);
          const at = await visitor.page.evaluate(async (src: string) => {
            const player = document.createElement('video');
            player.muted = true;
            player.src = src;
            await new Promise((resolve, reject) => {
              player.onloadeddata = resolve;
              player.onerror = () => reject(new Error(`${src}: ${player.error?.message}`));
            });
            player.currentTime = 10;
            await new Promise((resolve) => {
              player.onseeked = resolve;
            });
            return { time: player.currentTime, size: `${player.videoWidth}x${player.videoHeight}` };
          }, address);
          expect({ address, ...at }).toEqual({ address, time: 10, size: '1280x720' });
        }
      }
    }, signedIn),
  );
});
