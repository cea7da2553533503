import type { Chart, Options } from 'highcharts';
import { memo, useMemo } from 'react';
import { joinColumns } from './joinColumns.ts';
import type { Drawing } from './loadHighcharts.ts';

interface PlotProps {
  drawing: Drawing;
  options: Options;
  height: number;
}

function join(this: Chart): void {
  joinColumns(this);
}

/** The picture itself. It is drawn anew for new options only, not whenever the page round it renders. */
export const Plot = memo(function Plot({ drawing, options, height }: PlotProps) {
  const { Highcharts, HighchartsReact } = drawing;
  const sized = useMemo(
    () => ({ ...options, chart: { ...options.chart, height, events: { load: join, redraw: join } } }),
    [options, height],
  );
  return (
    <div aria-hidden="true" data-drawn="">
      <HighchartsReact highcharts={Highcharts} options={sized} immutable />
    </div>
  );
});
