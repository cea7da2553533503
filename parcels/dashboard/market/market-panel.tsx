import { Panel } from '../panel/panel.tsx';
import { useCell } from '../questions/use-cell.ts';
import { useCaption } from '../words/use-source.ts';
import classes from './market.module.css';
import { useTranslate } from './phrases.ts';
import { SalesIndexPart } from './sales-index.tsx';
import { TrendChart } from './trend-chart.tsx';

/** S2.086: the whole market: the figures of the month, and the months before it. */
export function MarketPanel() {
  const say = useTranslate();
  const caption = useCaption();
  const { state, data } = useCell('getPvSales');
  return (
    <Panel
      name="market-sales"
      title={say('title')}
      caption={state === 'loaded' && caption(data.month, data.preliminary, undefined, data.since)}
      more={{ path: '/sales/overview', words: say('more') }}
    >
      <div className={classes.market}>
        <div className={classes.indices}>
          <SalesIndexPart question="getPvSales" />
          <SalesIndexPart question="getEnergySales" />
        </div>
        <TrendChart />
      </div>
    </Panel>
  );
}
