import { formatMonthRange, formatNumber, useLanguage } from '@portal/shell';
import { isShownAsPart, levelRows, type PivotAnswer, pivotWords } from '@portal/ui/analysis';
import classes from '../../frame/cross.module.css';
import { useCross } from '../../frame/cross-context.ts';

/** What a reader must know: the months, what is not covered, and each limit that was met. */
export function PivotNotes({ answer, notes }: { answer: PivotAnswer; notes: readonly string[] }) {
  const language = useLanguage();
  const words = pivotWords(language);
  const { state, dimensions } = useCross();
  const { question, missing, unasked, answers } = answer;
  const period = answers[0]?.period;
  const levelName = ({ rows, columns }: { rows: number; columns: number }) =>
    [...question.rows.slice(0, rows), ...question.columns.slice(0, columns)]
      .map((key) => dimensions.find((dimension) => dimension.key === key)?.name ?? key)
      .join(' × ');
  const whole = question.figures.some((_, figure) => !isShownAsPart(question, question.figures, figure, state.as));
  const quiet = [period && formatMonthRange(period.from, period.to), ...notes].filter(Boolean).join(' · ');
  const loud = [
    ...missing.map((level) =>
      level.all === null
        ? words('missingText', { level: levelName(level), says: level.says })
        : words('missingLevel', {
            rows: levelName(level),
            all: formatNumber(level.all),
            most: formatNumber(levelRows),
          }),
    ),
    ...(unasked > 0 ? [words('othersUnasked', { n: formatNumber(unasked), most: 500 })] : []),
  ];
  return (
    <ul className={classes.notes}>
      {quiet && <li>{quiet}</li>}
      {state.as !== 'value' && whole && <li>{words('notParts')}</li>}
      {loud.map((line) => (
        <li key={line} role="status" className={classes.lost}>
          {line}
        </li>
      ))}
    </ul>
  );
}
