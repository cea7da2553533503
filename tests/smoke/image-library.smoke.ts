import { describe, expect, test } from '@jest/globals';
import { layoutShift, watchLayout } from './support/browser/layout-shift.ts';
import { takeDownloads } from './support/page/downloads.ts';
import { faults } from './support/page/faults.ts';
import { readCsv } from './support/page/read-table.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();

/** Whether every picture in sight has arrived, and how wide each is. */
const widths = (visitor: Visitor) =>
  visitor.page.$$eval('[data-testid="image-card"] img', (images) =>
    (images as HTMLImageElement[])
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .map((image) => (image.complete ? image.naturalWidth : 0)),
  );

const focused = (visitor: Visitor) =>
  visitor.page.evaluate(() => document.activeElement?.getAttribute('data-image') ?? '');

describe('the model image library', () => {
  test(
    'S1.006 pictures of a model are found, opened and turned by keyboard, taken away, and two cars stand at one scale',
    smoke.visit(
      async (visitor) => {
        const { page } = visitor;
        await visitor.open('/products');
        const card = await visitor.see('product-card', { key: 'image-library', state: 'enter' });
        await card.$eval('a', (link) => link.click());
        await visitor.arriveAt('/image-library/gallery');
        await visitor.see('image-card');
        await visitor.quiet();
        const seen = await widths(visitor);
        expect(seen.length).toBeGreaterThan(3);
        expect(Math.min(...seen)).toBeGreaterThan(0);
        expect(await faults(visitor)).toEqual([]);

        const [, second] = await page.$$eval('[data-testid="image-card"]', (links) =>
          links.map((link) => link.getAttribute('data-image') ?? ''),
        );
        await page.focus('[data-testid="image-card"]');
        await page.keyboard.press('Enter');
        await visitor.read('lightbox', /Demonstration content/);
        await page.keyboard.press('ArrowRight');
        await visitor.arriveAt(new RegExp(`image=${second}`));
        const nextFile = await takeDownloads(visitor);
        await visitor.click('take-picture');
        const picture = await nextFile();
        expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG');
        expect(await faults(visitor)).toEqual([]);
        await page.keyboard.press('Escape');
        await visitor.seeNo('lightbox');
        expect(await focused(visitor)).toBe(second);

        await visitor.click('share');
        await visitor.click('export-csv');
        const list = readCsv((await nextFile()).bytes.toString('utf8'));
        expect(list.head.slice(0, 2)).toEqual(['Brand', 'Model']);
        expect(list.rows.length).toBe(24);

        await visitor.open('/image-library/compare?angle=front');
        await visitor.see('measures');
        await visitor.quiet();
        const stages = await page.$$eval('[data-testid="stage"] [data-scaled]', (found) =>
          found.map((stage) => stage.getBoundingClientRect().width),
        );
        expect(stages).toHaveLength(2);
        expect(stages[0]).toBeCloseTo(stages[1] ?? 0, 0);
        expect(await faults(visitor)).toEqual([]);
      },
      { as: 'demo' },
    ),
  );

  test(
    'S1.006 on a phone in Chinese pictures are found by model and brand, with their licence',
    smoke.visit(
      async (visitor) => {
        await visitor.page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
        await watchLayout(visitor);
        await visitor.open('/image-library/gallery');
        await visitor.see('image-card');
        await visitor.quiet();
        expect((await layoutShift(visitor)).shift).toBe(0);
        await visitor.click('image-card');
        await visitor.read('lightbox', /许可.*来源/s);
        await visitor.quiet();
        expect(await faults(visitor)).toEqual([]);
      },
      { as: 'demo', language: 'zh_CN' },
    ),
  );
});
