import { useLanguage } from '@portal/shell';
import { formatMonth } from '@portal/ui';
import { ChartPlace, ChartWaiting } from '../chart/chart-place.tsx';
import { Answered } from '../panel/answered.tsx';
import { useCell } from '../questions/use-cell.ts';
import { useTranslate } from './phrases.ts';
import classes from './price.module.css';
import { baseMonth, priceSpec } from './price-spec.ts';

const height = 240;

export function PriceChart() {
  const say = useTranslate();
  const language = useLanguage();
  const cell = useCell('getMarketPriceTrend');
  return (
    <Answered cell={cell} waiting={<ChartWaiting height={height} />} empty={say('empty')} className={classes.trend}>
      {(points) => {
        const month = formatMonth(baseMonth(points));
        const words = {
          title: say('trend'),
          tp: say('tpIndex'),
          msrp: say('msrpIndex'),
          base: say('indexBase', { month }),
          note: say('indexNote', { month }),
        };
        return <ChartPlace spec={priceSpec(points, words, language)} height={height} />;
      }}
    </Answered>
  );
}
