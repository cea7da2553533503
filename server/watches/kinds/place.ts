import { figureText } from '../../exports/index.ts';
import { decided, findRow, type Kind, undecided, type Wording } from './kind.ts';
import type { FigureRule } from './verdict.ts';

type PlaceRule = Extract<FigureRule, { kind: 'within' | 'left' }>;

/** Where a row stands, and where it stood. */
function finding(_rule: PlaceRule, found: ReturnType<Kind['judge']>, wording: Wording): string {
  const { language, named, subject, months } = wording;
  const zh = language === 'zh_CN';
  const figure = figureText(found.figure, named, language);
  const where = zh ? `，上一期第 ${found.placeBefore} 名` : `, place ${found.placeBefore} in the former period`;
  const former = found.placeBefore === null ? '' : where;
  if (zh) return `${months} ${subject}排名第 ${found.place} 名（${figure}）${former}。`;
  return `${subject} ranked ${found.place} in ${months} (${figure})${former}.`;
}

/** A row that stands among the first. */
export const within: Kind<PlaceRule> = {
  asksBefore: true,
  showsWay: false,
  judge({ keys, first }, seen) {
    const found = findRow(keys, seen);
    return found.place === null ? undecided('missing', found) : decided(found, found.place <= first);
  },
  condition: ({ first }, { language, subject }) =>
    language === 'zh_CN' ? `${subject}排名进入前 ${first}` : `${subject} ranks among the first ${first}`,
  finding,
};

/** A row that stood among the first and stands there no longer. */
export const left: Kind<PlaceRule> = {
  asksBefore: true,
  showsWay: false,
  judge({ keys, first }, seen) {
    const found = findRow(keys, seen);
    // Who was among the first and now has no figure at all is unknown, and has not left them.
    if (found.place === null || found.placeBefore === null) return undecided('missing', found);
    return decided(found, found.placeBefore <= first && found.place > first);
  },
  condition: ({ first }, { language, subject }) =>
    language === 'zh_CN' ? `${subject}排名跌出前 ${first}` : `${subject} leaves the first ${first}`,
  finding,
};
