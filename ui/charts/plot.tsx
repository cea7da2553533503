import type { Chart, Options, Point } from 'highcharts';
import type { HighchartsReactRefObject } from 'highcharts-react-official';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { joinColumns } from './join-columns.ts';
import { keyLegend } from './keyed-legend.ts';
import type { Drawing } from './load-highcharts.ts';
import { spreadNames } from './spread-names.ts';

interface PlotProps {
  drawing: Drawing;
  options: Options;
  height: number;
  onPick?: (index: number) => void;
}

const events = {
  /** Highcharts tells of it between the layout of the axes and the drawing of the series, each time it draws. */
  afterDrawChartBox(this: Chart): void {
    joinColumns(this);
  },
  render(this: Chart): void {
    spreadNames(this);
    keyLegend(this);
  },
};

/** The picture itself. It is drawn anew for new options only, not whenever the page round it renders. */
export const Plot = memo(function Plot({ drawing, options, height, onPick }: PlotProps) {
  const { Highcharts, HighchartsReact } = drawing;
  const pick = useRef(onPick);
  pick.current = onPick;
  const canPick = onPick !== undefined;
  const sized = useMemo(() => {
    const chart = { ...options.chart, height, events };
    if (!canPick) return { ...options, chart };
    const point = { events: { click: ({ point: { index } }: { point: Point }) => pick.current?.(index) } };
    const series = { ...options.plotOptions?.series, cursor: 'pointer' as const, point };
    return { ...options, chart, plotOptions: { ...options.plotOptions, series } };
  }, [options, height, canPick]);
  const drawn = useRef<HighchartsReactRefObject>(null);
  // In the step that draws it, so that nobody meets the other name.
  useLayoutEffect(() => {
    // Highcharts calls what it draws a picture; a legend in a picture would not be told and could not be pressed.
    if (sized) drawn.current?.chart.renderer.box.setAttribute('role', 'group');
  }, [sized]);
  return (
    <div data-drawn="">
      <HighchartsReact highcharts={Highcharts} options={sized} immutable ref={drawn} />
    </div>
  );
});
