import { useLanguage } from '@portal/shell';
import { formatMonth } from '@portal/ui';
import { ChartPlace, ChartWaiting } from '../chart/chart-place.tsx';
import { Answered } from '../panel/answered.tsx';
import { useCell } from '../questions/use-cell.ts';
import { useTranslate } from './phrases.ts';
import classes from './price.module.css';
import { firstPriced, priceSpec } from './price-spec.ts';

const height = 240;

export function PriceChart() {
  const say = useTranslate();
  const language = useLanguage();
  const cell = useCell('getMarketPriceTrend');
  const since = (name: 'tp' | 'msrp', month: string | undefined) =>
    say('since', { name: say(name), month: formatMonth(month) });
  return (
    <Answered cell={cell} waiting={<ChartWaiting height={height} />} empty={say('empty')} className={classes.trend}>
      {(points) => {
        const first = firstPriced(points);
        const words = {
          title: say('trend'),
          discount: say('discount'),
          tp: since('tp', first),
          msrp: since('msrp', first),
          note: say('weighted'),
        };
        return <ChartPlace spec={priceSpec(points, words, language)} height={height} />;
      }}
    </Answered>
  );
}
