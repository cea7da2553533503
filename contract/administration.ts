import type { TrailAction } from './calls/trail-actions.ts';

/** What an account may do beside looking at what it has bought. */
export const roles = [
  'analyst',
  'admin',
  'company-admin',
  'data-operator',
  'content-editor',
  'support',
  'developer',
] as const;
export type Role = (typeof roles)[number];

/** Roles that reach beyond the own company. Who has one is administered by the portal alone. */
export const portalRoles = [
  'admin',
  'data-operator',
  'content-editor',
  'support',
  'developer',
] as const satisfies readonly Role[];

/** What is done at the sheet of an account, and by which call. */
export const accountTasks = {
  rename: 'renameAccount',
  extend: 'extendAccount',
  suspend: 'suspendAccount',
  grant: 'grantProducts',
  password: 'resetAccountPassword',
  factors: 'resetAccountFactors',
  sessions: 'endAccountSessions',
  roles: 'setAccountRoles',
  company: 'setAccountCompany',
  link: 'linkAccounts',
  trail: 'readTrail',
} as const;

export type AccountTask = keyof typeof accountTasks;

/** What makes a portal ready for its people, in the order in which an operator goes through it. */
export const setupSteps = ['name', 'address', 'mail', 'factor', 'figures', 'people', 'backup'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** The product whose area is the administration. It comes with a role: nobody buys, tries or grants it. */
export const administrationProduct = 'admin';

/** The pages of the administration, in their order, and whose they are. Each call asks for the role by itself. */
export const administrationPages = {
  overview: ['admin', 'support', 'company-admin'],
  accounts: ['admin', 'support', 'company-admin'],
  companies: ['admin', 'support'],
  applications: ['admin'],
  deliveries: ['admin', 'data-operator'],
  releases: ['admin', 'data-operator'],
  names: ['admin', 'data-operator'],
  bulletins: ['admin', 'data-operator'],
  content: ['admin', 'content-editor'],
  modules: ['admin', 'developer'],
  products: ['admin'],
  keys: ['admin'],
  messages: ['admin', 'support'],
  watches: ['admin', 'support'],
  usage: ['admin'],
  trail: ['admin', 'support', 'company-admin'],
  portal: ['admin'],
  backups: ['admin'],
  system: ['admin'],
} as const satisfies Record<string, readonly Role[]>;

export type AdministrationPage = keyof typeof administrationPages;

/** Which pages of the administration an account has by its roles. */
export const pagesOfRoles = (roles: readonly string[]): AdministrationPage[] =>
  (Object.keys(administrationPages) as AdministrationPage[]).filter((page) =>
    administrationPages[page].some((role) => roles.includes(role)),
  );

/** The fields of files whose members may be one under two names. */
export const unitedFields = ['manufacturer', 'brand', 'model', 'subModel'] as const;
export type UnitedField = (typeof unitedFields)[number];

/** The levels whose members may succeed each other. */
export const succeededFields = ['model', 'subModel'] as const satisfies readonly UnitedField[];
export type SucceededField = (typeof succeededFields)[number];

/** The fields whose names files write in many ways. */
export const namedFields = [...unitedFields, 'city', 'province'] as const;
export type NamedField = (typeof namedFields)[number];

/**
 * What who administers a company reads of its people in the audit trail: what was done to their accounts, how they signed
 * in, and what went out. Whatever is not here is not theirs to read.
 */
export const companyTrailActions = [
  ...(['create', 'rename-account', 'suspend', 'resume', 'extend', 'grant', 'revoke'] as const),
  ...(['reset-password', 'reset-factors', 'end-sessions'] as const),
  ...(['sign-in', 'sign-out', 'update-password', 'end-session', 'end-other-sessions'] as const),
  ...(['add-totp', 'remove-totp', 'add-passkey', 'remove-passkey'] as const),
  ...(['make-key', 'end-key', 'export'] as const),
] as const satisfies readonly TrailAction[];

/** What must be fine for a portal to answer: figures that are published, their engine, the files, and the state. */
export const healthChecks = ['figures', 'engine', 'files', 'state'] as const;
export type HealthCheck = (typeof healthChecks)[number];

/** Where the value of a setting comes from. */
export const settingOrigins = ['environment', 'file', 'browser', 'default'] as const;
export type SettingOrigin = (typeof settingOrigins)[number];

/** How mail travels to the mail server: by TLS from the first byte, by STARTTLS and not without, or open. */
export const mailSecurities = ['tls', 'starttls', 'plain'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

/**
 * Whether a product is offered: `coming-soon` by the word of an administrator, who then has it tried and bought by nobody
 * on their own; whoever has it keeps it, and it can still be granted.
 */
export const productOffers = ['on-sale', 'coming-soon'] as const;
export type ProductOffer = (typeof productOffers)[number];

/** How long the words of a product may be that are set in the browser, in characters. */
export const productWordLimits = { name: 40, memo: 200 } as const;

/** How large the mark of a portal may be, in bytes: it comes with every first visit. */
export const largestMark = 64 * 1024;

/** How large a list of people or of successions may be, in bytes: it travels whole in the body of a call. */
export const listFileBytes = 180_000;

/** What use is counted by: days of China, products, companies, or accounts. */
export const usageGroups = ['day', 'product', 'company', 'account'] as const;
export type UsageGroup = (typeof usageGroups)[number];
