import { useLanguage } from '@portal/shell';
import {
  type Answer,
  ChartCard,
  Choices,
  DimensionField,
  heatChart,
  pivotOf,
  useChoices,
  useMarket,
  useMembersCompared,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { mostRowsDrawn, overviewChoices, updatedBy } from '../../market/choices.ts';
import { inOwnOrder } from '../../market/in-own-order.ts';
import { mostUpdated, subjectsOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** Who updates what: members by the fields of their items. */
export function UpdatedFields() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { catalogue, title: pageTitle } = usePage();
  const { by } = useChoices(overviewChoices);
  const { members, largest, note, isEmpty } = useMembersCompared({
    by,
    largest: (view, known) => mostUpdated(view, known, by),
    most: mostRowsDrawn,
    unchosen: translate('unchosenUpdated'),
  });
  const asked = useMarket((view, known) => (members.length > 0 ? subjectsOf(view, known, by, members) : null));
  const answered = isEmpty || largest.error ? largest : asked;
  const title = catalogue
    ? translate('fieldsTitle', { name: withinText(nameOf('dimensions', by), language) })
    : pageTitle;
  const shape = { rows: by, columns: 'softwareSubject', indicator: 'softwareNotes' } as const;
  const ordered = (ready: Answer) => inOwnOrder(ready, { columns: 'softwareSubject', rows: by, members });
  return (
    <ChartCard
      alone
      title={title}
      waiting={pageTitle}
      choices={
        <Choices note={note}>
          <DimensionField label={translate('compareBy')} value={by} choices={updatedBy} />
        </Choices>
      }
      answered={answered}
      height={Math.max(220, members.length * 34 + 90)}
      chart={(ready) => heatChart(ordered(ready), { ...shape, title, scale: 'sequential' }, language)}
      table={(ready) => pivotOf(ordered(ready), shape, language, catalogue)}
    />
  );
}
