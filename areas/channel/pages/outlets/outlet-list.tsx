import { useAnswer, useLanguage } from '@portal/shell';
import { Card, EmptyState, type View } from '@portal/ui';
import { type Catalogue, type Query, TableCard, tableOf, useMarket, usePage } from '@portal/ui/analysis';
import { outletDetails, withDetails } from '../../market/details.ts';
import { listedOf } from '../../market/questions.ts';
import { outletPhrases } from './phrases.ts';

interface OutletListProps {
  /** What is listed is called so; absent: outlets by name. */
  title?: string;
  /** Another list than that of the view. */
  question?: (view: View, catalogue: Catalogue) => Query;
}

/** Outlets by their names, each with its address and phone; those that are only counted are not in the list. */
export function OutletList({ title: own, question = listedOf }: OutletListProps) {
  const language = useLanguage();
  const translate = outletPhrases.useTranslate();
  const { catalogue } = usePage();
  const answered = useMarket(question);
  const { answer } = answered;
  const keys = answer?.rows.flatMap(({ kind, keys: { outlet } }) => (kind === 'row' && outlet ? [outlet] : [])) ?? [];
  const details = useAnswer(outletDetails, keys.length > 0 ? { outlets: keys } : null);
  const title = own ?? translate('listTitle');
  if (answer && answer.rows.length === 0)
    return (
      <Card title={title}>
        <EmptyState title={translate('noListed')} text={translate('noListedText')} />
      </Card>
    );
  return (
    <TableCard
      title={title}
      caption={[translate('listNote'), details.error ? translate('detailsFailed') : ''].filter(Boolean).join(' ')}
      answered={{ ...answered, waiting: answered.waiting || details.waiting }}
      model={
        answer &&
        withDetails(tableOf(answer, language, catalogue), details.answer ?? [], {
          address: translate('address'),
          phone: translate('phone'),
        })
      }
    />
  );
}
