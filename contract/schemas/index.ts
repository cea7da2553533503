import type { Static, TSchema } from '@sinclair/typebox';
import type { CallName } from '../calls.ts';
import { account } from './account.ts';
import { captcha } from './captcha.ts';
import { catalogue } from './catalogue.ts';
import { contact } from './contact.ts';
import { content } from './content.ts';
import { exportCalls } from './exports.ts';
import { factors } from './factors.ts';
import { handOver } from './hand-over.ts';
import { market } from './market.ts';
import { marketDeliveries } from './market-deliveries.ts';
import { marketFiles } from './market-files.ts';
import { messaging } from './messaging.ts';
import { overview } from './overview.ts';
import { price } from './price.ts';
import { proof } from './proof.ts';
import { saved } from './saved.ts';
import { search } from './search.ts';
import { tracking } from './tracking.ts';
import { trail } from './trail.ts';
import { watches } from './watches.ts';

export * from './account.ts';
export * from './captcha.ts';
export * from './catalogue.ts';
export * from './common.ts';
export * from './contact.ts';
export * from './content.ts';
export * from './exports.ts';
export * from './factors.ts';
export * from './hand-over.ts';
export * from './manifest.ts';
export * from './market.ts';
export * from './market-answer.ts';
export * from './market-catalogue.ts';
export * from './market-changes.ts';
export * from './market-compare.ts';
export * from './market-coverage.ts';
export * from './market-deliveries.ts';
export * from './market-files.ts';
export * from './market-keys.ts';
export * from './market-names.ts';
export * from './market-query.ts';
export * from './messaging.ts';
export * from './overview.ts';
export * from './price.ts';
export * from './proof.ts';
export * from './saved.ts';
export * from './search.ts';
export * from './tracking.ts';
export * from './trail.ts';
export * from './watches.ts';

/** Payload and data of every call. The payload of a GET call is its query. */
export const schemas = {
  ...account,
  ...factors,
  ...contact,
  ...handOver,
  ...proof,
  ...messaging,
  ...captcha,
  ...catalogue,
  ...overview,
  ...market,
  ...marketFiles,
  ...marketDeliveries,
  ...exportCalls,
  ...price,
  ...content,
  ...saved,
  ...watches,
  ...search,
  ...tracking,
  ...trail,
} as const satisfies Record<CallName, { payload: TSchema; data: TSchema }>;

export type CallPayload<Name extends CallName> = Static<(typeof schemas)[Name]['payload']>;
export type CallData<Name extends CallName> = Static<(typeof schemas)[Name]['data']>;
