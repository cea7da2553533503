import type { Chart, Options } from 'highcharts';
import type { HighchartsReactRefObject } from 'highcharts-react-official';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { joinColumns } from './joinColumns.ts';
import { keyLegend } from './keyedLegend.ts';
import type { Drawing } from './loadHighcharts.ts';
import { spreadNames } from './spreadNames.ts';

interface PlotProps {
  drawing: Drawing;
  options: Options;
  height: number;
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
export const Plot = memo(function Plot({ drawing, options, height }: PlotProps) {
  const { Highcharts, HighchartsReact } = drawing;
  const sized = useMemo(() => ({ ...options, chart: { ...options.chart, height, events } }), [options, height]);
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
