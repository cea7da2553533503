import { Button, EmptyState, ErrorState, Skeleton, Unseen } from '@portal/ui';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import classes from './chart.module.css';
import { ChartTable } from './chart-table.tsx';
import { useGround } from './ground.ts';
import { isEmptyChart } from './is-empty-chart.ts';
import { launchGaps } from './launch-gaps.ts';
import { useMarks } from './marks/use-marks.ts';
import { chartOptions } from './options.ts';
import { chartPhrases } from './phrases.ts';
import { Plot } from './plot.tsx';
import type { ChartSpec } from './spec.ts';
import { drawnHeight, suitedSpec } from './suited.ts';
import { useHighcharts } from './use-highcharts.ts';
import { useSameSpec } from './use-same-spec.ts';
import { useWidth } from './use-width.ts';

export interface ChartProps {
  spec: ChartSpec;
  /** Height of the drawing in px; lying bars take less where they are few. */
  height?: number;
  /** The card round the chart already says the title. */
  titleHidden?: boolean;
  /** What was asked and one click to widen it, when there is no data. */
  empty?: ReactNode;
}

/** A drawn answer: title, period and source, the picture, and the same figures as a table for screen readers. */
export function Chart({ spec: given, height: room = 320, titleHidden = false, empty }: ChartProps) {
  const titleId = useId();
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const spec = useSameSpec(launchGaps(given));
  const drawn = useSameSpec(width === null ? spec : suitedSpec(spec, width));
  const ground = useGround();
  const { drawing, failed, retry } = useHighcharts();
  const options = useMemo(() => chartOptions(drawn, ground), [drawn, ground]);
  const words = chartPhrases(spec.language);
  const marks = useMarks(drawn);
  const preliminary = spec.kind !== 'scatter' && (spec.preliminaryFrom ?? -1) >= 0 ? words.preliminary : undefined;
  const source = spec.source && `${words.source}${spec.language === 'en' ? ': ' : '：'}${spec.source}`;
  const said = [spec.period, source, preliminary, spec.note].filter(Boolean).join(' · ');
  const bare = isEmptyChart(spec);
  const height = bare ? room : drawnHeight(drawn, room);
  return (
    <figure className={classes.chart} aria-labelledby={titleId} data-testid="chart">
      {titleHidden ? (
        <Unseen as="figcaption" id={titleId}>
          {spec.title}
        </Unseen>
      ) : (
        <figcaption id={titleId} className={classes.title}>
          {spec.title}
        </figcaption>
      )}
      <div ref={place} className={classes.place} style={{ height }}>
        {bare && (empty ?? <EmptyState title={words.empty} />)}
        {!bare && failed && <ErrorState title={words.failed} action={<Button onClick={retry}>{words.retry}</Button>} />}
        {!bare && !failed && !drawing && <Skeleton height={height} />}
        {!bare && drawing && width !== null && (
          <Plot drawing={drawing} options={options} height={height} marks={marks} />
        )}
      </div>
      {marks && (
        <Unseen as="div" role="status">
          {marks.said}
        </Unseen>
      )}
      {said && <p className={classes.said}>{said}</p>}
      {!bare && <ChartTable spec={spec} />}
    </figure>
  );
}
