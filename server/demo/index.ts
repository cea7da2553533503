/** The demonstration: a market, content and accounts, made by code, the same every time. */
export { writeDemoContent } from './content/write-demo-content.ts';
export { countOwn, demoAccounts, publishedNames, removeDemoAccounts, writeDemoAccounts } from './demo-accounts.ts';
export { beginDemo } from './finish.ts';
export { finishBehind } from './finish-behind.ts';
export { makeDemoMarket } from './make-demo-market.ts';
