/** Made of other tables, and of another form on each engine: a copy makes them anew. */
const derived = /^(news|policy|report)_(doc|gram)(_\w+)?$/;

/**
 * Tables whose rows mean something for minutes or on one machine alone. A session or a code that came back with a copy
 * would open again what had been closed meanwhile, so everybody signs in anew.
 */
export const passing: ReadonlySet<string> = new Set([
  'backup_run',
  'captcha',
  'factor_ticket',
  'hand_over',
  'proof',
  'qr_ticket',
  'session',
  'sign_in_attempt',
  'sign_on_step',
  'store_probe',
  'verification_code',
]);

/** What the store keeps about itself: which migrations have run, and whether a copy is still coming in. */
const itself = ['migration', 'arriving'];

/** Whether a copy of the state has the rows of a table. */
export const isCopied = (table: string): boolean =>
  !(derived.test(table) || passing.has(table) || itself.includes(table) || table.startsWith('sqlite_'));
