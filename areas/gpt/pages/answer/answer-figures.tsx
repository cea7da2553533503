import { KeyFigure, KeyFigures } from '@portal/ui';
import { type Answer, useFigureText, usePage, type WordQuery } from '@portal/ui/analysis';
import { phrases } from '../../phrases.ts';
import { leadingFigures } from '../../state/leading-figures.ts';

/** What answers the question at a glance. */
export function AnswerFigures({ answer, query }: { answer: Answer; query: WordQuery }) {
  const say = phrases.useTranslate();
  const write = useFigureText();
  const { catalogue } = usePage();
  const figures = leadingFigures(answer, query);
  return (
    <KeyFigures columns={figures.length === 3 ? 3 : 4} framed data-testid="answer-figures">
      {figures.map(({ id, indicator: key, member, period, value: figure }) => {
        const indicator = catalogue?.indicators.find((candidate) => candidate.key === key);
        const name = member ?? indicator?.name ?? '';
        const { value, unit } = write(indicator, figure, indicator?.format === 'count');
        return (
          <KeyFigure
            key={id}
            name={period === null ? name : say('latest', { name, period })}
            means={[indicator?.definition ?? []].flat()}
            value={value}
            unit={unit}
            more={member === null ? undefined : indicator?.name}
          />
        );
      })}
    </KeyFigures>
  );
}
