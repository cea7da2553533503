import { useLanguage } from '@portal/shell';
import { Card, EmptyState, formatMonth, formatRatio } from '@portal/ui';
import {
  barsHeight,
  ChartCard,
  Choices,
  DatasetWanted,
  indicatorChart,
  TableCard,
  useChoices,
  useCrossedTable,
} from '@portal/ui/analysis';
import { worthChoices } from '../../market/choices.ts';
import { firstRows } from '../../market/first-rows.ts';
import { worthFigures } from '../../market/worth.ts';
import { MarketRateField, readMarketRate } from '../../parts/market-rate.tsx';
import { phrases } from '../../phrases.ts';
import { useWorth } from './use-worth.ts';

const figures = Object.values(worthFigures);

/** What the best offer of each model is worth in yuan of today, beside the cash off its price. */
export function WorthPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { market } = useChoices(worthChoices);
  const rate = readMarketRate(market);
  const { answered, standing, hasCash, otherMonth } = useWorth(rate);
  const figuresTable = useCrossedTable(figures, standing === 'open' ? 'incentive' : null);
  const title = translate(hasCash ? 'worthTitle' : 'worthAlone');
  const empty = <EmptyState title={translate('noOffers')} text={translate('noOffersText')} />;
  const notes: [string, string][] =
    rate === null ? [] : [[translate('marketRate'), formatRatio(rate, { decimals: 2 })]];
  return (
    <>
      <Choices>
        <MarketRateField value={market} />
      </Choices>
      {(standing === 'notOwned' || standing === 'notCovered') && (
        <DatasetWanted
          dataset="incentive"
          standing={standing}
          text={translate(standing === 'notOwned' ? 'wantsIncentiveText' : 'noIncentiveText')}
        />
      )}
      {rate === null ? (
        <Card>
          <EmptyState title={translate('noResult')} text={translate('marketRateWrong')} />
        </Card>
      ) : (
        <>
          <ChartCard
            title={title}
            caption={[
              translate('worthNote', { rate: formatRatio(rate, { decimals: 2 }) }),
              otherMonth ? translate('otherMonth', { month: formatMonth(otherMonth) }) : '',
              standing === 'open' && !hasCash ? translate('noCashYet') : '',
            ]
              .filter(Boolean)
              .join(' ')}
            answered={answered}
            notes={notes}
            height={({ rows }) => barsHeight(Math.min(rows.length, 15) * (hasCash ? 2 : 1))}
            empty={empty}
            table={figuresTable}
            chart={(ready) =>
              indicatorChart(
                firstRows(ready),
                {
                  by: 'model',
                  title,
                  kind: 'bar',
                  figures: hasCash ? [{ indicator: 'bestWorth' }, { indicator: 'cash' }] : [{ indicator: 'bestWorth' }],
                },
                language,
              )
            }
          />
          <TableCard
            inFigures
            title={title}
            caption={translate('worthFormula')}
            answered={answered}
            model={answered.answer && figuresTable(answered.answer)}
            notes={notes}
            sorting={{ key: 'bestWorth', direction: 'descending' }}
            empty={empty}
            ranked
          />
        </>
      )}
    </>
  );
}
