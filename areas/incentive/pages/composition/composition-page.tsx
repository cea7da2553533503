import { useLanguage } from '@portal/shell';
import { Segmented } from '@portal/ui';
import {
  Choices,
  DimensionField,
  FiguresCard,
  TableCard,
  useChoices,
  useMarket,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { composed, composedShows, compositionChoices, parts } from '../../market/choices.ts';
import { partsOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** What incentives consist of: five parts that add up to the whole, over time or member by member. */
export function CompositionPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { title: name, setChoice } = usePage();
  const { by, show } = useChoices(compositionChoices);
  const nameOf = useNameOf();
  const answered = useMarket((view, known) => partsOf(view, known, by));
  const labelOf = (value: string) => (value === 'period' ? translate('overTime') : nameOf('dimensions', value));
  const title =
    by === 'period' ? translate('partsTitle') : translate('partsOf', { name: withinText(labelOf(by), language) });
  return (
    <>
      <FiguresCard
        title={title}
        waiting={name}
        caption={translate('partsNote')}
        answered={answered}
        height={380}
        choices={
          <Choices>
            <DimensionField label={translate('composeBy')} value={by} choices={composed} labelOf={labelOf} />
            <Segmented
              label={translate('show')}
              options={composedShows.map((value) => ({ value, label: translate(value) }))}
              value={show}
              onChange={(value) => setChoice('show', value, composedShows[0])}
            />
          </Choices>
        }
        by={by}
        kind={show === 'percent' ? 'stackedShare' : 'stacked'}
        figures={parts.map((indicator) => ({ indicator }))}
        asBars={by !== 'period'}
      />
      <TableCard
        below
        title={title}
        answered={answered}
        withRest
        sorting={by === 'period' ? { key: 'period', direction: 'descending' } : null}
      />
    </>
  );
}
