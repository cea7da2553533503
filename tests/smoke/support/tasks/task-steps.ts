/** One thing a hand does: it presses what has a hook (or is found by CSS), chooses of a list, which takes two, or types. */
export type Step =
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

export const rail = (path: string): Step => ({ press: 'rail-app', of: { path } });
/** A product that the rail has no room for: the popup of the others leads there. */
export const more = (path: string): Step[] => [{ press: 'rail-more' }, rail(path)];
export const menu = (path: string): Step => ({ press: 'menu-item', of: { path } });
export const way = (name: string): Step => ({ press: 'way', of: { way: name } });
export const figures: Task['reads'] = ['pivot', /\d/];
export const filter = (dimension: string): Step => ({ press: 'filter', of: { dimension } });
export const member = (key: string): Step => ({ press: 'member', of: { key } });
export const moreFilters: Step = {
  css: '[data-testid="filter-bar"] button[aria-expanded="false"]:not([data-testid="filter"])',
};

/** A model by its name, from the search on to a page of its product. */
export const searched = (model: string): Step[] => [
  { press: 'quick-search-open' },
  { type: model },
  { css: '[data-kind="model"][data-path^="/sales/trend"]' },
];

/** A page, or a product without pages of its own, by its name, from the search on. */
export const found = (name: string, path: string, kind = 'page'): Step[] => [
  { press: 'quick-search-open' },
  { type: name },
  { css: `[data-kind="${kind}"][data-path="${path}"]` },
];

/** A picture of a chart that is drawn, from its own menu. */
export const picture = (menuOf: string): Step[] => [
  { css: `section:has(.highcharts-root) [data-testid="${menuOf}"]` },
  { press: 'export-png' },
];

/** How models have run up since their launch; on a phone the choices are folded. */
export const ramp = (...unfolded: Step[]): Pick<Task, 'steps' | 'place' | 'reads'> => ({
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

export const page = (name: string, path: string, reads = figures): Task => ({
  name,
  reads,
  steps: [rail(`/${path.split('/')[1]}`), menu(path)],
  place: new RegExp(`^${path}`),
});

/** A template of the cross-analysis. */
export const crossed = (name: string, template: string, place: RegExp, reads: Task['reads']): Task => ({
  name,
  place,
  reads,
  steps: [...more('/multidimensional-query'), { list: '[data-testid="cross-template"] select', value: template }],
});
