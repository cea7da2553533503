import { Card, EmptyState, Skeleton } from '@portal/ui';
import {
  AnalysisAnswer,
  Choices,
  Share,
  StillTable,
  useMarket,
  useMembersCompared,
  usePage,
} from '@portal/ui/analysis';
import { mostModels } from '../../market/choices.ts';
import { featureMatrix } from '../../market/feature-matrix.ts';
import { matrixOf, mostFeatured } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** Models side by side, a feature a line, those of a level together; the signs differ in shape, and words stand behind them. */
export function ModelMatrix() {
  const translate = phrases.useTranslate();
  const { names } = usePage();
  const { members, found, largest, note, isEmpty } = useMembersCompared({
    by: 'model',
    largest: mostFeatured,
    most: mostModels,
    unchosen: translate('unchosenModels'),
  });
  const asked = useMarket((view, known) => (members.length > 0 ? matrixOf(view, known, members) : null));
  const answered = isEmpty || largest.error ? largest : asked;
  const title = translate('matrixTitle');
  const models = members.map((key) => ({ key, name: found.get(key) ?? names.nameOf('model', key) }));
  const model = asked.answer && featureMatrix(asked.answer, models);
  const empty = <EmptyState title={translate('noFeatures')} text={translate('noFeaturesText')} />;
  return (
    <>
      <Choices note={note}>{null}</Choices>
      <Card
        flush
        title={title}
        caption={translate('matrixNote')}
        actions={<Share title={title} answer={asked.answer} model={model} />}
      >
        <AnalysisAnswer answered={answered} skeleton={<Skeleton height={620} />}>
          {() => (model && model.rows.length > 0 ? <StillTable caption={title} model={model} /> : empty)}
        </AnalysisAnswer>
      </Card>
    </>
  );
}
