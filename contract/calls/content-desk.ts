import type { CallRule } from './rule.ts';
import type { TrailAction } from './trail-actions.ts';

const access = 'role:admin,content-editor';

const path = (name: string) => `/v3/iw-admin/content/${name}` as const;

/** What only reads, or is one step of what another call ends. */
const step = (name: string) => ({ method: 'POST', path: path(name), access, trail: null }) as const satisfies CallRule;

const task = (name: string, trail: TrailAction) =>
  ({ method: 'POST', path: path(name), access, trail }) as const satisfies CallRule;

/** What everybody sees at once: who does it proves to be there. */
const provenTask = (name: string, trail: TrailAction) => ({ ...task(name, trail), proof: 'beside' }) as const;

/** Content that people bring in the browser: what stands, a file, a dry run, taking it over, and taking it away. */
export const contentDeskCalls = {
  readContentDesk: step('desk'),
  beginContent: step('begin'),
  tryContent: step('try'),
  takeContent: provenTask('take', 'order-content'),
  readContentUpload: step('read'),
  cancelContent: step('cancel'),
  listContentDeliveries: step('list'),
  readContentReport: step('report'),
  exportContentRows: task('rows', 'export'),
  removeContent: provenTask('remove', 'remove-content'),
} as const satisfies Record<string, CallRule>;
