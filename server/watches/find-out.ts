import type { AskedSheet, Language } from '@portal/contract';
import { isByClock, lastInstant } from './calendar.ts';
import { type Asking, lookAt, sheetNow } from './stand.ts';
import { ruleOf, type StoredWatch, sheetOf } from './watch-store.ts';
import { foundSaid, tableSaid } from './words.ts';

/** What a watch has to say now. */
export interface FoundOut {
  /** Whether it is to be told: the rule holds, or the table is due anyway. */
  tells: boolean;
  says: string;
  /** What it is told for, and only once. */
  occasion: string;
  /** The table about the newest months. */
  sheet: AskedSheet;
}

/**
 * Asks what a watch asks, in the language of its mails or of who tries it.
 * @param now milliseconds since 1970
 * @throws Refusal when the market cannot answer
 */
export async function findOut(watch: StoredWatch, asking: Asking, now: number): Promise<FoundOut> {
  const [rule, sheet] = [ruleOf(watch), sheetOf(watch)];
  const { language } = asking;
  const { question, newest } = await sheetNow(asking, sheet);
  const moved = { ...sheet, question };
  if (rule.kind === 'monthly' || isByClock(rule)) {
    const occasion = rule.kind === 'monthly' ? `month ${newest}` : `instant ${lastInstant(rule, now)}`;
    return { tells: true, says: tableSaid(sheet.title, question)[language], occasion, sheet: moved };
  }
  const { verdict, named, period } = await lookAt(asking, sheet, rule);
  const says = foundSaid(rule, verdict, named, period, language);
  return { tells: verdict.holds, says, occasion: `month ${newest}`, sheet: moved };
}

/** The words of a watch in a language, as they were when it was made. */
export const saidOf = ({ says_zh, says_en }: StoredWatch, language: Language): string =>
  language === 'en' ? says_en : says_zh;
