import { found, menu, more, page, type Task } from './task-steps.ts';

/** What people come for who read and compare cars, each from the dashboard on. */
export const readingTasks: readonly Task[] = [
  page('What is coming next', '/new-car/coming'),
  page('At which prices cars were presold and launched', '/new-car/presale'),
  page('How the newest cars have run up beside their segment', '/new-car/ramp', ['chart', /quartile/]),
  page('What sets the trims of a model apart', '/configuration/comparison', ['equipment', /[●○]/]),
  page('How common an item of equipment is', '/configuration/fitment'),
  page('What an item of equipment is worth', '/configuration/worth', ['chart', /\d/]),
  page('What changed where a policy took effect', '/policy/impact', ['chart', /\d/]),
  page('Which cars the latest batch announces', '/policy/newenergycatalog', ['area', /\d/]),
  {
    name: 'A picture of a car, with its licence',
    steps: [...more('/image-library'), { press: 'image-card' }],
    place: /^\/image-library\/gallery\?.*image=/,
    reads: ['lightbox', /Licence/],
  },
  {
    name: 'Whom a brand loses buyers to',
    steps: [...more('/internet'), menu('/internet/rivals')],
    place: /^\/internet\/rivals/,
    reads: ['chart', /→/],
  },
  {
    name: 'What a report holds before it is ordered',
    steps: [...more('/report-market'), menu('/report-market/vip'), { css: '[data-testid="market-report-card"] a' }],
    place: /^\/report-market\/vip\?id=/,
    reads: ['market-outline', /\w/],
  },
  page('Who has the largest network', '/channel/ranking'),
  {
    name: 'What the offers of a model cost in truth',
    steps: [...more('/finance'), menu('/finance/comparison')],
    place: /^\/finance\/comparison/,
    reads: ['area', /True yearly rate/],
  },
  {
    name: 'How old the cars in use are',
    steps: [...more('/after-market'), menu('/after-market/structure')],
    place: /^\/after-market\/structure/,
    reads: ['chart', /\d/],
  },
  {
    name: 'What the cars of a brand can do',
    steps: [...more('/model-intelligence'), menu('/model-intelligence/features')],
    place: /^\/model-intelligence\/features/,
    reads: ['area', /[●◆]/],
  },
  {
    name: 'What all benefits of a car come to',
    steps: [...more('/purchase-benefit'), menu('/purchase-benefit/stack')],
    place: /^\/purchase-benefit\/stack/,
    reads: ['area', /Assumption/],
  },
  {
    name: 'What a price cut may do to the sales of a model',
    steps: [...found('decision sheet', '/intelligent-decision'), { press: 'decision-proposed' }],
    place: /^\/intelligent-decision\?model=/,
    reads: ['decision-assumptions', /Sales response/],
  },
  {
    name: 'In which stage of its life a model is',
    steps: found('life curve', '/car-life-cycle'),
    place: /^\/car-life-cycle/,
    reads: ['life-curve', /Current stage/],
  },
  {
    name: 'An answer to a question in words',
    steps: [...found('ask in words', '/gpt', 'product'), { press: 'words-example' }, { press: 'words-show' }],
    place: /^\/gpt\?.*show=1/,
    reads: ['answer-figures', /\d/],
  },
];
