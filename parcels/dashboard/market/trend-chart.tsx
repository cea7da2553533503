import { useLanguage } from '@portal/shell';
import { ChartPlace, ChartWaiting } from '../chart/chart-place.tsx';
import { Answered } from '../panel/answered.tsx';
import { useCell } from '../questions/use-cell.ts';
import { useWords } from '../words/phrases.ts';
import { useSource } from '../words/use-source.ts';
import classes from './market.module.css';
import { useTranslate } from './phrases.ts';
import { trendSpec } from './trend-spec.ts';

const height = 248;

/** S2.094: the volumes of the last months as columns. */
export function TrendChart() {
  const say = useTranslate();
  const words = useWords();
  const source = useSource();
  const language = useLanguage();
  const cell = useCell('getPvSalesTrend');
  const named = {
    title: say('trend'),
    pv: words('pv'),
    energy: words('energy'),
    yoy: words('yoy'),
    noun: words('cars'),
    source,
  };
  return (
    <Answered cell={cell} waiting={<ChartWaiting height={height} />} empty={say('empty')} className={classes.trend}>
      {(points) => <ChartPlace spec={trendSpec(points, named, language)} height={height} />}
    </Answered>
  );
}
