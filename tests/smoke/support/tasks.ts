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
  /** Where it ends, and what is read there. */
  place: RegExp;
  reads: [hook: string, words: RegExp];
}

const rail = (path: string): Step => ({ press: 'rail-app', of: { path } });
const menu = (path: string): Step => ({ press: 'menu-item', of: { path } });
const way = (name: string): Step => ({ press: 'way', of: { way: name } });
const figures: Task['reads'] = ['pivot', /\d/];

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
    steps: [{ press: 'quick-search-open' }, { type: model }, { css: '[data-kind="model"][data-path^="/sales/trend"]' }],
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
