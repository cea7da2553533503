/** Values that the wire, the client and the server share. Row ids name the rule they come from. */

export const languages = ['zh_CN', 'en'] as const;
export type Language = (typeof languages)[number];

/** S6.022 S9.011: the channel a call comes from. */
export const channel = { pc: 1, miniProgram: 2 } as const;

/** S9.012: why a code is sent: to sign in, to bind a phone or an address, to apply for monitoring. */
export const messageEvent = { login: 1, bind: 2, monitor: 3 } as const;

/** S3.037: the three sources of a volume. They are never added together. */
export const dataSources = ['DATASOURCE_CLH_PIFA', 'DATASOURCE_CLH_SALES', 'DATASOURCE_ZD_LINGSHOU'] as const;
export type DataSource = (typeof dataSources)[number];

/** S7.076: the source a question uses when it names none. */
export const defaultDataSource: DataSource = 'DATASOURCE_CLH_PIFA';

/** S8.010: codes of the server that end the session. */
export const sessionEndCodes = ['100440', '100442', '100152'] as const;

/** Business codes of the server that are no success. 0 is success. */
export const status = {
  success: 0,
  /** The request was understood and refused; msg2Client says why. */
  refused: 1,
  /** The payload does not fit the call. */
  malformed: 400,
  forbidden: 403,
  notFound: 404,
  /** Too many tries; msg2Client says when to come back. */
  tooMany: 429,
  failed: 500,
  /** S4.040: no session, or one that has ended. */
  sessionMissing: 100440,
  sessionReplaced: 100442,
  accountClosed: 100152,
  /** S4.041: the session may be renewed by a click. */
  sessionStale: 100441,
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

/** S6.005 A65: what the shell opens without login and without a look at the menu, /portal with its child paths. */
export const exemptPaths = ['/auth-redirect', '/autoLogin', '/protocol', '/portal'] as const;

export const dateTypes = ['monthly', 'quarterly', 'annual'] as const;
export type DateType = (typeof dateTypes)[number];

/** S5.033: the longest span of a question for each date type. */
export const spanCaps: Record<DateType, number> = { monthly: 36, quarterly: 12, annual: 10 };

/** S3.042 to S3.045: what a city asks of its drivers and buyers. */
export const restrictionTypes = ['1', '2', '3', '4'] as const;
