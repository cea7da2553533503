import type { AskedSheet, Language } from '@portal/contract';
import { linkAt } from '../../exports/index.ts';
import { tableSentence, viewSentence } from '../kinds/words.ts';
import { occasionOf } from '../stored/calendar.ts';
import { ruleOf, type StoredWatch, sheetsOf, tablesAmong, type WatchedSheets } from '../stored/watch-store.ts';
import type { Asking } from './asking.ts';
import { findDecision } from './find-decision.ts';
import type { FoundOut } from './found-out.ts';
import { foundText } from './rule-text.ts';
import { isFigureRule } from './says-of.ts';
import { lookAt, sheetNow } from './stand.ts';

/**
 * Asks what a watch asks, in the language of its mails or of who tries it.
 * @param sheets those of its tables that the account may see now
 * @param now milliseconds since 1970
 * @throws Refusal when the market cannot answer
 */
export async function findOut(
  watch: StoredWatch,
  sheets: WatchedSheets,
  asking: Asking,
  now: number,
): Promise<FoundOut> {
  const rule = ruleOf(watch);
  const { language } = asking;
  const [first] = sheets;
  if (first.kind === 'decision') return findDecision(rule, first, asking, now);
  const more = tablesAmong(sheets.slice(1));
  const { question, newest, catalogue } = await sheetNow(asking, first);
  const moved: AskedSheet[] = [{ ...first, question }];
  const common = { decision: null, link: linkAt(first.link, question) };
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
    const occasion = occasionOf(rule, { now, release: catalogue.release.id, month });
    return { ...common, tells: true, says: says[language], occasion, sheets: moved, period, figure: null };
  }
  const figure = await lookAt(asking, first, rule);
  const says = foundText(rule, figure.verdict, figure.named, figure.period, language);
  return {
    ...common,
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
