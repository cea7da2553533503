import { useLanguage } from '@portal/shell';
import { Card, EmptyState } from '@portal/ui';
import { TableCard, tableOf, useMarket, usePage } from '@portal/ui/analysis';
import { methodsOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import { AspectScores } from './aspect-scores.tsx';
import { MethodScores } from './method-scores.tsx';

/** Scores of models, each beside how it was made and by whom: by one method, over what is scored, and all methods. */
export function ScoresPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue } = usePage();
  const methods = useMarket(methodsOf);
  const { answer } = methods;
  if (answer && answer.rows.length === 0)
    return (
      <Card title={translate('methodsTitle')}>
        <EmptyState title={translate('noScores')} text={translate('noScoresText')} />
      </Card>
    );
  return (
    <>
      <MethodScores methods={methods} />
      <AspectScores />
      <TableCard
        title={translate('methodsTitle')}
        caption={translate('methodsNote')}
        answered={methods}
        model={answer && tableOf(answer, language, catalogue)}
        height={400}
      />
    </>
  );
}
