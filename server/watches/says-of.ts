import type { AskedSheet, Language, WatchRule } from '@portal/contract';
import type { Sentence } from '../kernel/sentence.ts';
import type { FigureRule } from './judge.ts';
import { type Asking, lookAt, sheetNow } from './stand.ts';
import { ruleSaid } from './words.ts';

/** A rule about a figure of a table, not about the table itself. */
export const isFigureRule = (rule: WatchRule): rule is FigureRule => 'indicator' in rule;

/**
 * The rule of a watch in both languages, with the names that it has now.
 * @throws Refusal where it cannot be asked
 */
export async function saysOf(asking: Omit<Asking, 'language'>, sheet: AskedSheet, rule: WatchRule): Promise<Sentence> {
  const say = async (language: Language) => {
    const own = { ...asking, language };
    if (isFigureRule(rule)) return ruleSaid(rule, (await lookAt(own, sheet, rule)).named, language);
    await asking.market.query((await sheetNow(own, sheet)).question, language, asking.signal);
    return ruleSaid(rule, { title: sheet.title, row: '', figure: '', unit: '', format: 'count' }, language);
  };
  return { zh_CN: await say('zh_CN'), en: await say('en') };
}
