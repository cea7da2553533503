import { describe, expect, test } from '@jest/globals';
import { readXlsx } from 'hucre/xlsx';
import { eventually } from './support/browser/eventually.ts';
import { clickIn, pressFound } from './support/browser/in-sight.ts';
import { takeDownloads } from './support/page/downloads.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import { best, bestSellers } from './support/tasks/best-sellers.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const signedIn = { as: 'demo' } as const;

const rivals = (visitor: Visitor) =>
  visitor.page.$$eval('[data-testid="fastview-rival"]', (chips) =>
    chips.map((chip) => (chip as HTMLElement).dataset.key ?? ''),
  );

describe('the page', () => {
  test(
    'S2.032 S2.033 with access the rail leads to it, and no sub-application is asked for',
    smoke.visit(async (visitor) => {
      await visitor.open('/dashboard');
      await visitor.openApp('/model-fastview');
      await visitor.arriveAt('/model-fastview');
      await visitor.see('fastview-offer');
      if (!(await visitor.has('rail-app', { path: '/model-fastview' }))) await visitor.click('rail-more');
      const marked = await visitor.page.$eval('[data-testid="rail-app"][data-path="/model-fastview"]', (app) =>
        app.outerHTML.includes('aria-current'),
      );
      expect(marked).toBe(true);
      expect(await visitor.page.title()).toContain('Model fast view');
      await visitor.page.reload();
      await visitor.see('fastview-offer');
      expect(visitor.trace.paths().filter((path) => /area-.*\.js/.test(path))).toEqual([]);
      expect(visitor.trace.complaints).toEqual([]);
    }, signedIn),
  );

  test(
    'S3.078 a model that was added to the favorites is in local storage, and offered after the page is loaded anew, until it is removed',
    smoke.visit(async (visitor) => {
      const { key, name } = await best(smoke.portal);
      const path = `/model-fastview?model=${key}`;
      const stored = () => visitor.page.evaluate(() => Object.values({ ...localStorage }).join());
      const marked = (isMarked: boolean) => `[data-testid="fastview-favourite"][aria-pressed="${isMarked}"]`;
      await visitor.open(path);
      await visitor.click('fastview-favourite');
      await visitor.page.waitForSelector(marked(true));
      expect(await stored()).toContain(JSON.stringify([path]));
      await visitor.open('/model-fastview');
      await visitor.read('fastview-favourites', new RegExp(name));
      await visitor.page.reload();
      const card = await visitor.see('fastview-favourites');
      await pressFound(await card.$(`[data-testid="fastview-offer"][data-key="${key}"]`));
      await visitor.arriveAt(path);
      await visitor.click('fastview-favourite');
      await visitor.page.waitForSelector(marked(false));
      expect(await stored()).not.toContain(path);
      await visitor.openApp('/model-fastview');
      await visitor.see('fastview-offer');
      expect(await visitor.has('fastview-favourites')).toBe(false);
      expect(visitor.trace.complaints).toEqual([]);
    }, signedIn),
  );

  test(
    'S2.032 a model is found in Chinese, English and pinyin, by the keys alone',
    smoke.visit(async (visitor) => {
      const [chinese, english] = [await best(smoke.portal, 'zh_CN'), await best(smoke.portal, 'en')];
      expect(chinese.key).toBe(english.key);
      // English names of the demonstration market are the pinyin of the Chinese ones, or names of their own.
      for (const typed of [chinese.name, english.name, english.name.toLowerCase().replaceAll(' ', '')]) {
        await visitor.open('/model-fastview');
        await visitor.fill('model', typed);
        await visitor.see('fastview-match', { key: english.key });
        await visitor.page.keyboard.press('Enter');
        await visitor.arriveAt(`/model-fastview?model=${english.key}`);
        await visitor.see('fastview-model', { key: english.key });
      }
      await visitor.fill('model', 'zzzz');
      await visitor.read('fastview-no-match', /zzzz/);
    }, signedIn),
  );

  test(
    'what is wanted before a meeting stands on it, and on one sheet of A4 with a note of one’s own',
    smoke.visit(
      async (visitor) => {
        const { page } = visitor;
        const { key, name } = await best(smoke.portal, 'zh_CN');
        await visitor.open(`/model-fastview?model=${key}&place=province:31&ahead=year`);
        // The market of a test is too short to be forecast, which the page and the sheet say.
        await visitor.read('fastview-trend', /未预测/);
        await visitor.read('fastview-sources-table', /协会批发量.*1 \/ \d+.*终端零售量/);
        await visitor.see('fastview-ladder-table');
        for (const card of ['price-history', 'incentive-table', 'attention-table', 'news', 'policies', 'reports'])
          await visitor.see(`fastview-${card}`);
        await visitor.read('fastview-policies', /生效中/);
        await page.type('textarea[name="note"]', '会前：问改款时间');
        await visitor.click('fastview-keep-note');
        await visitor.read('fastview-note', /保存于/);
        await page.emulateMediaType('print');
        const sheet = await page.waitForSelector('[data-testid="fastview-paper"]');
        const [words, cut] = (await sheet?.evaluate((paper) => [
          paper.textContent,
          paper.scrollHeight - paper.clientHeight,
        ])) ?? ['', -1];
        expect(words).toMatch(new RegExp(`${name}.*未预测.*配置价格阶梯.*会前：问改款时间`));
        expect(cut).toBe(0);
        const pdf = Buffer.from(await page.pdf({ preferCSSPageSize: true })).toString('latin1');
        expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
        const [, width = '', height = ''] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
        expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
        await page.emulateMediaType('screen');
        await page.reload();
        await visitor.see('fastview-note');
        expect(await page.$eval('textarea[name="note"]', (field) => (field as HTMLTextAreaElement).value)).toBe(
          '会前：问改款时间',
        );
        expect(visitor.trace.complaints).toEqual([]);
      },
      { ...signedIn, language: 'zh_CN' },
    ),
  );

  test(
    'S2.032 its figures are those of the market, with unit, period, source and definition',
    smoke.visit(async (visitor) => {
      const { key, name, volume } = await best(smoke.portal);
      await visitor.open(`/model-fastview?model=${key}`);
      await visitor.see('fastview-table');
      expect(await visitor.page.$eval('[data-testid="fastview-model"] h2', (title) => title.textContent)).toBe(name);
      const figures = await visitor.words('fastview-figures');
      expect(figures).toContain(`${volume.toLocaleString('en-US')} units`);
      expect(figures).toMatch(/Share of passenger vehicles \d+\.\d+%/);
      expect(figures).toMatch(/YTD sales, \d{4} [\d,]+ units/);
      await visitor.read('fastview-trend', /\d{4}\/\d{2} ~ \d{4}\/\d{2} · Source: Association wholesale volume/);
      await visitor.read('fastview-price-table', /MSRP \(yuan\).*Transaction price \(yuan\).*Discount/);
      await visitor.page.focus('[data-testid="fastview-figures"] dt [tabindex]');
      const hint = await visitor.page.waitForSelector('[role="tooltip"]', { visible: true });
      expect(await hint?.evaluate((words) => words.textContent)).toMatch(/Units in the period/);
      await visitor.see('chart');
    }, signedIn),
  );

  test(
    'S2.032 the launch of a version stands with its model, with day and price',
    smoke.visit(async (visitor) => {
      const { server } = smoke.portal;
      const as = { token: await server.signIn(), language: 'en' as const };
      const launch = (await server.call('onSaleModel', {}, as)).body.data?.[0];
      const within = { subModel: [launch?.key ?? ''] };
      const found = await server.call('marketMembers', { dataset: 'sales', dimension: 'model', within }, as);
      await visitor.open(`/model-fastview?model=${found.body.data?.members[0]?.key}&with=none`);
      await visitor.read('fastview-launches', new RegExp(`${launch?.name}.*On sale.*MSRP [\\d.]+.* k yuan`));
      await visitor.read('fastview-launches', new RegExp(launch?.launchOn.replaceAll('-', '/') ?? 'no launch'));
    }, signedIn),
  );

  test(
    'S2.032 the models stand in the address: reload and Back show what was seen',
    smoke.visit(async (visitor) => {
      const { key } = await best(smoke.portal);
      await visitor.open(`/model-fastview?model=${key}`);
      await visitor.see('fastview-rival');
      const [first = '', second = ''] = await rivals(visitor);
      await visitor.click('fastview-rival', { key: first });
      await visitor.arriveAt(`/model-fastview?model=${key}&with=${second}`);
      await visitor.page.reload();
      await visitor.see('fastview-model');
      expect(
        await eventually(
          () => rivals(visitor),
          ({ length }) => length > 0,
        ),
      ).toEqual([second]);
      await visitor.click('fastview-rival', { key: second });
      await visitor.arriveAt(`/model-fastview?model=${key}&with=none`);
      await visitor.seeNo('fastview-table');
      await visitor.see('fastview-price-table');
      await visitor.page.goBack();
      await visitor.see('fastview-table');
      expect(
        await eventually(
          () => rivals(visitor),
          ({ length }) => length > 0,
        ),
      ).toEqual([second]);
    }, signedIn),
  );

  test(
    'at most three others stand beside it',
    smoke.visit(async (visitor) => {
      const [model, ...others] = await bestSellers(smoke.portal, 'en');
      const keys = others.slice(0, 2).map(({ key }) => key);
      await visitor.open(`/model-fastview?model=${model?.key}&with=${keys.join(',')}`);
      await visitor.see('fastview-rival', { key: keys[1] ?? '' });
      await visitor.fill('rival', others[2]?.name ?? '');
      await visitor.click('fastview-match', { key: others[2]?.key ?? '' });
      await visitor.see('fastview-rival', { key: others[2]?.key ?? '' });
      expect(await rivals(visitor)).toHaveLength(3);
      expect(await visitor.page.$eval('input[name="rival"]', (input) => (input as HTMLInputElement).disabled)).toBe(
        true,
      );
    }, signedIn),
  );

  test(
    'S3.051 S3.053 S3.054 the figures of a card are taken away as a file, and the download is told',
    smoke.visit(async (visitor) => {
      const { key, name, volume } = await best(smoke.portal);
      await visitor.open(`/model-fastview?model=${key}`);
      await visitor.see('fastview-price-table');
      await visitor.page.evaluate(() => {
        const make = URL.createObjectURL;
        URL.createObjectURL = (blob: Blob) => {
          void blob.text().then((text) => Object.assign(window, { taken: text }));
          return make(blob);
        };
      });
      const menus = await visitor.page.$$('[data-testid="share"]');
      expect(menus).toHaveLength(3);
      await pressFound(menus[1]);
      await visitor.click('export-csv');
      const taken = await visitor.page.waitForFunction(() => (window as { taken?: string }).taken);
      expect(await taken.jsonValue()).toMatch(new RegExp(`${name},${volume},.*\\r\\n`));
      expect(await taken.jsonValue()).not.toContain('Data source');
      await pressFound(menus[1]);
      await visitor.click('export-notes');
      await visitor.page.waitForFunction(() =>
        (window as { taken?: string }).taken?.includes('Data source: Association wholesale volume'),
      );
      const reported = () =>
        visitor.trace.requests.filter((request) => request.postData()?.includes('model fast view export'));
      expect(await eventually(reported, ({ length }) => length > 0)).toHaveLength(1);
      expect(reported()[0]?.postData()).toContain('/v3/iw-sales-analysis/model-fastview/export');

      const next = await takeDownloads(visitor);
      const tableRows = await visitor.page.$$eval('[data-testid="fastview-price-table"] tbody tr', (rows) =>
        rows.map((row) => [...row.querySelectorAll('th, td')].slice(0, 3).map(({ textContent }) => textContent)),
      );
      await pressFound(menus[2]);
      await visitor.click('export-xlsx');
      const { name: file, bytes } = await next();
      expect(file).toMatch(/\.xlsx$/);
      const [table] = (await readXlsx(bytes)).sheets;
      const written = (cell: unknown) => {
        if (cell instanceof Date) return cell.toISOString().slice(0, 7).replace('-', '/');
        return typeof cell === 'number' ? Math.round(cell).toLocaleString('en-US') : (cell ?? '-');
      };
      expect(table?.rows.slice(1).map((row) => row.slice(0, 3).map(written))).toEqual(tableRows);
    }, signedIn),
  );

  test(
    'what failed says so in its place and is asked again by Retry; an unknown model is named',
    smoke.visit(async (visitor) => {
      const { key } = await best(smoke.portal);
      let broken = true;
      await visitor.page.setRequestInterception(true);
      visitor.page.on('request', (request) => {
        if (broken && request.url().includes('/iw-market/analysis/compare')) void request.respond({ status: 500 });
        else void request.continue();
      });
      await visitor.open(`/model-fastview?model=${key}`);
      await visitor.see('fastview-failed');
      await visitor.see('fastview-table');
      broken = false;
      await clickIn(visitor.page, '[data-testid="fastview-failed"] button');
      await visitor.see('fastview-price-table');
      await visitor.open('/model-fastview?model=no-such-model');
      await visitor.read('fastview-unknown', /no-such-model/);
    }, signedIn),
  );
});
