import { Card, EmptyState, Skeleton } from '@portal/ui';
import { AnalysisAnswer, Choices, Share, StillTable, useFiguresOfMembers, usePage } from '@portal/ui/analysis';
import { mostModels } from '../../market/choices.ts';
import { featureMatrix } from '../../market/feature-matrix.ts';
import { matrixOf, mostFeatured } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** Models side by side, a feature a line, those of a level together; the signs differ in shape, and words stand behind them. */
export function ModelMatrix() {
  const translate = phrases.useTranslate();
  const { names } = usePage();
  const { members, found, note, answered } = useFiguresOfMembers({
    by: 'model',
    largest: mostFeatured,
    most: mostModels,
    unchosen: translate('unchosenModels'),
    ask: matrixOf,
  });
  const title = translate('matrixTitle');
  const models = members.map((key) => ({ key, name: found.get(key) ?? names.nameOf('model', key) }));
  // Where no model has any, what was asked for the models is no answer of their features.
  const answer = members.length > 0 ? answered.answer : undefined;
  const model = answer && featureMatrix(answer, models);
  const empty = <EmptyState title={translate('noFeatures')} text={translate('noFeaturesText')} />;
  return (
    <>
      <Choices note={note}>{null}</Choices>
      <Card
        flush
        title={title}
        caption={translate('matrixNote')}
        actions={<Share title={title} answer={answer} model={model} />}
      >
        <AnalysisAnswer answered={answered} skeleton={<Skeleton height={620} />}>
          {() => (model && model.rows.length > 0 ? <StillTable caption={title} model={model} /> : empty)}
        </AnalysisAnswer>
      </Card>
    </>
  );
}
