import {
  type AskedSheet,
  addMonths,
  type BenefitChange,
  changesIn,
  type DatedBenefit,
  formatMonthRange,
  type Language,
  type MarketQuery,
  type WatchRule,
} from '@portal/contract';
import { shownDay } from '../../kernel/days/shown-day.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import type { Asking } from '../judging/asking.ts';
import { newestPeriod } from '../judging/following.ts';
import type { LetterPart } from './letter.ts';

/** As many benefits are looked at; those that began or ended come first. */
const mostListed = 1000;

/** The figures that count which benefits began or ended. */
const counts: readonly string[] = ['benefitMoves', 'begunBenefits', 'endedBenefits'];

const words = {
  title: { zh_CN: '权益变动明细', en: 'Which benefits changed' },
  day: { zh_CN: '日期', en: 'Day' },
  what: { zh_CN: '变动', en: 'Change' },
  car: { zh_CN: '子车型', en: 'Sub-model' },
  before: { zh_CN: '原权益', en: 'Before' },
  now: { zh_CN: '现权益', en: 'Now' },
  until: { zh_CN: '结束', en: 'Until' },
  months: { zh_CN: '时段', en: 'Period' },
  note: { zh_CN: '说明', en: 'Note' },
  noteText: {
    zh_CN: '一个子车型的一项权益列一次，数量则按配置计；未注明日期的权益不列',
    en: 'A benefit of a sub-model is listed once, where figures count it for each trim; those without a day are not listed',
  },
  yuan: { zh_CN: '元', en: 'yuan' },
  new: { zh_CN: '新增', en: 'New' },
  extended: { zh_CN: '延续', en: 'Extended' },
  changed: { zh_CN: '调整', en: 'Changed' },
  ended: { zh_CN: '到期', en: 'Expired' },
} satisfies Record<string, Sentence>;

/** Whether a table counts benefits that began or ended. */
export const countsMoves = ({ dataset, indicators }: MarketQuery): boolean =>
  dataset === 'benefit' && indicators.some((indicator) => counts.includes(indicator));

/** The benefits of the newest period of a table, and of the month before it, which what began may follow. */
function benefitsOf(question: MarketQuery, rule: WatchRule, first: string): MarketQuery {
  const { from, to } = newestPeriod(question);
  const before = addMonths(from, -1);
  const keys = Object.entries('keys' in rule ? rule.keys : {}).filter(([dimension]) => dimension !== 'period');
  return {
    dataset: 'benefit',
    dataSources: [],
    dateType: 'monthly',
    from: before < first ? from : before,
    to,
    by: ['benefit', 'subModel', 'benefitKind', 'benefitAudience', 'benefitReach'],
    indicators: ['benefitMoves', 'benefitValue'],
    // A condition is about one row: what changed elsewhere is not what it tells.
    filters: { ...question.filters, ...Object.fromEntries(keys.map(([dimension, key]) => [dimension, [key]])) },
    ...(question.without && { without: question.without }),
    sort: { by: 'benefitMoves', direction: 'descending' },
    limit: mostListed,
  };
}

const dayText = (day: string): string => (day === '' ? '-' : shownDay(day));

function termsText(benefit: DatedBenefit | null, language: Language): string {
  if (!benefit) return '-';
  const { benefit: name = '' } = benefit.row.names;
  const worth = benefit.row.values.benefitValue ?? 0;
  const value = worth.toLocaleString('en-US', { maximumFractionDigits: 0 });
  // Many names say what it is worth.
  return worth <= 0 || name.includes(value) ? name : `${name} (${value} ${words.yuan[language]})`;
}

function cellsOf({ day, what, before, now }: BenefitChange, language: Language): string[] {
  const benefit = now ?? before;
  return [
    dayText(day),
    words[what][language],
    benefit?.row.names.subModel ?? '',
    termsText(before, language),
    termsText(now, language),
    dayText(benefit?.until ?? ''),
  ];
}

/**
 * Which benefits a table counts that began or ended, the newest first: asked by the rights of who receives the mail.
 * @param most how many of them a mail lists; how many more there are stands below
 * @returns null for a table of something else, and where nothing changed
 * @throws Refusal when the market cannot answer; the signal's reason
 */
export async function changedBenefits(
  { market, language, signal }: Asking,
  { question }: Pick<AskedSheet, 'question'>,
  rule: WatchRule,
  most: number,
): Promise<LetterPart | null> {
  if (!countsMoves(question)) return null;
  const { first } = await market.catalogue('benefit', language);
  const answer = await market.query(benefitsOf(question, rule, first), language, signal);
  const keys = answer.rows.flatMap(({ keys: { benefit } }) => benefit ?? []);
  const terms = await market.benefits([...new Set(keys)], signal);
  const period = newestPeriod(question);
  const changes = changesIn(
    answer,
    terms.map((own) => ({ ...own, places: own.places[language] })),
    period,
  );
  if (changes.length === 0) return null;
  const columns = ['day', 'what', 'car', 'before', 'now', 'until'] as const;
  return {
    title: words.title[language],
    listed: true,
    picture: null,
    figures: [],
    table: {
      head: columns.map((column) => words[column][language]),
      rows: changes
        .slice(0, most)
        .map((change) => ({ cells: cellsOf(change, language), bar: null, whole: false, marked: false })),
      names: columns.length,
      more: Math.max(0, changes.length - most),
    },
    facts: [
      [words.months[language], formatMonthRange(period.from, period.to)],
      [words.note[language], words.noteText[language]],
    ],
  };
}
