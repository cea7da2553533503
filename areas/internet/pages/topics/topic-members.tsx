import { useLanguage } from '@portal/shell';
import { SelectField } from '@portal/ui';
import {
  Choices,
  crossedColumn,
  DimensionField,
  HeatCard,
  useChoices,
  useFiguresOfMembers,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { topicBy, topicChoices, topicFigures } from '../../market/choices.ts';
import { crossed } from '../../market/crossed.ts';
import { mostTalkedOf, topicsBy } from '../../market/questions.ts';
import { topicWeights } from '../../market/topic-weights.ts';
import { phrases } from '../../phrases.ts';

/** As many rows as are told apart at a glance. */
const most = 12;

/** The topics of brands or models side by side: how much each is talked about, and how it sounds. */
export function TopicMembers() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { view, catalogue, setChoice, title: pageTitle } = usePage();
  const { by, indicator } = useChoices(topicChoices);
  const {
    members,
    note,
    answered: topics,
  } = useFiguresOfMembers({
    by,
    largest: (view, known) => mostTalkedOf(view, known, by, most),
    most,
    unchosen: translate('unchosenTopics'),
    ask: (view, known, found) => topicsBy(view, known, by, found),
  });
  const { filters, without } = view;
  const shows = (topic: string) => (filters.topic?.includes(topic) ?? true) && !without.topic?.includes(topic);
  const weighed = topics.answer && topicWeights(topics.answer, by, crossedColumn(crossed.topicWeight, language), shows);
  const answered = { ...topics, answer: weighed };
  const labelOf = (key: string) =>
    key === 'topicWeight' ? crossed.topicWeight.name[language] : nameOf('indicators', key);
  const title = catalogue
    ? translate('topicsBy', { name: withinText(nameOf('dimensions', by), language), indicator: labelOf(indicator) })
    : pageTitle;
  return (
    <>
      <Choices note={note}>
        <DimensionField label={translate('compareBy')} value={by} choices={topicBy} />
        <SelectField
          label={translate('figure')}
          labelHidden
          title={translate('figure')}
          name="indicator"
          value={indicator}
          options={topicFigures.map((key) => ({ value: key, label: labelOf(key) }))}
          onChange={(value) => setChoice('indicator', value, topicFigures[0])}
        />
      </Choices>
      <HeatCard
        title={title}
        waiting={pageTitle}
        caption={indicator === 'topicWeight' ? crossed.topicWeight.definition[language] : undefined}
        answered={answered}
        rows={by}
        columns="topic"
        indicator={indicator}
        members={members}
        scale={indicator === 'topicSentiment' ? 'diverging' : 'sequential'}
      />
    </>
  );
}
