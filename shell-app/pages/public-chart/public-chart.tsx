import type { PublicChart as Chart } from '@portal/contract';
import { classNames, formatMonth, Skeleton, Tag } from '@portal/ui';
import { useLanguage } from '../../i18n/language.ts';
import { Bars } from './bars.tsx';
import { Line } from './line.tsx';
import { useTranslate } from './phrases.ts';
import classes from './public-chart.module.css';
import { usePublicChart } from './public-charts.ts';
import { valueText } from './value-text.ts';

/** A small chart of today's release with its title, unit, source and months; nothing where there are no figures for everybody. */
export function PublicChart({ name, isLarge = false }: { name: string; isLarge?: boolean }) {
  const chart = usePublicChart(name);
  if (chart === null) return null;
  if (chart === undefined) return <Skeleton height={isLarge ? 260 : 176} />;
  return <ChartFigure chart={chart} isLarge={isLarge} />;
}

/** @param isSmall within the card of a product, which says by itself that its pictures are of the demonstration */
export function ChartFigure({
  chart,
  isLarge = false,
  isSmall = false,
}: {
  chart: Chart;
  isLarge?: boolean;
  isSmall?: boolean;
}) {
  const say = useTranslate();
  const language = useLanguage();
  const { key, title, kind, format, unit, source, period, points } = chart;
  const written = (value: number | null) => valueText(chart, value, language);
  const spoken = kind === 'line' ? [points[0], points.at(-1)] : points;
  const words = spoken.map((point) => point && `${nameOf(point.name, kind)} ${written(point.value)}`).join(', ');
  return (
    <figure
      className={classNames(classes.chart, isLarge && classes.large, isSmall && classes.small)}
      data-testid="public-chart"
      data-key={key}
    >
      <figcaption className={classes.head}>
        <strong>{title}</strong>
        {format === 'count' && unit && <span className={classes.unit}>{unit}</span>}
      </figcaption>
      <div role="img" aria-label={words} className={classes.drawing}>
        {kind === 'line' ? <Line points={points} written={written} /> : <Bars points={points} written={written} />}
      </div>
      <p className={classes.source}>
        <span>{`${source} · ${period}`}</span>
        {!isSmall && <Tag>{say('demonstration')}</Tag>}
      </p>
    </figure>
  );
}

const nameOf = (name: string, kind: Chart['kind']): string => (kind === 'line' ? formatMonth(name) : name);
