import { useLanguage } from '@portal/shell';
import { formatMonthRange } from '@portal/ui';
import {
  barsHeight,
  ChartCard,
  Choices,
  DatasetWanted,
  DimensionField,
  IndicatorField,
  rankingChart,
  scatterChart,
  TableCard,
  tableOf,
  useChoices,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { balanceBy, balanceChoices, balanceFigures, leastCars } from '../../market/choices.ts';
import { crossed } from '../../market/crossed.ts';
import { LeastField } from '../../parts/least-field.tsx';
import { useCrossedTable } from '../../parts/use-crossed-table.ts';
import { phrases } from '../../phrases.ts';
import { endsOf } from './ends-of.ts';
import { useBalance } from './use-balance.ts';

/** Where more look than buy, and where more buy than look: shares of attention beside shares of sales. */
export function BalancePage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { catalogue, title: pageTitle } = usePage();
  const { by, indicator, least } = useChoices(balanceChoices);
  const { standing, looked, answered, months, below } = useBalance(
    by,
    indicator,
    Number(least),
    translate('salesShare'),
  );
  const figuresTable = useCrossedTable(standing === 'open' ? 'sales' : null);
  const missing = standing === 'notOwned' || standing === 'notCovered' ? standing : null;
  const names = { name: withinText(nameOf('dimensions', by), language), indicator: nameOf('indicators', indicator) };
  const [title, scatter] = [translate('balanceTitle', names), translate('scatterTitle')];
  const shareTitle = catalogue ? translate('byTitle', names) : pageTitle;
  const left = below > 0 ? translate('belowCars', { n: below }) : '';
  return (
    <>
      <Choices note={months ? translate('balanceMonths', { months: formatMonthRange(months.from, months.to) }) : ''}>
        <DimensionField label={translate('compareBy')} value={by} choices={balanceBy} />
        <IndicatorField value={indicator} choices={balanceFigures} />
        {!missing && (
          <LeastField
            label={translate('leastCars')}
            value={least}
            choices={leastCars}
            labelOf={(n) => translate(n ? 'fromCars' : 'anyCars', { n })}
          />
        )}
      </Choices>
      {missing ? (
        <>
          <DatasetWanted dataset="sales" title={pageTitle} standing={missing} text={translate('salesWanted')} />
          <TableCard
            inFigures
            ranked
            title={shareTitle}
            answered={looked}
            model={looked.answer && tableOf(looked.answer, language, catalogue)}
            sorting={{ key: indicator, direction: 'descending' }}
            bar={indicator}
          />
        </>
      ) : (
        <>
          <ChartCard
            title={catalogue ? title : pageTitle}
            waiting={pageTitle}
            caption={[crossed.attentionRatio.definition[language], left]
              .filter(Boolean)
              .join(language === 'en' ? '; ' : '；')}
            answered={answered}
            height={({ rows }) => barsHeight(Math.min(rows.length, 20))}
            chart={(ready) =>
              rankingChart(
                endsOf(ready, 10),
                figuresTable(endsOf(ready, 10)),
                { by, indicator: 'attentionRatio', title },
                language,
              )
            }
            table={figuresTable}
          />
          <ChartCard
            title={scatter}
            caption={translate('scatterNote')}
            answered={answered}
            height={440}
            chart={(ready) =>
              scatterChart(
                ready,
                { by, x: 'share', y: indicator, title: scatter, levels: ['share', indicator] },
                language,
              )
            }
            table={figuresTable}
          />
          <TableCard
            key={by}
            inFigures
            ranked
            title={title}
            answered={answered}
            model={answered.answer && figuresTable(answered.answer)}
            sorting={{ key: 'attentionRatio', direction: 'descending' }}
            bar="attentionRatio"
          />
        </>
      )}
    </>
  );
}
