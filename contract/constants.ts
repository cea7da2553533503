/** Values that the wire, the client and the server share. Row ids name the rule they come from. */

export const languages = ['zh_CN', 'en'] as const;
export type Language = (typeof languages)[number];

/** S6.022 S9.011: the channel a call comes from. */
export const channel = { pc: 1, miniProgram: 2 } as const;

/** S9.012: why a code is sent: to sign in, to bind a phone or an address, to apply for monitoring. */
export const messageEvent = { login: 1, bind: 2, monitor: 3 } as const;

/** S3.037: the three sources of a volume. They are never added together. */
export const dataSources = ['DATASOURCE_CLH_PIFA', 'DATASOURCE_CLH_SALES', 'DATASOURCE_ZD_LINGSHOU'] as const;
/** A source of a volume by its key: those three, and whatever others a release brings. */
export type DataSource = `DATASOURCE_${string}`;
/** What a source is called and what it counts, in both languages. */
export type SourceWords = Record<'name' | 'definition', Record<Language, string>>;
export const dataSourcePattern = '^DATASOURCE_[A-Z0-9_]{1,40}$';

/** S7.076: the source a question uses when it names none. */
export const defaultDataSource: DataSource = 'DATASOURCE_CLH_PIFA';

/** S9.013 A34: what getQRCodeStatus answers. A code that is over or unknown is refused instead. */
export const qrStatus = { pending: '0', initial: '1', success: '3' } as const;

/** S9.005: digits of a code, seconds until the next one, ms between questions about a QR code, ms a message stays. */
export const codeDigits = 4;
export const codeResendSeconds = 120;
export const qrPollMs = 2000;
export const bindMessageMs = 3000;

/** What a person takes for at once, in ms: what is only seen on the way is not drawn within it. */
export const atOnceMs = 100;

/** S9.009 S9.010 A57 A58 A61 to A63: what fits a field, for the form and for the server alike. */
export const formLimits = {
  /** 11 digits that begin with 1. */
  mobile: /^1\d{10}$/,
  /** Local part, labels, and a suffix of 2 to 6 letters. */
  email: /^[A-Za-z0-9._%+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,6}$/,
  /** Characters of an address of mail, as mail servers bear it. */
  emailLength: 254,
  /** A user name, mobile or email: no blanks inside. */
  account: /^\S{1,50}$/,
  /** A new password: letters and digits, no blanks. An old one only has to be there. */
  newPassword: /^(?=.*[A-Za-z])(?=.*\d)\S{8,20}$/,
  code: /^\d{4}$/,
  nameLength: 50,
  companyLength: 100,
} as const;

/** S8.010: codes of the server that end the session. */
export const sessionEndCodes = ['100440', '100442', '100152'] as const;

/** Business codes of the server that are no success. 0 is success. */
export const status = {
  success: 0,
  /** The request was understood and refused; msg2Client says why. */
  refused: 1,
  /** The payload does not fit the call. */
  malformed: 400,
  /** A program's key is unknown, has ended, or does not open the call. */
  keyRefused: 401,
  forbidden: 403,
  notFound: 404,
  /** The question is too large; msg2Client says how to narrow it. Asked again as it is, it is refused again. */
  tooLarge: 413,
  /** Too many tries; msg2Client says when to come back. */
  tooMany: 429,
  failed: 500,
  /** What is asked for cannot be reached at the moment; msg2Client says so. Asked again later it may be answered. */
  unavailable: 503,
  /** S4.040: no session, or one that has ended. */
  sessionMissing: 100440,
  sessionReplaced: 100442,
  accountClosed: 100152,
  /** S4.041: the rights of the account have changed since; the session may be renewed by a click. */
  sessionStale: 100441,
  /** S2.108: the call wants a captchaTicket, or had one that was spent, over or never given. */
  captchaNeeded: 461,
  /** S2.106: the messaging account that scanned the code is bound to no account. */
  unbound: 462,
  /** S5.026: the new password does not do; msg2Client says which rule it breaks, and everything else is as it was. */
  passwordUnfit: 464,
  /** The call wants a proof that the session is still its owner's, or had one that is over: prove it, send it again. */
  proofNeeded: 465,
  /** The sign-in is proven and wants a second factor; data says which, and holds the ticket to bring it with. */
  factorWanted: 466,
} as const;

/** S2.054 A07: pages that everybody may open. */
export const publicPaths = [
  '/home',
  '/login',
  '/products',
  '/car-life-cycle',
  '/user-life-cycle',
  '/intelligent-decision',
  '/industry-insights',
  '/about',
  '/404',
] as const;

/** S2.016: those of them that hold a tool beside their introduction for who is signed in. */
export const toolPages = [
  '/car-life-cycle',
  '/user-life-cycle',
  '/intelligent-decision',
  '/industry-insights',
] as const;

/** S6.005 A65: what the shell opens without login and without a look at the menu, /portal with its child paths;
 * /scan is what a phone opens to confirm a QR code, /first-run what an operator opens while there is no account. */
export const exemptPaths = ['/auth-redirect', '/autoLogin', '/protocol', '/portal', '/scan', '/first-run'] as const;

export const dateTypes = ['monthly', 'quarterly', 'annual'] as const;
export type DateType = (typeof dateTypes)[number];

/** S5.033: the longest span of a question for each date type. */
export const spanCaps: Record<DateType, number> = { monthly: 36, quarterly: 12, annual: 10 };

/** Why an area is not on screen. */
export const failureKinds = [
  'not-found',
  'timed-out',
  'wrong-content',
  'wrong-version',
  'missing-export',
  'bootstrap',
  'mount',
  'render',
  'unmount',
  'sent-back',
] as const;
export type FailureKind = (typeof failureKinds)[number];

/** The most sheets of a workbook, and the most rows of one that is brought ready-made. */
export const exportCaps = { sheets: 20, builtRows: 5000 } as const;

/** From where a car is shown, in the order in which pictures of a model stand. */
export const imageAngles = ['side', 'front', 'rear', 'interior'] as const;
export type ImageAngle = (typeof imageAngles)[number];

/** What a picture can be taken away as; a drawing alone has lines to take. */
export const imageFormats = ['jpeg', 'png', 'webp', 'svg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** What pictures that were brought are served as, the smaller first. */
export const servedFormats = ['avif', 'webp'] as const;
export type ServedFormat = (typeof servedFormats)[number];
