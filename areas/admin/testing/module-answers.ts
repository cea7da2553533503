import type { CallAnswers } from '../../../tests/support/answer-calls.ts';
import type { ModuleSheet } from '../data/ask.ts';

/** A module with a version that stands, one on trial that fails, and one that stands for nobody. */
export const moduleSheet: ModuleSheet = {
  name: 'dealer-map',
  owner: 'key ab12',
  confirmed: true,
  version: '1.0.0',
  trial: '1.1.0',
  trialAccounts: 1,
  trialCompanies: 1,
  trialFor: { accounts: ['lin.wei'], companies: ['远方汽车'] },
  failurePercent: 20,
  origins: ['https://team.example'],
  changedAt: 1,
  changedBy: 'admin',
  parcel: false,
  product: { key: 'dealer-map', path: '/dealer-map', title: '经销商地图' },
  versions: (['trial', 'current', 'kept'] as const).map((state, at) => ({
    version: ['1.1.0', '1.0.0', '0.9.0'][at] ?? '',
    state,
    bytes: 2500,
    address: state === 'trial' ? 'https://team.example/dealer-map/1.1.0/' : null,
    publishedAt: 1,
    publishedBy: 'key ab12',
  })),
  health: [{ version: '1.1.0', shown: 3, failed: 2, kinds: { mount: 2 }, medianMs: 120, slowMs: 480 }],
  unlisted: { '0.9.0': ['chunks/late.js', 'more.css'] },
};

const done = (text: string) => () => ({ text });

/** What is answered about modules of teams. */
export const moduleAnswers: CallAnswers = {
  listTeamModules: () => ({
    modules: [
      {
        name: 'dealer-map',
        owner: 'key ab12',
        confirmed: true,
        versions: 2,
        version: '1.0.0',
        trial: '1.1.0',
        changedAt: 1,
        visits: { shown: 40, failed: 0 },
        trialVisits: { shown: 3, failed: 2 },
      },
    ],
    days: 7,
  }),
  readTeamModule: () => ({ module: moduleSheet, days: 7 }),
  activateTeamModule: done('activated'),
  rollBackTeamModule: done('rolled back'),
  removeTeamModule: done('removed'),
};
