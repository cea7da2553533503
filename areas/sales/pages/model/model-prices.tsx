import { useAnswer, useLanguage } from '@portal/shell';
import { periodText } from '@portal/ui';
import { catalogues, market, TableCard, tableOf, useStanding } from '@portal/ui/analysis';
import { phrases } from '../../phrases.ts';
import { trimPrices } from './model-questions.ts';

/** The trims of a model with list price, transaction price and discount; nothing where the account holds no prices. */
export function ModelPrices({ model }: { model: string }) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const mayAsk = useStanding('price') === 'open';
  const { answer: catalogue } = useAnswer(catalogues, mayAsk ? { dataset: 'price' } : null);
  const answered = useAnswer(market, catalogue ? trimPrices(catalogue, model) : null);
  const { answer } = answered;
  const title = translate('modelPrices');
  if (!mayAsk) return null;
  return (
    <TableCard
      title={title}
      caption={answer ? periodText(answer.period, language) : ' '}
      answered={answered}
      model={answer && tableOf(answer, language, catalogue)}
      sorting={{ key: 'msrp', direction: 'ascending' }}
    />
  );
}
