import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { ElementHandle } from 'puppeteer';
import type { TestServer } from '../../server/testing/server.ts';
import { clickIn } from './support/browser/in-sight.ts';
import { accounts } from './support/door/accounts.ts';
import { proveAgain } from './support/door/prove-again.ts';
import { faults } from './support/page/faults.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();

const words = {
  zh_CN: { refused: /有被拒绝的行/, written: /已写入/, rows: /数据行\s*2\s*新增\s*0/ },
  en: { refused: /Rows are refused/, written: /Published/, rows: /Rows\s*2\s*Inserted\s*0/ },
};

/** An account that brings content and has bought the news alone. */
async function makeEditor(server: TestServer, name: string) {
  const token = await server.signIn('admin', accounts.admin);
  const by = { token, proof: await server.prove(token, accounts.admin), language: 'en' };
  const account = { userNm: name, realNm: '林薇', newCompany: 'Far Press', division: 'staff', to: '2099-12-31' };
  const made = await server.call('createAccount', { ...account, products: ['news'], roles: ['content-editor'] }, by);
  const password = made.body.data?.secret ?? '';
  return { password, token: await server.signIn(name, password) };
}

/** A news item, and one whose day is none. */
async function sendNews(visitor: Visitor, source: string, title: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  try {
    const path = join(folder, `${source}.csv`);
    const rows = [`1,${title},A plant opens in the south.,Far Wire,2026-10-01`, '2,No day,Text,Far Wire,tomorrow'];
    await writeFile(path, ['key,title,body,publisher,publishedAt', ...rows].join('\r\n'));
    const input = await visitor.page.waitForSelector('[data-testid="delivery-file"]');
    await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
    await visitor.see('content-upload');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe('content in the browser', () => {
  test.each(['zh_CN', 'en'] as const)(
    'S2.159 who brings content sees what is refused, publishes the rest, finds it in the portal and takes it away, in %s',
    (language) =>
      smoke.visit(
        async (visitor) => {
          const { page } = visitor;
          const own = language === 'en' ? 'wire-en' : 'wire-zh';
          const title = `Plant of ${own} opens`;
          const editor = await makeEditor(smoke.portal.server, `editor-${language}`);
          await visitor.hold('token', editor.token);
          await visitor.open('/admin');
          await visitor.arriveAt('/admin/content');
          await visitor.see('content-stands');
          expect(
            await page.$$eval('[data-testid="menu-item"]', (all) => all.map((each) => each.getAttribute('data-path'))),
          ).toEqual(['/admin/content']);
          await sendNews(visitor, own, title);
          await visitor.click('content-try');
          await visitor.read('content-result', words[language].refused);
          await visitor.read('delivery-counts', words[language].rows);
          await visitor.read('delivery-problems', /publishedAt tomorrow/);
          expect(await faults(visitor)).toEqual([]);
          // It is found again where the page is loaded anew.
          await visitor.open('/admin/content');
          await visitor.read('delivery-problems', /publishedAt tomorrow/);
          await clickIn(page, 'input[type="checkbox"]');
          await visitor.click('content-take');
          await proveAgain(visitor, editor.password);
          await visitor.read('content-result', words[language].written);
          await visitor.read('content-former', new RegExp(`${own}\\.csv .*editor-${language}`));
          await visitor.read('content-stands', new RegExp(`${own} 1 .*editor-${language}`));
          await visitor.open(`/news/news?q=${encodeURIComponent(title)}`);
          await page.waitForFunction((text) => document.body.innerText.includes(text), {}, title);
          await visitor.open('/admin/content');
          await visitor.see('content-stands');
          await clickIn(page, `[data-testid="content-stands"] [data-key="news ${own}"] [data-testid="content-remove"]`);
          await visitor.fill('key', '1');
          await visitor.fill('reason', 'Wrong figures');
          expect(await faults(visitor)).toEqual([]);
          await visitor.click('task-submit');
          await proveAgain(visitor, editor.password);
          await page.waitForSelector(`[data-testid="content-stands"]:not(:has([data-key="news ${own}"]))`);
          expect(visitor.trace.complaints).toEqual([]);
        },
        { language },
      )(),
  );
});
