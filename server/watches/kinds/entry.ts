import { joinNames } from '@portal/contract';
import { decided, type Kind, undecided } from './kind.ts';
import { type FigureRule, keyOf, nothing } from './verdict.ts';

type EntryRule = Extract<FigureRule, { kind: 'entry' }>;

const among = (place: number | null, first: number): boolean => place !== null && place <= first;

/** Rows that are new among the first. */
export const entry: Kind<EntryRule> = {
  asksBefore: true,
  showsWay: false,
  judge({ first }, { now, before }) {
    const known = new Set(before?.rows.filter(({ place }) => among(place, first)).map(({ keys }) => keyOf(keys)));
    if (before === null || known.size === 0) return undecided('missing');
    const fresh = now.rows.filter(({ place, keys }) => among(place, first) && !known.has(keyOf(keys)));
    return decided({ ...nothing, entered: fresh.map(({ name }) => name) }, fresh.length > 0);
  },
  condition: ({ first }, { language, named: { figure } }) =>
    language === 'zh_CN' ? `${figure}前 ${first} 名有新进入者` : `A new entry among the first ${first} by ${figure}`,
  finding({ first }, { holds, entered }, { language, named: { figure }, months }) {
    const zh = language === 'zh_CN';
    if (!holds)
      return zh
        ? `${months} ${figure}前 ${first} 名没有新进入者。`
        : `No new entry among the first ${first} by ${figure} in ${months}.`;
    const names = joinNames(entered, language);
    return zh
      ? `${months} 新进入${figure}前 ${first} 名：${names}。`
      : `New among the first ${first} by ${figure} in ${months}: ${names}.`;
  },
};
