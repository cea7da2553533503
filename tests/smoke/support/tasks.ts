import type { Visitor } from './visitor.ts';

/** One thing a hand does: it presses what has a hook (or is found by CSS), chooses of a list, which takes two, or types. */
type Step =
  | { press: string; of?: Record<string, string> }
  | { css: string }
  | { list: string; value: string }
  | { type: string };

export interface Task {
  /** As docs/tasks.md calls it. */
  name: string;
  steps: readonly Step[];
  /** On a screen of a phone. */
  phone?: true;
  /** Where it ends, and what is read there. */
  place: RegExp;
  reads: [hook: string, words: RegExp];
}

const rail = (path: string): Step => ({ press: 'rail-app', of: { path } });
const menu = (path: string): Step => ({ press: 'menu-item', of: { path } });
const way = (name: string): Step => ({ press: 'way', of: { way: name } });
const figures: Task['reads'] = ['pivot', /\d/];
const filter = (dimension: string): Step => ({ press: 'filter', of: { dimension } });
const member = (key: string): Step => ({ press: 'member', of: { key } });
const moreFilters: Step = {
  css: '[data-testid="filter-bar"] button[aria-expanded="false"]:not([data-testid="filter"])',
};

/** A model by its name, from the search on to a page of its product. */
const searched = (model: string): Step[] => [
  { press: 'quick-search-open' },
  { type: model },
  { css: '[data-kind="model"][data-path^="/sales/trend"]' },
];

/** A picture of a chart that is drawn, from its own menu. */
const picture = (menuOf: string): Step[] => [
  { css: `section:has(.highcharts-root) [data-testid="${menuOf}"]` },
  { press: 'export-png' },
];

/** How models have run up since their launch; on a phone the choices are folded. */
const ramp = (...unfolded: Step[]): Pick<Task, 'steps' | 'place' | 'reads'> => ({
  steps: [
    rail('/sales'),
    menu('/sales/trend'),
    ...unfolded,
    { list: 'select[name="by"]', value: 'model' },
    { list: 'select[name="axis"]', value: 'launch' },
  ],
  place: /^\/sales\/trend\?.*by=model.*axis=launch/,
  reads: ['pivot', /Month 0/],
});

const page = (name: string, path: string, reads = figures): Task => ({
  name,
  reads,
  steps: [rail(`/${path.split('/')[1]}`), menu(path)],
  place: new RegExp(`^${path}`),
});

/** A template of the cross-analysis. */
const crossed = (name: string, template: string, place: RegExp, reads: Task['reads']): Task => ({
  name,
  place,
  reads,
  steps: [rail('/multidimensional-query'), { list: '[data-testid="cross-template"] select', value: template }],
});

/**
 * What analysts come for, each from the dashboard on.
 * @param model a model's name as people type it
 */
export const tasksOf = (model: string): readonly Task[] => [
  page('Who sold most this month', '/sales/ranking'),
  {
    name: 'How the largest one sells by city',
    steps: [rail('/sales'), menu('/sales/ranking'), { press: 'lead' }, way('by:city')],
    place: /^\/sales\/trend\?manufacturer=.+&by=city/,
    reads: figures,
  },
  {
    name: 'How a model I name has sold',
    steps: searched(model),
    place: /^\/sales\/trend\?.*model=/,
    reads: figures,
  },
  page('What the market is made of', '/sales/structure'),
  {
    name: 'What the last release has changed',
    steps: [{ press: 'freshness' }],
    place: /^\/sales\/changes/,
    reads: ['changes', /\d/],
  },
  {
    name: 'How a figure is made',
    steps: [rail('/sales'), menu('/sales/ranking'), { press: 'made-open' }],
    place: /^\/sales\/ranking/,
    reads: ['made', /Formula|formula/],
  },
  {
    name: 'Keep a view for next month',
    steps: [
      rail('/sales'),
      menu('/sales/ranking'),
      { press: 'save-view' },
      { css: 'input[name="viewName"]' },
      { type: 'Monthly' },
      { css: '[data-testid="keep-view"]' },
    ],
    place: /^\/sales\/ranking/,
    reads: ['kept-view', /Monthly/],
  },
  page('How prices have moved', '/price/index'),
  page('Which prices were cut', '/price/cuts'),
  page('Which price bands grow', '/price/bands'),
  {
    name: 'How the discount of the most discounted model came about',
    steps: [rail('/price'), menu('/price/discount'), { press: 'lead' }, way('open:/price/trend')],
    place: /^\/price\/trend\?.*model=/,
    reads: figures,
  },
  page('Where incentives moved most', '/incentive/movers'),
  page('What incentives consist of', '/incentive/composition'),
  {
    name: 'Which provinces lead in NEV penetration',
    steps: [rail('/new-energy'), menu('/new-energy/ranking'), { list: 'select[name="by"]', value: 'province' }],
    place: /^\/new-energy\/ranking\?.*by=province/,
    reads: figures,
  },
  page('How far charging has come', '/new-energy/charging'),
  crossed('Wholesale against retail', 'wholesale-retail', /show=gap/, figures),
  crossed('Whether incentives go with growth', 'incentive-sales', /show=scatter/, ['correlation', /r = .*n = \d/]),
  {
    name: 'What the news says today',
    steps: [rail('/news'), { css: '[data-news-id]' }],
    place: /^\/news\/news/,
    reads: ['news-article', /\w/],
  },
  {
    name: 'Read the newest report',
    steps: [rail('/baogao'), { css: '[data-testid="report-card"]' }],
    place: /^\/baogao/,
    reads: ['report-reader', /\w/],
  },
  {
    name: 'What a policy gives',
    steps: [rail('/policy'), { css: '[data-testid="policy-latest"] li a' }],
    place: /^\/policy/,
    reads: ['policy-detail', /\w/],
  },
  {
    name: 'Why a brand lost share in tier-2 cities in the last quarter',
    steps: [
      rail('/sales'),
      menu('/sales/shifts'),
      { css: '[data-testid="filter"][data-dimension="dateType"] label:has([value="quarterly"])' },
      filter('period'),
      { css: 'button::-p-text(Last quarter)' },
      moreFilters,
      filter('tier'),
      member('2'),
    ],
    place: /^\/sales\/shifts\?(?=.*dateType=quarterly)(?=.*from=)(?=.*tier=2)/,
    reads: ['share-finding', /lost .* pp of share .* Who gained most: .* within each province/],
  },
  {
    name: 'Who took the buyers of a model',
    steps: [...searched(model), menu('/sales/shifts')],
    place: /^\/sales\/shifts\?.*model=/,
    reads: ['share-finding', /pp of share .* Who (gained|lost) most: /],
  },
  {
    name: 'Which cuts over 5 % brought few sales',
    steps: [
      rail('/price'),
      menu('/price/cuts'),
      filter('value'),
      { css: '[data-figure="momTp"] input[data-side="atMost"]' },
      { type: '-5' },
      { css: '[data-figure="retailVolume"] input[data-side="atMost"]' },
      { type: '200' },
      { css: '[data-testid="value-form"] button[type="submit"]' },
    ],
    place: /^\/price\/cuts\?.*where=/,
    reads: figures,
  },
  {
    name: 'NEVs in Zhejiang above 300,000 yuan',
    steps: [
      rail('/sales'),
      menu('/sales/ranking'),
      filter('fuelType'),
      { press: 'member-group', of: { key: 'newEnergy' } },
      moreFilters,
      filter('priceBand'),
      { press: 'member-group', of: { key: 'from30' } },
      filter('region'),
      { css: '[data-dimension="region"] + [role="dialog"] label:has([value="province"])' },
      member('33'),
    ],
    place: /^\/sales\/ranking\?(?=.*fuelType=BEV)(?=.*priceBand=50-)(?=.*province=33)/,
    // The small market of the journeys has no such cars there, which the page says.
    reads: ['filter-bar', /NEV.*300k yuan and above.*Zhejiang/s],
  },
  {
    name: 'What has changed for my model',
    steps: [...searched(model), menu('/sales/changes')],
    place: /^\/sales\/changes\?.*model=/,
    reads: ['changes', /\w/],
  },
  {
    name: 'Three charts with their sources, as pictures',
    steps: [
      ...[rail('/sales'), ...picture('share')],
      ...[menu('/sales/trend'), ...picture('share-chart')],
      ...[menu('/sales/structure'), ...picture('share-chart')],
    ],
    place: /^\/sales\/structure/,
    reads: ['chart', /Source: Association wholesale volume/],
  },
  { name: 'How new models have run up since their launch, up to five beside each other', ...ramp() },
  { name: 'The same on a phone', phone: true, ...ramp({ press: 'choices-open' }) },
];

/** Does a task as a person would. @returns how many presses it took */
export async function doTask(visitor: Visitor, { steps, place, reads: [hook, words] }: Task): Promise<number> {
  let presses = 0;
  for (const step of steps) {
    // A row that is about to be drawn anew takes the press away with it.
    await visitor.quiet(80);
    if ('press' in step) await visitor.click(step.press, step.of);
    else if ('css' in step) await (await visitor.page.waitForSelector(step.css, { visible: true }))?.click();
    else if ('list' in step) {
      await visitor.page.waitForSelector(step.list);
      await visitor.page.select(step.list, step.value);
    } else {
      // What was pressed before gives the place to type in the focus.
      await visitor.focusOn('input');
      await visitor.page.keyboard.type(step.type);
    }
    presses += 'list' in step ? 2 : 'type' in step ? 0 : 1;
  }
  await visitor.arriveAt(place);
  await visitor.read(hook, words);
  return presses;
}
