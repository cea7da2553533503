import type { CallRule } from './rule.ts';
import type { TrailAction } from './trail-actions.ts';

const access = 'role:admin,data-operator';

const path = (name: string) => `/v3/iw-admin/delivery/${name}` as const;

/** What only reads, or is one step of what another call ends. */
const step = (name: string) => ({ method: 'POST', path: path(name), access, trail: null }) as const satisfies CallRule;

const task = (name: string, trail: TrailAction) =>
  ({ method: 'POST', path: path(name), access, trail }) as const satisfies CallRule;

/** Deliveries of figures that people bring in the browser: the file, what it seems to be, a dry run, the release. */
export const uploadCalls = {
  readDeliveryDesk: step('desk'),
  beginDelivery: step('begin'),
  lookAtDelivery: step('look'),
  readDeliveryMapping: step('mapping/read'),
  saveDeliveryMapping: task('mapping/save', 'save-mapping'),
  tryDelivery: step('try'),
  makeDelivery: task('make', 'order-delivery'),
  readDelivery: step('read'),
  cancelDelivery: step('cancel'),
  listDeliveries: step('list'),
  readDeliveryReport: step('report'),
  exportRefusedRows: task('refused-rows', 'export'),
} as const satisfies Record<string, CallRule>;
