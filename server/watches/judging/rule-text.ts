import { formatMonthRange, type Language, type WatchRule } from '@portal/contract';
import { kindOf } from '../kinds/index.ts';
import type { FigureRule, Verdict } from '../kinds/verdict.ts';
import type { Named } from '../kinds/words.ts';

const days = {
  zh_CN: ['一', '二', '三', '四', '五', '六', '日'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
};
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

const wordingOf = (named: Named, language: Language) => ({
  language,
  named,
  subject: [named.row, named.figure].filter(Boolean).join(language === 'zh_CN' ? ' ' : ' · '),
});

/** What a rule is about, before anything is known of its figures. */
export function ruleText(rule: WatchRule, named: Named, language: Language): string {
  const zh = language === 'zh_CN';
  switch (rule.kind) {
    case 'monthly':
      return zh ? `${named.title}：每月发布新月份后` : `${named.title}: each month, after the new month is published`;
    case 'release':
      return zh ? `${named.title}：每次发布新数据后` : `${named.title}: after each release`;
    case 'weekly': {
      const day = days[language][rule.day - 1] ?? '';
      return zh
        ? `${named.title}：每周${day} ${clock(rule.hour)}（北京时间）`
        : `${named.title}: each ${day} at ${clock(rule.hour)} (China time)`;
    }
    case 'daily':
      return zh
        ? `${named.title}：每天 ${clock(rule.hour)}（北京时间）`
        : `${named.title}: each day at ${clock(rule.hour)} (China time)`;
    default:
      return kindOf(rule).condition(rule, wordingOf(named, language));
  }
}

/** What a rule has found, whether it holds or not: the sentence at the top of a mail. */
export function foundText(
  rule: FigureRule,
  found: Verdict,
  named: Named,
  period: { from: string; to: string },
  language: Language,
): string {
  const zh = language === 'zh_CN';
  const months = formatMonthRange(period.from, period.to);
  const wording = { ...wordingOf(named, language), months };
  if (found.why === 'not-covered')
    return zh ? `${months} 的数据尚未交付，不作判断。` : `${months} has not been delivered; nothing is concluded.`;
  if (found.why === 'missing')
    return zh
      ? `${months} 没有可以判断的数值：${wording.subject}。`
      : `${months} has no figure to judge by: ${wording.subject}.`;
  return kindOf(rule).finding(rule, found, wording);
}
