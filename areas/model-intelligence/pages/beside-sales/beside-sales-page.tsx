import { useLanguage } from '@portal/shell';
import { Segmented } from '@portal/ui';
import {
  ChartCard,
  Choices,
  DatasetWanted,
  DimensionField,
  FiguresCard,
  type Standing,
  TableCard,
  useChoices,
  useCrossedTable,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { crossed } from '../../market/beside.ts';
import { besideBy, besideChoices, besideFigures } from '../../market/choices.ts';
import { phrases } from '../../phrases.ts';
import { besideScatter } from './beside-scatter.ts';
import { useBeside } from './use-beside.ts';

/** Why a dataset cannot be asked; null where it can, or nobody knows yet. */
const missingOf = (standing: Standing | null) =>
  standing === 'notOwned' || standing === 'notCovered' ? standing : null;

/** Updates beside what people buy and how they speak: month by month, and brand by brand or model by model. */
export function BesideSalesPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { catalogue, title: pageTitle, setChoice } = usePage();
  const { by, indicator } = useChoices(besideChoices);
  const { sales, tone, trend, each } = useBeside(by);
  const [noSales, noTone] = [missingOf(sales), missingOf(tone)];
  const figuresTable = useCrossedTable(
    Object.values(crossed),
    sales === 'open' ? 'sales' : tone === 'open' ? 'attention' : null,
  );
  const title = translate('besideTitle');
  const figureName = withinText(translate(indicator === 'yoy' ? 'retailYoy' : 'tone'), language);
  const name = withinText(nameOf('dimensions', by), language);
  const scatterTitle = catalogue ? translate('scatterTitle', { name, figure: figureName }) : pageTitle;
  const isMissing = indicator === 'yoy' ? noSales : noTone;
  return (
    <>
      <FiguresCard
        title={title}
        caption={translate('besideNote')}
        answered={trend}
        height={460}
        figures={[
          { indicator: 'softwareVersions' },
          { indicator: 'volume', kind: 'line', as: 'count' },
          { indicator: 'netSentiment', kind: 'line' },
        ]}
        panels
        table={figuresTable}
      />
      {noSales && <DatasetWanted dataset="sales" title={title} standing={noSales} text={translate('besideText')} />}
      {noTone && <DatasetWanted dataset="attention" title={title} standing={noTone} text={translate('besideText')} />}
      <Choices note={translate('noProof')}>
        <DimensionField label={translate('compareBy')} value={by} choices={besideBy} />
        <Segmented
          label={translate('beside')}
          value={indicator}
          options={besideFigures.map((key) => ({ value: key, label: translate(key === 'yoy' ? 'retailYoy' : 'tone') }))}
          onChange={(value) => setChoice('indicator', value, besideFigures[0])}
        />
      </Choices>
      {!isMissing && (
        <ChartCard
          title={scatterTitle}
          waiting={pageTitle}
          caption={translate('scatterNote')}
          answered={each}
          height={420}
          chart={(ready) => besideScatter(ready, { by, figure: indicator, title: scatterTitle }, language)}
          table={figuresTable}
        />
      )}
      <TableCard
        key={by}
        inFigures={!isMissing}
        title={scatterTitle}
        caption={crossed.versionsPerModel.definition[language]}
        answered={each}
        model={each.answer && figuresTable(each.answer)}
        sorting={{ key: 'softwareNotes', direction: 'descending' }}
        bar="softwareNotes"
      />
    </>
  );
}
