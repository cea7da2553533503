import type { Migration } from '../migration.ts';
import { accounts } from './001-accounts.ts';
import { sessions } from './002-sessions.ts';
import { catalogue } from './003-catalogue.ts';
import { signInWays } from './004-sign-in-ways.ts';
import { oneOpenTrial } from './005-one-open-trial.ts';
import { content } from './006-content.ts';
import { tracking } from './007-tracking.ts';
import { idleSessions } from './008-idle-sessions.ts';
import { manifests } from './009-manifests.ts';
import { myPanels } from './010-my-panels.ts';
import { pictures } from './011-pictures.ts';
import { apiKeys } from './012-api-keys.ts';
import { webhookPosts } from './013-webhook-posts.ts';
import { keyRights } from './014-key-rights.ts';
import { pendingContent } from './015-pending-content.ts';
import { contentVersions } from './016-content-versions.ts';
import { proofs } from './017-proofs.ts';
import { factors } from './018-factors.ts';
import { traces } from './019-traces.ts';
import { storeProbe } from './020-store-probe.ts';
import { handOvers } from './021-hand-overs.ts';
import { firstPasswords } from './022-first-passwords.ts';
import { askingDevices } from './023-asking-devices.ts';
import { keptViews } from './024-kept-views.ts';
import { knownDevices } from './025-known-devices.ts';
import { exportFiles } from './026-exports.ts';
import { watches } from './027-watches.ts';
import { watchedViews } from './028-watched-views.ts';
import { favouriteMembers } from './029-favourite-members.ts';
import { followedViews } from './030-followed-views.ts';
import { companies } from './031-companies.ts';
import { policyReading } from './032-policy-reading.ts';
import { modelImages } from './033-model-images.ts';
import { marketReports } from './034-market-reports.ts';
import { modelNotes } from './035-model-notes.ts';
import { newsCopies } from './036-news-copies.ts';
import { textIndex } from './037-text-index.ts';
import { orderLanguage } from './038-order-language.ts';
import { newsFirsts } from './039-news-firsts.ts';
import { newsList } from './040-news-list.ts';
import { policyFollows } from './041-policy-follows.ts';
import { productOrder } from './042-product-order.ts';
import { contentVersion } from './043-content-version.ts';
import { decks } from './044-decks.ts';
import { remarks } from './045-remarks.ts';
import { watchReceivers } from './046-watch-receivers.ts';
import { watchedDecks } from './047-watched-decks.ts';
import { modules } from './048-modules.ts';
import { companyTemplates } from './049-company-templates.ts';
import { watchFindings } from './050-watch-findings.ts';
import { moduleReports } from './051-module-reports.ts';
import { csvStyle } from './052-csv-style.ts';
import { removedVersions } from './053-removed-versions.ts';
import { textParts } from './054-text-parts.ts';
import { companySignOn } from './055-company-sign-on.ts';
import { companyTerms } from './056-company-terms.ts';
import { messageLog } from './057-message-log.ts';
import { contentBringers } from './058-content-bringers.ts';
import { portalSettings } from './060-portal-settings.ts';
import { moduleOrigins } from './061-module-origins.ts';
import { moduleAddresses } from './062-module-addresses.ts';
import { productWords } from './063-product-words.ts';
import { backupRuns } from './064-backup-runs.ts';
import { signOnSessions } from './065-sign-on-sessions.ts';
import { productPlaces } from './066-product-places.ts';

/** Every migration in the order it is run. One that has been released is never changed: add another. */
export const migrations: readonly Migration[] = [
  accounts,
  sessions,
  catalogue,
  signInWays,
  oneOpenTrial,
  content,
  tracking,
  idleSessions,
  manifests,
  myPanels,
  pictures,
  apiKeys,
  webhookPosts,
  keyRights,
  pendingContent,
  contentVersions,
  proofs,
  factors,
  traces,
  storeProbe,
  handOvers,
  firstPasswords,
  askingDevices,
  keptViews,
  knownDevices,
  exportFiles,
  watches,
  watchedViews,
  favouriteMembers,
  followedViews,
  companies,
  policyReading,
  modelImages,
  marketReports,
  modelNotes,
  newsCopies,
  textIndex,
  orderLanguage,
  newsFirsts,
  newsList,
  policyFollows,
  productOrder,
  contentVersion,
  decks,
  remarks,
  watchReceivers,
  watchedDecks,
  modules,
  companyTemplates,
  watchFindings,
  moduleReports,
  csvStyle,
  removedVersions,
  textParts,
  companySignOn,
  companyTerms,
  messageLog,
  contentBringers,
  portalSettings,
  moduleOrigins,
  moduleAddresses,
  productWords,
  backupRuns,
  signOnSessions,
  productPlaces,
];
