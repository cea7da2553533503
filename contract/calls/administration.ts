import type { CallRule } from './rule.ts';
import type { TrailAction } from './trail-actions.ts';

const path = (name: string) => `/v3/iw-admin/${name}` as const;

/** Who a call of the administration is for. */
type Access =
  | 'role:admin'
  | 'role:admin,company-admin'
  | 'role:admin,support'
  | 'role:admin,support,company-admin'
  | 'role:admin,data-operator'
  | 'role:admin,developer';

/** Of whom an administrator of a company is told and what it does: accounts of the own company, judged by each handler. */
const withCompanies = { see: 'role:admin,support,company-admin', do: 'role:admin,company-admin' } as const;

/** What only reads. */
const read = (name: string, access: Access) =>
  ({ method: 'POST', path: path(name), access, trail: null }) as const satisfies CallRule;

/** A task of the administrator; `beside` where it gives an account, a right or a key away. */
const task = (name: string, trail: TrailAction, access: Access = 'role:admin') =>
  ({ method: 'POST', path: path(name), access, trail }) as const satisfies CallRule;

const provenTask = (name: string, trail: TrailAction, access: Access = 'role:admin') =>
  ({ ...task(name, trail, access), proof: 'beside' }) as const;

/** The administration of the portal: each task is that of the command line, run under the name of who is signed in. */
export const administrationCalls = {
  /** For who has the link of a start, while there is no account. */
  makeFirstAdministrator: { method: 'POST', path: path('first-run'), access: 'public', trail: 'create' },
  administrationOverview: read('overview', withCompanies.see),
  readSetup: read('setup/read', 'role:admin'),
  readSystem: read('system/read', 'role:admin'),
  readPortal: read('portal/read', 'role:admin'),
  setPortalOperator: provenTask('portal/set-operator', 'set-operator'),
  setPortalMail: provenTask('portal/set-mail', 'set-mail-server'),
  endPortalMail: provenTask('portal/end-mail', 'end-mail-server'),
  sendTestMail: task('setup/test-mail', 'test-mail'),
  listAccounts: read('account/list', withCompanies.see),
  readAccount: read('account/read', withCompanies.see),
  createAccount: provenTask('account/create', 'create', withCompanies.do),
  checkAccountList: read('account/check-list', withCompanies.do),
  createAccountList: provenTask('account/create-list', 'create', withCompanies.do),
  renameAccount: task('account/rename', 'rename-account', withCompanies.do),
  suspendAccount: task('account/suspend', 'suspend', withCompanies.do),
  resumeAccount: task('account/resume', 'resume', withCompanies.do),
  extendAccount: task('account/extend', 'extend'),
  grantProducts: task('account/grant', 'grant', withCompanies.do),
  revokeProducts: task('account/revoke', 'revoke', withCompanies.do),
  setAccountRoles: provenTask('account/set-roles', 'set-roles'),
  setAccountCompany: provenTask('account/set-company', 'set-company'),
  linkAccounts: provenTask('account/link', 'link'),
  unlinkAccounts: task('account/unlink', 'unlink'),
  resetAccountPassword: provenTask('account/reset-password', 'reset-password', withCompanies.do),
  resetAccountFactors: provenTask('account/reset-factors', 'reset-factors', withCompanies.do),
  endAccountSessions: task('account/end-sessions', 'end-sessions', withCompanies.see),
  listCompanies: read('company/list', 'role:admin,support'),
  readCompany: read('company/read', withCompanies.see),
  setCompanySeats: provenTask('company/set-seats', 'set-seats'),
  buyProducts: provenTask('company/purchase', 'purchase'),
  endPurchase: task('company/end-purchase', 'end-purchase'),
  listTrials: read('trial/list', 'role:admin'),
  approveTrial: provenTask('trial/approve', 'approve-trial'),
  refuseTrial: task('trial/refuse', 'refuse-trial'),
  listReportOrders: read('report-order/list', 'role:admin'),
  grantReportOrder: task('report-order/grant', 'report-granted'),
  declineReportOrder: task('report-order/decline', 'report-declined'),
  endReportRight: task('report-order/end', 'report-ended'),
  listReleases: read('release/list', 'role:admin,data-operator'),
  checkRelease: read('release/check', 'role:admin,data-operator'),
  acceptFindings: task('release/accept', 'accept', 'role:admin,data-operator'),
  publishRelease: provenTask('release/publish', 'publish', 'role:admin,data-operator'),
  rollBackRelease: provenTask('release/roll-back', 'rollback', 'role:admin,data-operator'),
  setNextRelease: task('release/set-next', 'next-release', 'role:admin,data-operator'),
  listNames: read('name/list', 'role:admin,data-operator'),
  findNameCandidates: read('name/candidates', 'role:admin,data-operator'),
  decideName: task('name/decide', 'decide-name', 'role:admin,data-operator'),
  decideApart: task('name/apart', 'decide-apart', 'role:admin,data-operator'),
  uniteMembers: task('name/unite', 'unite-members', 'role:admin,data-operator'),
  listSuccessions: read('name/successions', 'role:admin,data-operator'),
  succeedMembers: task('name/succeed', 'succeed-members', 'role:admin,data-operator'),
  checkSuccessionList: read('name/check-succession-list', 'role:admin,data-operator'),
  succeedByList: task('name/succeed-by-list', 'succeed-members', 'role:admin,data-operator'),
  listTeamModules: read('module/list', 'role:admin,developer'),
  readTeamModule: read('module/read', 'role:admin,developer'),
  confirmTeamModule: provenTask('module/confirm', 'confirm-module'),
  activateTeamModule: provenTask('module/activate', 'activate-module'),
  rollBackTeamModule: provenTask('module/roll-back', 'roll-back-module'),
  removeTeamModule: provenTask('module/remove', 'remove-module'),
  listProducts: read('product/list', 'role:admin'),
  setProduct: provenTask('product/set', 'set-product'),
  arrangeProducts: provenTask('product/arrange', 'arrange-products'),
  readBackups: read('backup/list', 'role:admin'),
  readBackup: read('backup/read', 'role:admin'),
  startBackup: provenTask('backup/start', 'order-backup'),
  removeBackup: provenTask('backup/remove', 'remove-backup'),
  listBulletins: read('bulletin/list', 'role:admin,data-operator'),
  readBulletinChoices: read('bulletin/choices', 'role:admin,data-operator'),
  addBulletin: task('bulletin/add', 'add-bulletin', 'role:admin,data-operator'),
  endBulletin: task('bulletin/end', 'end-bulletin', 'role:admin,data-operator'),
  listAllKeys: read('key/list', 'role:admin'),
  makeAccountKey: provenTask('key/make', 'make-key'),
  endAccountKey: task('key/end', 'end-key'),
  listMessages: read('message/list', 'role:admin,support'),
  listAllWatches: read('watch/list', 'role:admin,support'),
  pauseAccountWatch: task('watch/pause', 'pause-watch'),
  readUsage: read('usage/read', 'role:admin'),
  exportUsage: task('usage/export', 'export'),
  exportTrail: task('trail/export', 'export', withCompanies.see),
  readTrail: read('trail/read', withCompanies.see),
} as const satisfies Record<string, CallRule>;
