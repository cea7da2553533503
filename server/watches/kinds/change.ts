import { changeText, figureText } from '../../exports/index.ts';
import { decided, findRow, type Kind, undecided } from './kind.ts';
import type { FigureRule } from './verdict.ts';

type ChangeRule = Extract<FigureRule, { kind: 'change' }>;

/** A figure that has changed by more than so much, either way. */
export const change: Kind<ChangeRule> = {
  asksBefore: true,
  showsWay: true,
  judge({ keys, than }, seen) {
    const found = findRow(keys, seen);
    return found.change === null ? undecided('missing', found) : decided(found, Math.abs(found.change) > than);
  },
  condition(rule, { language, named, subject }) {
    const than = changeText(rule.than, named.format, language).replace('+', '');
    if (language === 'zh_CN') return `${subject}环比变动超过 ${than}`;
    return `${subject} changes by more than ${than} on the former period`;
  },
  finding(_rule, found, { language, named, subject, months }) {
    const moved = changeText(found.change, named.format, language);
    const [figure, before] = [found.figure, found.before].map((value) => figureText(value, named, language));
    if (language === 'zh_CN') return `${months} ${subject}为 ${figure}，较上一期 ${before} 变动 ${moved}。`;
    return `${subject} was ${figure} in ${months}, ${moved} on the ${before} of the former period.`;
  },
};
