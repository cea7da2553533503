import { useLanguage } from '@portal/shell';
import {
  Choices,
  DimensionField,
  HeatCard,
  useChoices,
  useFiguresOfMembers,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { mostRowsDrawn, overviewChoices, updatedBy } from '../../market/choices.ts';
import { mostUpdated, subjectsOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** Who updates what: members by the fields of their items. */
export function UpdatedFields() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { catalogue, title: pageTitle } = usePage();
  const { by } = useChoices(overviewChoices);
  const { members, note, answered } = useFiguresOfMembers({
    by,
    largest: (view, known) => mostUpdated(view, known, by),
    most: mostRowsDrawn,
    unchosen: translate('unchosenUpdated'),
    ask: (view, known, found) => subjectsOf(view, known, by, found),
  });
  const title = catalogue
    ? translate('fieldsTitle', { name: withinText(nameOf('dimensions', by), language) })
    : pageTitle;
  return (
    <HeatCard
      title={title}
      waiting={pageTitle}
      choices={
        <Choices note={note}>
          <DimensionField label={translate('compareBy')} value={by} choices={updatedBy} />
        </Choices>
      }
      answered={answered}
      rows={by}
      columns="softwareSubject"
      indicator="softwareNotes"
      members={members}
      ordered
    />
  );
}
