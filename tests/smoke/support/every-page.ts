import { knownProducts } from '../../../server/catalogue/known-products.ts';
import type { Visitor } from './visitor.ts';

/** What a person does on a page before it is looked at once more. */
export interface Step {
  /** What is on screen then, for a complaint. */
  name: string;
  act: (visitor: Visitor) => Promise<unknown>;
}

/** A page, and what can be opened on it one after the other. */
export interface PageToSee {
  path: string;
  /** What is there when it is whole, as a selector. */
  sees: string;
  steps: readonly Step[];
}

const hook = (testId: string) => `[data-testid="${testId}"]`;

const page = (path: string, testId: string, ...steps: Step[]): PageToSee => ({ path, sees: hook(testId), steps });

/** Presses the first of these, and waits for what it leads to. */
const press =
  (...steps: [pressed: string, shown: string][]) =>
  async (visitor: Visitor) => {
    for (const [pressed, shown] of steps) {
      await (await visitor.page.waitForSelector(pressed, { visible: true }))?.click();
      await visitor.page.waitForSelector(shown, { visible: true });
    }
  };

const signInBy = (mode: string): [string, string] => [
  hook(`sign-in-mode-${mode}`),
  `${hook('sign-in')}[data-mode="${mode}"]`,
];

const nothingTyped: [string, string] = [hook('sign-in-submit'), hook('form-error')];

/** Pages that anybody may open. */
export const signedOutPages: readonly PageToSee[] = [
  page(
    '/home',
    'sign-in',
    { name: 'by code, nothing typed', act: press(nothingTyped) },
    { name: 'by password', act: press(signInBy('password')) },
    { name: 'by password, nothing typed', act: press(nothingTyped) },
    { name: 'by QR code', act: press(signInBy('qr'), [hook('qr-code'), 'canvas, img, svg']) },
  ),
  page('/home', 'sign-in', { name: 'trial', act: press([hook('sign-in-trial'), hook('trial')]) }),
  page('/products', 'product-card'),
  page('/car-life-cycle', 'solution'),
  page('/user-life-cycle', 'solution'),
  page('/intelligent-decision', 'solution'),
  page('/industry-insights', 'solution'),
  page('/about', 'about'),
  page('/protocol?key=service', 'agreement'),
  page('/protocol?key=usage', 'agreement'),
  page('/scan', 'scan'),
  { path: '/404', sees: 'main h1', steps: [] },
];

/** What is whole when it is there, for pages of areas. */
const signs: Record<string, string> = {
  '/sales/overview': 'chart',
  '/sales/trend': 'chart',
  '/sales/ranking': 'pivot',
  '/sales/structure': 'chart',
  '/sales/compare': 'compare-proposal',
  '/sales/changes': 'changes',
  '/news/news': 'news-list',
  '/policy/home': 'policy-latest',
  '/policy/policies': 'policy-table',
};

/** What can be opened on pages of areas. */
const steps: Record<string, Step[]> = {
  '/sales/overview': [{ name: 'help video', act: press([hook('rail-video'), hook('help-video')]) }],
  '/sales/compare': [
    { name: 'models compared', act: press([`${hook('compare-proposal')} button`, `${hook('chart')} svg`]) },
    { name: 'prices compared', act: press([`${hook('compare-view')} label:last-child`, '[data-row="trim-0-msrp"]']) },
  ],
  '/news/news': [{ name: 'article', act: press(['[data-news-id]', hook('news-related')]) }],
  '/policy/policies': [{ name: 'policy', act: press(['[data-policy]', hook('policy-text')]) }],
};

const areaPages = knownProducts()
  .flatMap(({ menu }) => menu?.pages ?? [])
  .map(({ path }) => ({
    path,
    sees: signs[path] ? hook(signs[path]) : `${hook('area')}[data-state="mounted"] h1`,
    steps: steps[path] ?? [],
  }));

const fromAvatar = (item: string, shown: string) => press([hook('rail-avatar'), hook(item)], [hook(item), hook(shown)]);

async function searchFor(visitor: Visitor): Promise<void> {
  await visitor.click('quick-search-open');
  await visitor.see('quick-search');
  await visitor.page.keyboard.type('a');
  await visitor.see('quick-search-hit');
}

/** Pages of somebody who is signed in: every page of every menu, and what opens on them. */
export const signedInPages: readonly PageToSee[] = [
  page('/dashboard', 'news-item', {
    name: 'panel settings',
    act: press([hook('panel-settings'), hook('panel-chooser')]),
  }),
  page(
    '/dashboard',
    'chart',
    { name: 'user centre', act: fromAvatar('avatar-user-centre', 'info-panel') },
    {
      name: 'binding, nothing typed',
      act: press([hook('bound-email'), hook('bind-contact')], [hook('bind-confirm'), hook('bind-error')]),
    },
    {
      name: 'change of password',
      act: press([hook('bind-back'), hook('change-password')], [hook('change-password'), hook('password-form')]),
    },
  ),
  page('/dashboard', 'chart', {
    name: 'account switching',
    act: fromAvatar('avatar-switch-account', 'account-list'),
  }),
  page('/dashboard', 'chart', { name: 'quick search', act: searchFor }),
  ...areaPages,
  page('/model-fastview', 'model-fastview'),
  page('/news/news', 'news-list', {
    name: 'news followed',
    act: press([hook('news-choose'), hook('news-preference')]),
  }),
  page('/news/news?q=zzz', 'news-nothing'),
  page('/policy/newenergy', 'policy-not-here'),
  page('/policy/search?q=car', 'policy-hits'),
  page('/policy/search?q=zzz', 'policy-empty'),
  page(
    '/multidimensional-query?show=gap&fig=sales.volume.DATASOURCE_CLH_PIFA&fig=sales.volume.DATASOURCE_ZD_LINGSHOU&row=period',
    'chart',
  ),
  page('/multidimensional-query', 'pivot'),
  page('/baogao', 'report-list', {
    name: 'report',
    act: press(['[data-report-id]', `${hook('report-frame')}[data-state="readable"]`]),
  }),
  page('/products', 'product-card'),
  { path: '/404', sees: 'main h1', steps: [] },
];
