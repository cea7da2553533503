import type { Language, WatchRule } from '@portal/contract';
import type { Sentence } from '../../kernel/words/sentence.ts';
import type { FigureRule } from '../kinds/verdict.ts';
import { wholeSentence } from '../kinds/words.ts';
import { tablesAmong, type WatchedSheets } from '../stored/watch-store.ts';
import type { Asking } from './asking.ts';
import { ruleText } from './rule-text.ts';
import { lookAt, sheetNow } from './stand.ts';

/** A rule about a figure of a table, not about the table itself. */
export const isFigureRule = (rule: WatchRule): rule is FigureRule => 'indicator' in rule;

/** What the tables of a watch are together, and how many it has where the account may see no longer all of them. */
interface Whole {
  of?: number;
  whole?: 'page' | 'deck';
}

/** The words of tables by calendar, in both languages. */
export function calendarSays(
  [first, ...more]: WatchedSheets,
  rule: WatchRule,
  { of = more.length + 1, whole = 'page' }: Whole = {},
): Sentence {
  const say = (language: Language) => {
    const title = of > 1 ? wholeSentence(whole, of)[language] : first.title;
    return ruleText(rule, { title, row: '', figure: '', unit: '', format: 'count' }, language);
  };
  return { zh_CN: say('zh_CN'), en: say('en') };
}

/**
 * The rule of a watch in both languages, with the names that it has now.
 * @throws Refusal where it cannot be asked
 */
export async function saysOf(
  asking: Omit<Asking, 'language'>,
  sheets: WatchedSheets,
  rule: WatchRule,
  whole: Whole = {},
): Promise<Sentence> {
  const [first] = sheets;
  const say = async (language: Language) => {
    const own = { ...asking, language };
    if (isFigureRule(rule) && first.kind === 'asked')
      return ruleText(rule, (await lookAt(own, first, rule)).named, language);
    for (const sheet of tablesAmong(sheets))
      await asking.market.query((await sheetNow(own, sheet)).question, language, asking.signal);
    return calendarSays(sheets, rule, { of: sheets.length, ...whole })[language];
  };
  return { zh_CN: await say('zh_CN'), en: await say('en') };
}
