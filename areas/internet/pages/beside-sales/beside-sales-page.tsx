import { useLanguage } from '@portal/shell';
import { Card, EmptyState, formatNumber } from '@portal/ui';
import {
  type Answer,
  ChartCard,
  Choices,
  DatasetWanted,
  DimensionField,
  heatChart,
  IndicatorField,
  joinedAnswers,
  pivotOf,
  TableCard,
  useChoices,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { besideBy, besideChoices, leading } from '../../market/choices.ts';
import { byChance, furthest, leastMonths } from '../../market/correlation.ts';
import { crossed } from '../../market/crossed.ts';
import { useCrossedTable } from '../../parts/use-crossed-table.ts';
import { phrases } from '../../phrases.ts';
import { growthChart, lagChart } from './lag-chart.ts';
import { useBeside } from './use-beside.ts';

/** Whether attention runs ahead of sales, and by how many months: the growth of both, and how they go together by lag. */
export function BesideSalesPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { catalogue, title: pageTitle } = usePage();
  const { by, indicator } = useChoices(besideChoices);
  const lagName = (lag: number) => (lag > 0 ? `+${lag}` : String(lag));
  const { standing, looked, sold, answered, lags, best, byMember } = useBeside(by, indicator, {
    lag: translate('lag'),
    nameOf: lagName,
  });
  const figuresTable = useCrossedTable(standing === 'open' ? 'sales' : null);
  const [growthTitle, lagTitle] = [translate('growthTitle'), translate('lagTitle')];
  const name = withinText(nameOf('dimensions', by), language);
  const membersTitle = catalogue ? translate('lagBy', { name }) : pageTitle;
  const retail = translate('retailGrowth');
  const drawn = lags?.filter(({ correlation }) => correlation !== null).length ?? 0;
  const shape = { rows: by, columns: 'lag', indicator: 'correlation' } as const;
  const missing = standing === 'notOwned' || standing === 'notCovered' ? standing : null;
  const withSales = (ready: Answer): Answer =>
    sold.answer ? joinedAnswers(ready, sold.answer, { by: ['period'], columns: [], make: () => ({}) }) : ready;
  const finding = best
    ? translate(best.lag > 0 ? 'ahead' : best.lag < 0 ? 'behind' : 'together', {
        lag: Math.abs(best.lag),
        r: formatNumber(best.correlation, 2),
        n: best.months,
        lags: 2 * furthest + 1,
        chance: formatNumber(byChance(best.months), 2),
      })
    : lags
      ? translate('noneRises')
      : '';
  return (
    <>
      <Choices note={translate('noProof')}>
        <IndicatorField value={indicator} choices={leading} />
        <DimensionField label={translate('compareBy')} value={by} choices={besideBy} />
      </Choices>
      {missing && <DatasetWanted dataset="sales" title={lagTitle} standing={missing} text={translate('salesWanted')} />}
      {!missing && lags && drawn < 3 && (
        <Card title={lagTitle}>
          <EmptyState
            title={translate('tooFew')}
            text={translate('tooFewText', { least: leastMonths, n: Math.max(0, ...lags.map(({ months }) => months)) })}
            data-testid="too-few"
          />
        </Card>
      )}
      {!missing && !(lags && drawn < 3) && (
        <ChartCard
          title={lagTitle}
          caption={[finding, translate('lagNote')].filter(Boolean).join(language === 'en' ? ' ' : '')}
          answered={answered}
          height={340}
          chart={(ready) => lagChart(ready, lagTitle, language)}
          table={figuresTable}
        />
      )}
      <ChartCard
        title={growthTitle}
        caption={translate('growthNote')}
        answered={looked}
        height={360}
        chart={(ready) =>
          growthChart({ looked: ready, sold: sold.answer }, { figure: indicator, title: growthTitle, retail }, language)
        }
        table={(ready) => figuresTable(withSales(ready))}
      />
      {!missing && (
        <ChartCard
          alone
          title={membersTitle}
          waiting={pageTitle}
          caption={translate('membersNote', { least: leastMonths })}
          answered={byMember}
          height={440}
          chart={(ready) => heatChart(ready, { ...shape, title: membersTitle, scale: 'diverging' }, language)}
          table={(ready) => pivotOf(ready, shape, language, catalogue)}
        />
      )}
      {!missing && drawn >= 3 && (
        <TableCard
          inFigures
          title={lagTitle}
          caption={crossed.correlation.definition[language]}
          answered={answered}
          model={answered.answer && figuresTable(answered.answer)}
        />
      )}
    </>
  );
}
