import type { Chart, Options } from 'highcharts';
import type { HighchartsReactRefObject } from 'highcharts-react-official';
import { type KeyboardEvent, memo, useLayoutEffect, useMemo, useRef } from 'react';
import { joinColumns } from '../labels/join-columns.ts';
import { keyLegend } from '../labels/keyed-legend.ts';
import { placeNames } from '../labels/place-names.ts';
import { spreadNames } from '../labels/spread-names.ts';
import type { Marks } from '../marks/use-marks.ts';
import { withMarks } from '../marks/with-marks.ts';
import { hideSeries, useHiddenSeries, withHidden } from '../options/hidden-series.ts';
import { takenOn } from '../spec/same-shape.ts';
import { type InsidePlot, sayBetweenPanels } from './between-panels.ts';
import type { Drawing } from './load-highcharts.ts';

interface PlotProps {
  drawing: Drawing;
  options: Options;
  /** In px; without it as wide as its place. */
  width?: number;
  height: number;
  /** What its marks lead on to; absent where they lead nowhere. */
  marks?: Marks;
}

const events = {
  /** Highcharts tells of it between the layout of the axes and the drawing of the series, each time it draws. */
  afterDrawChartBox(this: Chart): void {
    joinColumns(this);
  },
  /** The same moment of a drawing that takes on new figures, of which the box need not be drawn again. */
  predraw(this: Chart): void {
    joinColumns(this);
  },
  afterIsInsidePlot(this: Chart, event: InsidePlot): void {
    sayBetweenPanels(this, event);
  },
  render(this: Chart): void {
    spreadNames(this);
    placeNames(this);
    keyLegend(this);
  },
};

/**
 * The picture itself. It is drawn for new options only, not whenever the page round it renders; where they are of the
 * shape of those before, the drawing takes on the new figures, which costs less than half of a new one.
 */
export const Plot = memo(function Plot({ drawing, options, width, height, marks }: PlotProps) {
  const { Highcharts, HighchartsReact } = drawing;
  const latest = useRef(marks);
  latest.current = marks;
  const leads = marks !== undefined;
  const hidden = useHiddenSeries();
  const latestHidden = useRef(hidden);
  latestHidden.current = hidden;
  const hides = hidden !== null;
  const sized = useMemo(() => {
    const framed = { ...options, chart: { ...options.chart, width, height, events } };
    const drawn = hides ? withHidden(framed, () => latestHidden.current) : framed;
    return leads ? withMarks(drawn, () => latest.current) : drawn;
  }, [options, width, height, leads, hides]);
  const drawn = useRef<HighchartsReactRefObject>(null);
  const former = useRef<Options | null>(null);
  const reported = useMemo(() => former.current && takenOn(former.current, sized), [sized]);
  // In the step that draws it, so that nobody meets the other name.
  useLayoutEffect(() => {
    // Highcharts calls what it draws a picture; a legend in a picture would not be told and could not be pressed.
    former.current = sized;
    drawn.current?.chart.renderer.box.setAttribute('role', 'group');
  }, [sized]);
  const hiddenKeys = hidden?.keys;
  // The drawing that a legend changed is as it should be; drawn anew, it would lose the focus of who pressed there.
  useLayoutEffect(() => {
    if (hiddenKeys && drawn.current) hideSeries(drawn.current.chart, hiddenKeys);
  }, [hiddenKeys]);
  const keys = marks && {
    'data-marks': '',
    role: 'application',
    tabIndex: 0,
    'aria-label': marks.label,
    onKeyDown: (event: KeyboardEvent) => drawn.current && marks.onKey(event, drawn.current.chart),
    onBlur: () => drawn.current && marks.onLeave(drawn.current.chart),
  };
  return (
    <div data-drawn="" {...keys}>
      <HighchartsReact highcharts={Highcharts} options={reported ?? sized} immutable={reported === null} ref={drawn} />
    </div>
  );
});
