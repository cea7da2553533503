import type { CallRule } from './rule.ts';

/** What the pipeline of a team does with its module, by a key that is for this module alone; and what pages report of it. */
export const moduleCalls = {
  readModule: {
    method: 'POST',
    path: '/v3/iw-module/module/read',
    access: 'right:modules',
    trail: null,
    programs: true,
  },
  publishModuleAddress: {
    method: 'POST',
    path: '/v3/iw-module/version/publish',
    access: 'right:modules',
    trail: 'publish-module',
    programs: true,
  },
  activateModule: {
    method: 'POST',
    path: '/v3/iw-module/version/activate',
    access: 'right:modules',
    trail: 'activate-module',
    programs: true,
  },
  rollBackModule: {
    method: 'POST',
    path: '/v3/iw-module/version/roll-back',
    access: 'right:modules',
    trail: 'roll-back-module',
    programs: true,
  },
  removeModuleVersion: {
    method: 'POST',
    path: '/v3/iw-module/version/remove',
    access: 'right:modules',
    trail: 'remove-module-version',
    programs: true,
  },
  readModuleHealth: {
    method: 'POST',
    path: '/v3/iw-module/module/health',
    access: 'right:modules',
    trail: null,
    programs: true,
  },
  reportModule: { method: 'POST', path: '/v3/iw-module/module/report', access: 'session', trail: null },
} as const satisfies Record<string, CallRule>;
