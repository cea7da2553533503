import { soldProducts } from '../../../../server/testing/sold-products.ts';
import { clickIn } from '../browser/in-sight.ts';
import type { Visitor } from '../visitor.ts';

/** What a person does on a page before it is looked at once more. */
export interface Step {
  /** What is on screen then, for a complaint. */
  name: string;
  act: (visitor: Visitor) => Promise<unknown>;
  /** What is pressed first, as a selector. */
  begins: string;
  /** What is there when it is done, as a selector. */
  shows: string;
}

/** A page, and what can be opened on it one after the other. */
export interface PageToSee {
  path: string;
  /** What is there when it is whole, as a selector. */
  sees: string;
  steps: readonly Step[];
  /** It is looked at in both themes in each language, not only in the pair of the guise. */
  inEachTheme?: true;
}

const hook = (testId: string) => `[data-testid="${testId}"]`;

const page = (path: string, testId: string, ...steps: Step[]): PageToSee => ({ path, sees: hook(testId), steps });

type Press = [pressed: string, shown: string];

/** Presses the first of each, and waits for what it leads to. */
const press = (name: string, ...presses: Press[]): Step => ({
  name,
  act: async ({ page }) => {
    for (const [pressed, opened] of presses) {
      await clickIn(page, pressed);
      await page.waitForSelector(opened, { visible: true });
    }
  },
  begins: presses[0]?.[0] ?? '',
  shows: presses.at(-1)?.[1] ?? '',
});

const signInBy = (mode: string): Press => [hook(`sign-in-mode-${mode}`), `${hook('sign-in')}[data-mode="${mode}"]`];

const nothingTyped: Press = [hook('sign-in-submit'), hook('form-error')];

/** Pages that anybody may open. */
export const signedOutPages: readonly PageToSee[] = [
  page(
    '/home',
    'sign-in',
    press('by code, nothing typed', nothingTyped),
    press('by password', signInBy('password')),
    press('by password, nothing typed', nothingTyped),
    press('by QR code', signInBy('qr'), [hook('qr-code'), 'canvas, img, svg']),
  ),
  page('/home', 'sign-in', press('trial', [hook('sign-in-trial'), hook('trial')])),
  ...(
    [
      ['/home', 'gallery-card'],
      ['/products', 'product-card'],
      ['/car-life-cycle', 'solution'],
      ['/user-life-cycle', 'solution'],
      ['/intelligent-decision', 'solution'],
      ['/industry-insights', 'solution'],
      ['/about', 'about'],
    ] as const
  ).map(([path, sees]): PageToSee => ({ ...page(path, sees), inEachTheme: true })),
  page('/protocol?key=service', 'agreement'),
  page('/protocol?key=usage', 'agreement'),
  page('/scan', 'scan'),
  page('/first-run', 'first-run'),
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
  '/sales/overview': [press('help video', [hook('rail-video'), hook('help-video')])],
  '/sales/compare': [
    press('models compared', [`${hook('compare-proposal')} button`, `${hook('chart')} svg`]),
    press('prices compared', [`${hook('compare-view')} label:last-child`, '[data-row="trim-0-msrp"]']),
  ],
  '/news/news': [press('article', ['[data-news-id]', hook('news-related')])],
  '/policy/policies': [press('policy', ['[data-policy]', hook('policy-text')])],
};

const areaPages = soldProducts()
  .flatMap(({ menu }) => menu?.pages ?? [])
  .map(({ path }) => ({
    path,
    sees: signs[path] ? hook(signs[path]) : `${hook('area')}[data-state="mounted"] h1`,
    steps: steps[path] ?? [],
  }));

const fromAvatar = (name: string, item: string, opened: string) =>
  press(name, [hook('rail-avatar'), hook(item)], [hook(item), hook(opened)]);

const search: Step = {
  name: 'quick search',
  act: async (visitor) => {
    await visitor.click('quick-search-open');
    await visitor.see('quick-search');
    await visitor.page.keyboard.type('a');
    await visitor.see('quick-search-hit');
  },
  begins: hook('quick-search-open'),
  shows: hook('quick-search-hit'),
};

/** Pages of the frame, of somebody who is signed in, and what opens on them. */
export const framePages: readonly PageToSee[] = [
  page('/dashboard', 'news-item', press('panel settings', [hook('panel-settings'), hook('panel-chooser')])),
  page(
    '/dashboard',
    'chart',
    fromAvatar('user centre', 'avatar-user-centre', 'info-panel'),
    press(
      'binding, nothing typed',
      [hook('bound-email'), hook('bind-contact')],
      [hook('bind-confirm'), hook('bind-error')],
    ),
    press(
      'change of password',
      [hook('bind-back'), hook('change-password')],
      [hook('change-password'), hook('password-form')],
    ),
  ),
  page('/dashboard', 'chart', fromAvatar('account switching', 'avatar-switch-account', 'account-list')),
  page('/dashboard', 'chart', search),
  page('/model-fastview', 'model-fastview'),
  page('/home', 'gallery-card'),
  page('/products', 'product-card'),
  page('/car-life-cycle', 'product-way'),
  { path: '/404', sees: 'main h1', steps: [] },
];

/** Every page of every menu, and what opens on them. */
export const menuPages: readonly PageToSee[] = [
  ...areaPages,
  page('/news/news', 'news-list', press('news followed', [hook('news-choose'), hook('news-preference')])),
  page('/news/news?q=zzz', 'news-nothing'),
  page('/policy/search?q=car', 'policy-hits'),
  page('/policy/search?q=zzz', 'policy-nothing'),
  page(
    '/multidimensional-query?show=gap&fig=sales.volume.DATASOURCE_CLH_PIFA&fig=sales.volume.DATASOURCE_ZD_LINGSHOU&row=period',
    'chart',
  ),
  page('/multidimensional-query', 'pivot'),
  page(
    '/baogao',
    'report-list',
    press('report', ['[data-report-id]', `${hook('report-frame')}[data-state="readable"]`]),
  ),
];
