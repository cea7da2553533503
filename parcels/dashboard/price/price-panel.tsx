import { KeyFiguresWaiting } from '@portal/ui';
import { Answered } from '../panel/answered.tsx';
import { Panel } from '../panel/panel.tsx';
import { useCell } from '../questions/use-cell.ts';
import { useCaption } from '../words/use-source.ts';
import { useTranslate } from './phrases.ts';
import classes from './price.module.css';
import { PriceChart } from './price-chart.tsx';
import { PriceFigures } from './price-figures.tsx';

/** S2.088 S2.095 S2.100: what cars cost this month, a year ago, and in the months between. */
export function PricePanel() {
  const say = useTranslate();
  const cell = useCell('getMarketPrice');
  const textOf = useCaption();
  const caption = cell.state === 'loaded' && textOf(cell.data.month, cell.data.preliminary, say('weighted'));
  return (
    <Panel
      name="price-index"
      title={say('title')}
      caption={caption}
      more={{ path: '/price/trend', words: say('more') }}
    >
      <div className={classes.price}>
        <Answered cell={cell} waiting={<KeyFiguresWaiting tall />} empty={say('empty')} low className={classes.figures}>
          {(price) => <PriceFigures price={price} />}
        </Answered>
        <PriceChart />
      </div>
    </Panel>
  );
}
