import type { AskedSheet, Language } from '@portal/contract';
import { tableSentence, viewSentence } from '../kinds/words.ts';
import { isByClock, lastInstant } from '../stored/calendar.ts';
import { ruleOf, type StoredWatch, sheetsOf } from '../stored/watch-store.ts';
import type { Asking } from './asking.ts';
import { foundText } from './rule-text.ts';
import { isFigureRule } from './says-of.ts';
import { type Found, lookAt, sheetNow } from './stand.ts';

/** What a watch has to say now. */
export interface FoundOut {
  /** Whether it is to be told: the rule holds, or the tables are due anyway. */
  tells: boolean;
  says: string;
  /** What it is told for, and only once. */
  occasion: string;
  /** Its tables about the newest months. */
  sheets: [AskedSheet, ...AskedSheet[]];
  /** The months that a file of it is called by. */
  period: { from: string; to: string };
  /** What was found of the figure of a condition; null for tables by calendar. */
  figure: Found | null;
}

/**
 * Asks what a watch asks, in the language of its mails or of who tries it.
 * @param sheets those of its tables that the account may see now
 * @param now milliseconds since 1970
 * @throws Refusal when the market cannot answer
 */
export async function findOut(
  watch: StoredWatch,
  [first, ...more]: readonly [AskedSheet, ...AskedSheet[]],
  asking: Asking,
  now: number,
): Promise<FoundOut> {
  const rule = ruleOf(watch);
  const { language } = asking;
  const { question, newest, catalogue } = await sheetNow(asking, first);
  const moved: FoundOut['sheets'] = [{ ...first, question }];
  const lasts = [newest];
  for (const sheet of more) {
    const own = await sheetNow(asking, sheet);
    moved.push({ ...sheet, question: own.question });
    lasts.push(own.newest);
  }
  // A page is told of a month when all of its tables have it.
  const month = lasts.sort()[0] ?? newest;
  if (!isFigureRule(rule)) {
    const of = sheetsOf(watch).length;
    const period = of > 1 ? { from: month, to: month } : question;
    const says =
      of > 1 ? viewSentence(watch.name, moved.length, month, of - moved.length) : tableSentence(first.title, question);
    const occasion = isByClock(rule)
      ? `instant ${lastInstant(rule, now)}`
      : rule.kind === 'release'
        ? `release ${catalogue.release.id}`
        : `month ${month}`;
    return { tells: true, says: says[language], occasion, sheets: moved, period, figure: null };
  }
  const figure = await lookAt(asking, first, rule);
  const says = foundText(rule, figure.verdict, figure.named, figure.period, language);
  return {
    tells: figure.verdict.holds,
    says,
    occasion: `month ${newest}`,
    sheets: moved,
    period: question,
    figure,
  };
}

/** The words of a watch in a language, as they were when it was made. */
export const textOf = ({ says_zh, says_en }: StoredWatch, language: Language): string =>
  language === 'en' ? says_en : says_zh;
