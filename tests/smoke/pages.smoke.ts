import { beforeAll, describe, expect, test } from '@jest/globals';
import { writeProduct } from '../../server/products/write-products.ts';
import { clickIn } from './support/browser/in-sight.ts';
import { answerFor, delayCall } from './support/page/dashboard-calls.ts';
import { faults } from './support/page/faults.ts';
import { testProducts } from './support/portal/test-products.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Language, Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const signedIn = { as: 'demo' } as const;

/** A product that has no area yet. */
beforeAll(() => writeProduct(smoke.portal.server.stores.state.db, testProducts.gamma));

/** Public pages with their headings in English and Chinese, and the row that names each. */
const pages = [
  ['S2.010', '/products', 'Products', '产品'],
  ['S2.014', '/car-life-cycle', 'Car model lifecycle management', '车型生命周期管理'],
  ['S2.015', '/user-life-cycle', 'User lifecycle management', '用户生命周期管理'],
  ['S2.016', '/intelligent-decision', 'Intelligent decision system for operations management', '经营管理智能决策系统'],
  ['S2.017', '/industry-insights', 'Industry insights', '行业洞察'],
  ['S2.018', '/about', 'About the portal', '关于门户'],
] as const;

/** S1.004: whom about names as those that the portal is for. */
const users = {
  en: [
    'business customers in the auto industry',
    'analysts',
    'automakers, dealer groups, suppliers and finance companies',
  ],
  zh_CN: ['汽车行业的企业客户', '整车厂、经销商集团、零部件与金融企业', '分析的人'],
};

const heading = (visitor: Visitor) => visitor.page.$eval('main h1', (title) => title.textContent);
const cards = (visitor: Visitor) =>
  visitor.page.$$eval('[data-testid="product-card"]', (all) =>
    all.map((card) => [(card as HTMLElement).dataset.key, (card as HTMLElement).dataset.state]),
  );

for (const language of ['en', 'zh_CN'] as const satisfies readonly Language[]) {
  describe('S2.010 S2.014 S2.015 S2.016 S2.017 S2.018 S2.019 S2.054 public pages', () => {
    for (const [row, path, english, chinese] of pages) {
      test(
        `${row} ${path} opens signed out in ${language} with its heading, its title and words of its own`,
        smoke.visit(
          async (visitor) => {
            await visitor.open(path);
            await visitor.see('public-nav');
            await visitor.quiet();
            const title = language === 'en' ? english : chinese;
            expect(await heading(visitor)).toBe(title);
            expect(await visitor.page.title()).toContain(title);
            expect(await visitor.page.$eval('html', (root) => root.lang)).toBe(language === 'en' ? 'en' : 'zh-CN');
            expect(visitor.place).toBe(path);
            const words = await visitor.page.$eval('main', (main) => (main as HTMLElement).innerText);
            expect(words.length).toBeGreaterThan(400);
            if (path === '/about') for (const user of users[language]) expect(words).toContain(user);
            // S1.020: nothing is left in the other language.
            if (language === 'en') expect(words).not.toMatch(/[\u4e00-\u9fff]/);
            expect(visitor.trace.complaints).toEqual([]);
          },
          { language },
        ),
      );
    }
  });
}

test(
  'S1.002 S1.004 S2.076 the navigation leads to products, solutions and insights; home names the three kinds, and with about whom they are for',
  smoke.visit(async (visitor) => {
    await visitor.open('/home');
    await visitor.see('public-nav');
    const words = await visitor.page.$eval('main', (main) => (main as HTMLElement).innerText);
    for (const kind of ['Market data', 'Research', 'Decision support']) expect(words).toContain(kind);
    expect(words).toContain('For analysts at automakers, dealers and suppliers');
    for (const [path, name] of [
      ['/products', 'Products'],
      ['/industry-insights', 'Industry insights'],
      ['/about', 'About the portal'],
    ] as const) {
      await visitor.click('nav-way', { path });
      await visitor.arriveAt(path);
      await visitor.page.waitForFunction((title) => document.querySelector('main h1')?.textContent === title, {}, name);
    }
    for (const path of ['/car-life-cycle', '/user-life-cycle', '/intelligent-decision']) {
      await visitor.click('nav-solutions');
      await visitor.click('nav-way', { path });
      await visitor.arriveAt(path);
      await visitor.see('solution');
    }
  }),
);

test(
  'S1.008 a group of products that is neither of the two known ones appears nowhere',
  smoke.visit(async (visitor) => {
    const { body } = await smoke.portal.server.call('getAllProducts', {}, { language: 'en' });
    const groups = body.data ?? [];
    const text = JSON.stringify(groups[0]).replaceAll(/"productName":"[^"]*"/g, '"productName":"A stray product"');
    const stray = { ...JSON.parse(text), key: 'stray', groupName: 'A stray group' };
    await answerFor(visitor, 'getAllProducts', {
      status: { status: 0, msg2Client: '', msg2Dev: '' },
      data: [...groups, stray],
    });
    for (const path of ['/products', '/home', '/car-life-cycle']) {
      await visitor.open(path);
      await visitor.see('public-nav');
      await visitor.quiet();
      expect(await visitor.page.$eval('body', (page) => page.innerText)).not.toMatch(/stray/i);
    }
    await visitor.open('/products');
    await visitor.see('product-card');
  }),
);

test(
  'S2.076 on a phone a button opens the same ways, and no page is wider than it',
  smoke.visit(async (visitor) => {
    await visitor.page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
    for (const [, path] of [['', '/home'], ...pages] as const) {
      await visitor.open(path);
      await visitor.see('public-menu');
      await visitor.page.waitForSelector('main h1', { visible: true });
      const width = await visitor.pageWidth();
      expect([path, width]).toEqual([path, 390]);
    }
    await visitor.click('public-menu');
    const ways = await visitor.see('public-menu-ways');
    await ways.$eval('a[href="/products"]', (way) => way.click());
    await visitor.arriveAt('/products');
  }),
);

describe('products', () => {
  test(
    'S1.005 S1.006 S1.007 S1.009 S4.074 A55 two groups, a card for each product, tried or coming soon when signed out',
    smoke.visit(async (visitor) => {
      await visitor.open('/products');
      await visitor.see('product-card', { key: 'sales' });
      expect(await visitor.count('product-group')).toBe(2);
      const states = new Map((await cards(visitor)) as [string, string][]);
      const subjects = ['sales', 'price', 'incentive', 'new-car', 'channel', 'policy', 'new-energy', 'configuration'];
      const more = ['finance', 'internet', 'after-market', 'public-report', 'model-intelligence', 'purchase-benefit'];
      const last = ['cross-analysis', 'image-library', 'report-market'];
      expect([...states.keys()]).toEqual(expect.arrayContaining([...subjects, ...more, ...last]));
      expect(states.get('sales')).toBe('try');
      expect(states.get('gamma')).toBe('soon');
      expect([...states.values()]).not.toContain('enter');
      const link = await visitor.page.$('[data-testid="product-card"][data-state="soon"] a');
      expect(link).toBeNull();
      await clickIn(visitor.page, '[data-testid="product-card"][data-key="sales"] button');
      await visitor.see('trial');
    }),
  );

  test(
    'S1.017 S4.074 S6.017 signed in, the card of an authorised product opens its area',
    smoke.visit(async (visitor) => {
      await visitor.open('/products');
      await (await visitor.see('product-card', { key: 'sales', state: 'enter' })).$eval('a', (link) => link.click());
      await visitor.arriveAt('/sales/overview');
      await visitor.see('area');
    }, signedIn),
  );

  test(
    'S2.011 S2.013 page names the section, and the page goes there by itself',
    smoke.visit(async (visitor) => {
      await visitor.open('/products?page=report-market');
      await visitor.see('product-card', { key: 'report-market' });
      await visitor.page.waitForFunction(() => window.scrollY > 400);
      const box = await visitor.box('product-card', { key: 'report-market' });
      expect(box.y).toBeLessThan(900);
      await visitor.open('/products?page=nothing-like-it');
      await visitor.see('product-card', { key: 'sales' });
      await visitor.quiet();
      expect(await visitor.page.evaluate(() => window.scrollY)).toBe(0);
    }),
  );

  test(
    'S2.012 nav=0, false and null do not scroll by themselves',
    smoke.visit(async (visitor) => {
      for (const nav of ['0', 'false', 'null']) {
        await visitor.open(`/products?page=report-market&nav=${nav}`);
        await visitor.see('product-card', { key: 'report-market' });
        await visitor.quiet();
        expect([nav, await visitor.page.evaluate(() => window.scrollY)]).toEqual([nav, 0]);
      }
    }),
  );

  test(
    'S7.038 in English all products are asked for in both languages, in Chinese once',
    smoke.visit(async (visitor) => {
      const queries: string[] = [];
      visitor.page.on('request', (request) => {
        if (request.url().includes('get-all-products') && !request.url().includes('-try'))
          queries.push(new URL(request.url()).searchParams.get('language') ?? '');
      });
      await visitor.open('/products');
      await visitor.see('product-card', { key: 'sales' });
      expect(queries.sort()).toEqual(['en', 'zh_CN']);
      queries.length = 0;
      await visitor.hold('language', 'zh_CN');
      await visitor.open('/products');
      await visitor.see('product-card', { key: 'sales' });
      expect(queries).toEqual(['zh_CN']);
    }),
  );
});

test(
  'S2.019 a solution leads signed-out visitors to the card of a product, and signed-in ones into its area',
  smoke.visit(async (visitor) => {
    const forms = [];
    for (const path of ['/user-life-cycle', '/intelligent-decision', '/industry-insights', '/car-life-cycle']) {
      await visitor.open(path);
      await visitor.see('public-chart');
      const charts = await visitor.page.$$eval('[data-testid="public-chart"]', (all) => all.length);
      const form = await visitor.page.$eval('[data-testid="solution"]', (page) => (page as HTMLElement).dataset.form);
      forms.push([form, charts >= 3, await faults(visitor)]);
    }
    expect(forms).toEqual([
      ['steps', true, []],
      ['board', true, []],
      ['brief', true, []],
      ['road', true, []],
    ]);
    await visitor.click('product-way', { key: 'sales', state: 'try' });
    await visitor.arriveAt('/products?page=sales');
    await visitor.hold('token', await smoke.portal.server.signIn());
    await visitor.open('/car-life-cycle');
    await visitor.see('product-way', { key: 'sales' });
    // What stands above the link may grow while it is aimed at.
    await visitor.page.evaluate(() => {
      const push = () => {
        const tool = document.querySelector('[data-testid="solution"] > div');
        if (tool) (tool as HTMLElement).style.paddingBottom = '700px';
      };
      window.addEventListener('mousemove', push, { once: true });
    });
    await visitor.click('product-way', { key: 'sales' });
    await visitor.arriveAt('/sales/overview');
  }),
);

for (const language of ['en', 'zh_CN'] as const satisfies readonly Language[]) {
  test(
    `S2.016 S2.158 the decision sheet answers with ranges, keeps its assumptions in the address and as a view, in ${language}`,
    smoke.visit(
      async (visitor) => {
        const figures = () => visitor.words('decision-figures');
        // The market of a test is too short to be forecast: what is sold without the change is assumed.
        await visitor.open('/intelligent-decision?baseline=1000~2000');
        await visitor.click('decision-proposed');
        await visitor.see('decision-months');
        expect(await figures()).toMatch(/[\d.]+k? – [\d.]+/);
        expect(await faults(visitor)).toEqual([]);
        // On paper it stands alone, on one sheet.
        const paper = Buffer.from(await visitor.page.pdf({ format: 'A4' })).toString('latin1');
        expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
        const former = await figures();
        const basis = await visitor.page.waitForSelector('[name="decision-basis"][value="assumed"]');
        await basis?.evaluate((choice) => (choice as HTMLElement).click());
        await visitor.see('decision-lacks', { lacks: 'response' });
        await visitor.fill('response-low', '-2');
        await visitor.fill('response-high', '-1');
        await visitor.page.keyboard.press('Enter');
        await visitor.see('decision-months');
        expect(await figures()).not.toBe(former);
        const [assumed, address] = [await figures(), await visitor.page.evaluate(() => location.search)];
        expect(address).toContain('response=-2%7E-1');
        await visitor.click('save-view');
        await visitor.fill('viewName', `Cut ${language}`);
        await visitor.click('keep-view');
        await visitor.see('kept-view');
        await visitor.open('/intelligent-decision?kind=launch');
        await visitor.see('decision-assumptions');
        expect(await faults(visitor)).toEqual([]);
        await visitor.click('save-view');
        await clickIn(visitor.page, '[data-testid="kept-view"] button');
        await visitor.arriveAt(`/intelligent-decision${address}`);
        await visitor.see('decision-months');
        expect(await figures()).toBe(assumed);
        // By the keys alone: turned to a launch the model stays as the forerunner, and turned back it is looked at again.
        const model = new URLSearchParams(address).get('model');
        const chosen = () => visitor.page.focus('[data-testid="decision-kind"] input:checked');
        await chosen();
        await visitor.page.keyboard.press('ArrowLeft');
        await visitor.arriveAt(new RegExp(`kind=launch&model=${model}&segment=`));
        await visitor.see('decision-subject', { key: model ?? '' });
        await visitor.see('decision-assumptions');
        expect(await faults(visitor)).toEqual([]);
        await chosen();
        await visitor.page.keyboard.press('ArrowRight');
        await visitor.arriveAt(`/intelligent-decision?model=${model}`);
        await visitor.see('decision-subject', { key: model ?? '' });
        expect(visitor.trace.complaints).toEqual([]);
      },
      { ...signedIn, language },
    ),
  );
}

test(
  'S2.083 the lifecycle area is opened from the navigation, says what it answers, and survives a reload',
  smoke.visit(async (visitor) => {
    await visitor.open('/home');
    await visitor.click('nav-solutions');
    await visitor.click('nav-way', { path: '/car-life-cycle' });
    await visitor.arriveAt('/car-life-cycle');
    await visitor.see('solution');
    await visitor.page.reload();
    await visitor.see('solution');
    expect(await heading(visitor)).toBe('Car model lifecycle management');
    expect(visitor.place).toBe('/car-life-cycle');
    expect(visitor.trace.complaints).toEqual([]);
  }),
);

test(
  'S2.083 S2.158 signed in, the lifecycle tools of cars and users are opened and answer with figures, also of what is chosen',
  smoke.visit(async (visitor) => {
    // What stands below a tool lies where it will lie, before the tool has come.
    const firstWay = async () => Math.round((await visitor.box('product-way')).y);
    const letGo = await delayCall(visitor, 'marketModelLife');
    await visitor.open('/car-life-cycle');
    const before = await firstWay();
    letGo();
    await visitor.read(
      'life-curve',
      /Current stage (Launch|Growth|Maturity|Decline|Run-out) .*Sales, last 12 months [\d,]+ units/,
    );
    await visitor.see('life-stages');
    expect(Math.abs((await firstWay()) - before)).toBeLessThan(100);
    await visitor.see('life-mover', { key: 'price', standing: 'open' });
    const toolKey = await visitor.page.$eval('[data-testid="life-tool"]', (tool) => (tool as HTMLElement).dataset.key);
    const models = { dataset: 'sales', dimension: 'model', limit: 20 } as const;
    const token = await smoke.portal.server.signIn();
    const { body } = await smoke.portal.server.call('marketMembers', models, { token, language: 'en' });
    const other = body.data?.members.find(({ key }) => key !== toolKey);
    if (!other) throw new Error('the market has one model only');
    await visitor.fill('model', other.name);
    await visitor.click('life-model-match', { key: other.key });
    await visitor.see('life-tool', { key: other.key });
    expect(visitor.place).toBe(`/car-life-cycle?model=${other.key}`);
    await visitor.read('life-rivals', /12-month sum/);
    expect(await faults(visitor)).toEqual([]);
    await visitor.open('/user-life-cycle');
    for (const key of ['attention', 'lead', 'purchase']) await visitor.read('funnel-step', /[\d,]{5,}/, { key });
    await visitor.read('funnel-rate', /\d%/, { key: 'purchasesOfLeads' });
    await visitor.read('funnel-step', /Data required: people by former brand/, { key: 'repurchase' });
    expect(await faults(visitor)).toEqual([]);
  }, signedIn),
);

test('a search engine is told whom the portal is for', async () => {
  const text = async (path: string) =>
    (await fetch(smoke.portal.origin + path, { headers: { cookie: 'language=en' } })).text();
  expect(await text('/about')).toContain('Who the portal is for');
  expect(await text('/home')).toContain('business customers in China’s auto industry');
});
