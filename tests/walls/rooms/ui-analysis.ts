import type { Rooms } from './rooms.ts';

/** The kit of analysis, from what a page stands on to the areas that are made of it. */
export const uiAnalysis: Rooms = {
  part: 'ui/analysis',
  sees: {
    concentration: [],
    covered: [],
    page: [],
    places: [],
    base: ['page'],
    figures: ['page'],
    former: ['page'],
    launches: ['page'],
    saved: ['page'],
    share: ['page'],
    spring: ['page'],
    values: ['former', 'page'],
    charts: ['former', 'page'],
    fields: ['covered', 'former', 'page'],
    filters: ['covered', 'launches', 'page', 'saved', 'share', 'values'],
    made: ['base', 'page', 'share', 'spring'],
    paper: ['page', 'share', 'values'],
    compared: ['fields', 'page'],
    each: ['charts', 'page'],
    gap: ['charts'],
    table: ['made', 'page'],
    pivot: ['page', 'table'],
    watch: ['page', 'saved', 'table'],
    ways: ['charts', 'covered', 'made', 'page', 'table'],
    cards: ['covered', 'made', 'page', 'share', 'table', 'values', 'watch'],
    policies: ['each', 'page', 'ways'],
    frame: ['cards', 'charts', 'covered', 'filters', 'page', 'paper', 'saved', 'values', 'watch', 'ways'],
    ranking: [
      ...['cards', 'charts', 'concentration', 'covered', 'fields', 'former', 'page', 'table', 'values', 'ways'],
    ],
    area: ['base', 'compared', 'each', 'former', 'frame', 'page', 'policies', 'spring', 'values'],
    '.': [
      ...['area', 'base', 'cards', 'charts', 'compared', 'concentration', 'covered', 'each', 'fields'],
      ...['figures', 'filters', 'former', 'frame', 'gap', 'launches', 'made', 'page', 'paper', 'pivot'],
      ...['places', 'policies', 'ranking', 'saved', 'share', 'spring', 'table', 'values', 'watch', 'ways'],
    ],
  },
};
