import { figureText } from '../../exports/index.ts';
import { decided, findRow, type Kind, undecided } from './kind.ts';
import type { FigureRule } from './verdict.ts';

type LimitRule = Extract<FigureRule, { kind: 'above' | 'below' }>;

/** A figure that stands above a limit, or below it: on neither side at it. */
export const limit: Kind<LimitRule> = {
  asksBefore: false,
  showsWay: true,
  judge({ kind, keys, than }, seen) {
    const found = findRow(keys, seen);
    if (found.figure === null) return undecided('missing', found);
    return decided(found, kind === 'above' ? found.figure > than : found.figure < than);
  },
  condition(rule, { language, named, subject }) {
    const than = figureText(rule.than, named, language);
    if (language === 'zh_CN') return `${subject}${rule.kind === 'above' ? '高于' : '低于'} ${than}`;
    return `${subject} ${rule.kind} ${than}`;
  },
  finding(rule, found, { language, named, subject, months }) {
    const zh = language === 'zh_CN';
    const [figure, than] = [figureText(found.figure, named, language), figureText(rule.than, named, language)];
    const isAbove = found.holds === (rule.kind === 'above');
    if (found.figure === rule.than)
      return zh
        ? `${months} ${subject}为 ${figure}，等于 ${than}。`
        : `${subject} was ${figure} in ${months}, exactly ${than}.`;
    if (zh) return `${months} ${subject}为 ${figure}，${isAbove ? '高于' : '低于'} ${than}。`;
    return `${subject} was ${figure} in ${months}, ${isAbove ? 'above' : 'below'} ${than}.`;
  },
};
