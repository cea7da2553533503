import type { Measured, Visit } from '../judge/measured.mjs';

const nothingLeft = {
  listeners: [],
  timers: [],
  observers: [],
  globals: [],
  functions: [],
  attributes: [],
  sheets: 0,
  styles: 0,
  nodes: [],
  content: 0,
};

/** A visit that leaves nothing, but for what is given. */
export const visitThat = (left: Partial<typeof nothingLeft> = {}, visit: Partial<Visit> = {}): Visit => ({
  mount: 'done',
  unmount: 'done',
  drawn: true,
  left: { ...nothingLeft, ...left } as never,
  ...visit,
});

/** What is measured of a sound area, but for what is given. */
export const measuredThat = (changed: Partial<Measured> = {}): Measured => ({
  area: { name: '@portal/area-dealer-map', path: '/dealer-map' },
  isInMenu: true,
  first: { state: 'mounted', reason: '', words: '', ms: 120 },
  later: null,
  again: [60, 50],
  visits: [visitThat(), visitThat()],
  styles: [],
  popups: [],
  texts: { en: ['Outlets of each city'], zh_CN: ['每个城市的网点'] },
  faults: { light: [], dark: [] },
  files: [{ address: 'https://portal.example/modules/dealer-map/index.js', bytes: 900, copies: [] }],
  trouble: [],
  growth: { 'listeners resize (window)': 0, elements: 0 },
  ...changed,
});
