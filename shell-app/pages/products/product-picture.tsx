import type { Product } from '@portal/contract';
import { classNames, IconChartLine } from '@portal/ui';
import { useState } from 'react';
import { ChartFigure } from '../public-chart/public-chart.tsx';
import { usePublicChart } from '../public-chart/public-charts.ts';
import classes from './product-picture.module.css';

/**
 * A piece of the main view of a product, as its manifest names it; for one without pages a small chart of figures that
 * it will answer. A sign where there is neither. The words beside it say what it answers, so the picture itself is silent.
 */
export function ProductPicture({ product: { key, picture } }: { product: Product }) {
  const [broken, setBroken] = useState(false);
  const chart = usePublicChart(key);
  const isPhoto = picture && !broken;
  return (
    <div className={classNames(classes.picture, !isPhoto && !chart && classes.still)} aria-hidden="true">
      {isPhoto ? (
        <img src={picture} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
      ) : chart ? (
        <ChartFigure chart={chart} isSmall />
      ) : (
        <span className={classes.calm}>
          <IconChartLine size={28} stroke={1.5} />
        </span>
      )}
    </div>
  );
}
