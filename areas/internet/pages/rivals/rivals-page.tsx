import { useLanguage } from '@portal/shell';
import { SelectField } from '@portal/ui';
import {
  ChartCard,
  Choices,
  chartWords,
  DimensionField,
  figureOf,
  IndicatorField,
  useChoiceAhead,
  useChoices,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { rivalBy, rivalChoices, rivalFigures, rivalTops } from '../../market/choices.ts';
import { flowChart } from '../../market/flow-answers.ts';
import { useCrossedTable } from '../../parts/use-crossed-table.ts';
import { phrases } from '../../phrases.ts';
import { AfterPicture } from './after-picture.tsx';
import { RivalsBelow } from './rivals-below.tsx';
import { useRivals } from './use-rivals.ts';

/** Room of a band with its name, and of what stands above all, in px. */
const [eachBand, above] = [20, 60];

/** What people compare with a brand or model: where they come from and where they go, both ways and net. */
export function RivalsPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { view, catalogue, setChoice, title: pageTitle } = usePage();
  const { by, of: chosen, indicator, top } = useChoices(rivalChoices);
  const [of, chooseOf] = useChoiceAhead(chosen, (value) => setChoice('of', value, usual));
  const rivals = useRivals({ by, of, top: Number(top) });
  const { subject, usual, offered, flows, left } = rivals;
  const figuresTable = useCrossedTable(null);
  const name = subject?.name ?? '';
  const title = name ? translate('flowTitle', { name }) : pageTitle;
  const height = Math.max(320, flows.length * eachBand + above);
  const meaning = catalogue?.indicators.find(({ key }) => key === indicator)?.definition ?? '';
  const beyond = left > 0 ? translate('beyond', { n: left }) : '';
  const note = [
    translate(by === 'brand' ? 'withinNote' : 'withinModels'),
    by === 'brand' && view.filters.model?.length ? translate('modelsUnused') : '',
  ];
  return (
    <>
      <Choices note={note.filter(Boolean).join(language === 'en' ? '; ' : '；')}>
        <DimensionField label={translate('compareBy')} value={by} choices={rivalBy} />
        <SelectField
          label={translate('subject')}
          labelHidden
          title={translate('subject')}
          name="of"
          value={subject?.key ?? ''}
          options={offered.map((member) => ({ value: member.key, label: member.name }))}
          onChange={chooseOf}
        />
        <IndicatorField value={indicator} choices={rivalFigures} />
        <SelectField
          label={translate('top')}
          labelHidden
          title={translate('top')}
          name="top"
          value={top}
          options={rivalTops.map((value) => ({ value, label: translate('topOf', { n: value }) }))}
          onChange={(value) => setChoice('top', value, rivalTops[0])}
        />
      </Choices>
      <ChartCard
        title={title}
        waiting={pageTitle}
        caption={[meaning, beyond].filter(Boolean).join(language === 'en' ? '. ' : '。')}
        answered={rivals.tabled}
        height={height}
        chart={(ready) =>
          flowChart({ ...chartWords(ready, title, language), value: figureOf(ready, indicator) }, flows, {
            subject: subject ?? { key: '', name: '' },
            figure: indicator,
            by,
            heads: [translate('comesFrom'), name, translate('goesTo')],
          })
        }
        table={figuresTable}
      />
      <AfterPicture of={`${by} ${of} ${top}`}>
        <RivalsBelow
          by={by}
          membersName={catalogue ? withinText(nameOf('dimensions', by), language) : ''}
          pageTitle={pageTitle}
          rivals={rivals}
          figuresTable={figuresTable}
        />
      </AfterPicture>
    </>
  );
}
