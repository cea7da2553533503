/** What operators and administrators do: each task once, for the command line and for the calls of the page. */
export { readBulletin } from './bulletins/read-bulletin.ts';
export { administrationHandlers } from './calls/handlers.ts';
export type { Health } from './calls/run-task.ts';
export { commands } from './commands.ts';
export { openFirstRun } from './first-run/first-run.ts';
export { settleApart, settleName, settleSuccession, uniteNames, unsettleApart } from './names/name-work.ts';
export { againstText, reasonText } from './names/reason-text.ts';
export { countRows, readSuccessionList, settleSuccessionList } from './names/succession-list.ts';
export { nameUsage, type UsageLine } from './usage/name-usage.ts';
export { usualUsageDays } from './usage/read-usage-page.ts';
export { usageCsv, usageHead, usageKinds } from './usage/usage-file.ts';
export { usageWords } from './usage/usage-words.ts';
export { dayText, periodText } from './values/day-text.ts';
export { type OptionName, optionHelp, options, type Values } from './values/options.ts';
export {
  dayAfter,
  readCount,
  readList,
  readName,
  readOneOf,
  readPeriod,
  readText,
} from './values/read-values.ts';
export { UsageError } from './values/refusals.ts';
export { alignTable, widthOf } from './values/table.ts';
export type { Command, Door, Progress } from './values/work.ts';
