import { pivotOf, tableOf } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { Skeleton } from '@portal/ui';
import {
  AnalysisAnswer,
  barsHeight,
  ChartCard,
  TableCard,
  useMarket,
  usePage,
  type WordQuery,
} from '@portal/ui/analysis';
import { phrases } from '../../phrases.ts';
import { leadingFigure, pictureOf, whyNone } from '../../state/picture-of.ts';
import { AnswerFigures } from './answer-figures.tsx';
import { useAnswerTitle } from './use-answer-title.ts';

/** Of bars and cells whose number is not known yet, in px. */
const usualHeight = 320;

/** The answer of a question: its figures, its picture, its table. */
export function AnswerCards({ query }: { query: WordQuery }) {
  const say = phrases.useTranslate();
  const language = useLanguage();
  const { catalogue } = usePage();
  const answered = useMarket(() => query);
  const title = useAnswerTitle(query);
  const { answer } = answered;
  if (!answer)
    return (
      <AnalysisAnswer framed answered={answered} skeleton={<Skeleton height={600} />}>
        {() => null}
      </AnalysisAnswer>
    );
  const [by, ...others] = query.by.filter((dimension) => dimension !== 'period');
  const flat = tableOf(answer, language, catalogue);
  const isCourse = by !== undefined && others.length === 0 && query.by.includes('period');
  const model =
    isCourse && query.indicators.length === 1
      ? pivotOf(answer, { rows: by, columns: 'period', indicator: leadingFigure(query) }, language, catalogue)
      : flat;
  const picture = answer.rows.length > 0 ? pictureOf(answer, flat, { query, title }, language) : null;
  const why = answer.rows.length > 0 ? whyNone(answer, query) : null;
  return (
    <>
      {answer.rows.length > 0 && <AnswerFigures answer={answer} query={query} />}
      {picture && (
        <ChartCard
          title={title}
          caption={picture.first === null ? undefined : say('firstOnly', { n: picture.first })}
          answered={answered}
          height={picture.bars > 0 ? barsHeight(picture.bars) : usualHeight}
          chart={() => picture.spec}
        />
      )}
      <TableCard
        title={title}
        answered={answered}
        model={model}
        caption={why === null ? undefined : say(why)}
        inFigures={picture !== null}
        ranked={by !== undefined && query.limit !== undefined && query.within === undefined}
      />
    </>
  );
}
