import type { Static, TSchema } from '@sinclair/typebox';
import type { CallName } from '../calls/index.ts';
import { account } from './account/account.ts';
import { captcha } from './account/captcha.ts';
import { contact } from './account/contact.ts';
import { factors } from './account/factors.ts';
import { handOver } from './account/hand-over.ts';
import { ownKeys } from './account/keys.ts';
import { messaging } from './account/messaging.ts';
import { proof } from './account/proof.ts';
import { signOn } from './account/sign-on.ts';
import { trail } from './account/trail.ts';
import { administeredAccounts } from './administration/accounts.ts';
import { administeredBackups } from './administration/backups.ts';
import { administeredBulletins } from './administration/bulletins.ts';
import { administeredCompanies } from './administration/companies.ts';
import { contentDesk } from './administration/content-desk.ts';
import { administeredModules } from './administration/modules.ts';
import { administeredNames } from './administration/names.ts';
import { administeredPortal } from './administration/portal.ts';
import { administeredProducts } from './administration/products.ts';
import { administeredRecords } from './administration/records.ts';
import { administeredReleases } from './administration/releases.ts';
import { administeredRequests } from './administration/requests.ts';
import { uploads } from './administration/uploads.ts';
import { administeredUsage } from './administration/usage.ts';
import { catalogue } from './catalogue.ts';
import { content } from './content.ts';
import { decks } from './decks.ts';
import { exportCalls } from './exports.ts';
import { images } from './images.ts';
import { benefits } from './market/benefits.ts';
import { marketDeliveries } from './market/deliveries.ts';
import { marketFiles } from './market/files.ts';
import { market } from './market/market.ts';
import { financeOffers } from './market/offers.ts';
import { outlets } from './market/outlets.ts';
import { overview } from './market/overview.ts';
import { price } from './market/price.ts';
import { wording } from './market/wording.ts';
import { marketReports } from './market-reports.ts';
import { modules } from './modules.ts';
import { policies } from './policies.ts';
import { receivers } from './receivers.ts';
import { remarks } from './remarks.ts';
import { saved } from './saved.ts';
import { search } from './search.ts';
import { tracking } from './tracking.ts';
import { watches } from './watches.ts';

export * from './account/account.ts';
export * from './account/captcha.ts';
export * from './account/contact.ts';
export * from './account/factors.ts';
export * from './account/hand-over.ts';
export * from './account/keys.ts';
export * from './account/messaging.ts';
export * from './account/proof.ts';
export * from './account/sign-on.ts';
export * from './account/trail.ts';
export * from './administration/accounts.ts';
export * from './administration/bulletins.ts';
export * from './administration/companies.ts';
export * from './administration/content-desk.ts';
export * from './administration/modules.ts';
export * from './administration/names.ts';
export { accountConditions, divisions } from './administration/parts.ts';
export * from './administration/products.ts';
export * from './administration/records.ts';
export * from './administration/releases.ts';
export * from './administration/requests.ts';
export * from './administration/uploads.ts';
export * from './area-code.ts';
export * from './catalogue.ts';
export * from './common.ts';
export * from './content.ts';
export * from './content-parts.ts';
export * from './decks.ts';
export * from './exports.ts';
export * from './images.ts';
export * from './manifest.ts';
export * from './market/answer.ts';
export * from './market/benefits.ts';
export * from './market/catalogue.ts';
export * from './market/changes.ts';
export * from './market/compare.ts';
export * from './market/coverage.ts';
export * from './market/decision.ts';
export * from './market/deliveries.ts';
export * from './market/files.ts';
export * from './market/forecast.ts';
export * from './market/funnel.ts';
export * from './market/insights.ts';
export * from './market/keys.ts';
export * from './market/life.ts';
export * from './market/market.ts';
export * from './market/names.ts';
export * from './market/offers.ts';
export * from './market/outlets.ts';
export * from './market/overview.ts';
export * from './market/price.ts';
export * from './market/query.ts';
export * from './market/wording.ts';
export * from './market-reports.ts';
export * from './modules.ts';
export * from './policies.ts';
export * from './receivers.ts';
export * from './remarks.ts';
export * from './saved.ts';
export * from './search.ts';
export * from './tracking.ts';
export * from './watches.ts';

/** Payload and data of every call. The payload of a GET call is its query. */
export const schemas = {
  ...account,
  ...factors,
  ...contact,
  ...handOver,
  ...signOn,
  ...ownKeys,
  ...proof,
  ...messaging,
  ...captcha,
  ...catalogue,
  ...overview,
  ...market,
  ...marketFiles,
  ...marketDeliveries,
  ...exportCalls,
  ...outlets,
  ...benefits,
  ...financeOffers,
  ...price,
  ...content,
  ...policies,
  ...images,
  ...marketReports,
  ...receivers,
  ...modules,
  ...administeredAccounts,
  ...administeredBackups,
  ...administeredBulletins,
  ...administeredCompanies,
  ...administeredModules,
  ...administeredNames,
  ...administeredPortal,
  ...administeredProducts,
  ...administeredRecords,
  ...administeredReleases,
  ...uploads,
  ...contentDesk,
  ...administeredRequests,
  ...administeredUsage,
  ...saved,
  ...decks,
  ...remarks,
  ...watches,
  ...search,
  ...tracking,
  ...trail,
  ...wording,
} as const satisfies Record<CallName, { payload: TSchema; data: TSchema }>;

export type CallPayload<Name extends CallName> = Static<(typeof schemas)[Name]['payload']>;
export type CallData<Name extends CallName> = Static<(typeof schemas)[Name]['data']>;
