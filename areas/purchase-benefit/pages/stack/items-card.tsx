import { useAnswer, useLanguage } from '@portal/shell';
import { TableCard, tableOf, useMarket, usePage } from '@portal/ui/analysis';
import type { Buyer } from '../../market/choices.ts';
import { benefitDetails, wantedDetails } from '../../market/details.ts';
import { stackItems } from '../../market/questions.ts';
import { withDetails } from '../../market/with-details.ts';
import { phrases } from '../../phrases.ts';

/**
 * Each benefit of one model with its value and what that assumes: of the model that is filtered for, else of the dearest
 * stack where models stand beside each other.
 */
export function ItemsCard({
  buyer,
  by,
  dearest,
  notes,
}: {
  buyer: Buyer;
  by: string;
  dearest: { key: string; name: string } | undefined;
  notes: [string, string][];
}) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { view, catalogue, names } = usePage();
  const [chosen, ...others] = view.filters.model ?? [];
  const single = chosen !== undefined && others.length === 0 ? chosen : undefined;
  const model = single ?? (by === 'model' ? dearest?.key : undefined);
  const answered = useMarket((view, catalogue) =>
    model === undefined ? null : stackItems(view, catalogue, buyer, model),
  );
  const { answer } = answered;
  const details = useAnswer(benefitDetails, wantedDetails(answer));
  if (model === undefined) return null;
  const title = translate('itemsTitle', {
    model: dearest?.key === model ? dearest.name : names.nameOf('model', model),
  });
  return (
    <TableCard
      title={title}
      caption={translate('itemsNote')}
      answered={{ ...answered, waiting: answered.waiting || details.waiting }}
      model={
        answer &&
        withDetails(tableOf(answer, language, catalogue), details.answer ?? [], {
          from: translate('from'),
          until: translate('until'),
          places: translate('places'),
          assumption: translate('assumption'),
        })
      }
      notes={notes}
      sorting={{ key: 'benefitValue', direction: 'descending' }}
    />
  );
}
