import { LatePart } from '@portal/ui';
import type Highcharts from 'highcharts';
import type HighchartsReact from 'highcharts-react-official';

export interface Drawing {
  Highcharts: typeof Highcharts;
  HighchartsReact: typeof HighchartsReact;
}

/**
 * The size of a text is asked for with every word that is drawn, and is what the word itself says. Computed by the
 * browser it would lay out the page each time, which is most of the time of drawing.
 */
function readOwnStyles({ SVGElement }: typeof Highcharts): void {
  const { prototype } = SVGElement as unknown as { prototype: { getStyle(this: Drawn, name: string): string } };
  const computed = prototype.getStyle;
  prototype.getStyle = function (name) {
    const { style } = this.element ?? this;
    return style?.getPropertyValue(name) || computed.call(this, name);
  };
}

/** Highcharts asks its own wrappers and elements of the page alike. */
type Drawn = SVGElement & { element?: SVGElement };

const drawing = new LatePart(async (): Promise<Drawing> => {
  const [highcharts, wrapper] = await Promise.all([
    import(/* webpackChunkName: "load" */ 'highcharts'),
    import(/* webpackChunkName: "load" */ 'highcharts-react-official'),
  ]);
  readOwnStyles(highcharts.default);
  // Its further kinds of charts, once they are fetched, ask every axis that does not say so for its pane, which one
  // that was drawn before has not: drawing it again would fail.
  highcharts.default.setOptions({ xAxis: { minorTicks: false }, yAxis: { minorTicks: false } });
  return { Highcharts: highcharts.default, HighchartsReact: wrapper.default };
});

/** Fetches the chart library when the first chart is shown. A failed try is not kept, so that a retry tries again. */
export const loadHighcharts = (): Promise<Drawing> => drawing.load();
