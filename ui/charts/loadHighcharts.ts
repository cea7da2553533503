import type Highcharts from 'highcharts';
import type HighchartsReact from 'highcharts-react-official';

export interface Drawing {
  Highcharts: typeof Highcharts;
  HighchartsReact: typeof HighchartsReact;
}

let loading: Promise<Drawing> | undefined;

/** Fetches the chart library when the first chart is shown. A failed try is not kept, so that a retry tries again. */
export function loadHighcharts(): Promise<Drawing> {
  loading ??= Promise.all([
    import(/* webpackChunkName: "load" */ 'highcharts'),
    import(/* webpackChunkName: "load" */ 'highcharts-react-official'),
  ]).then(
    ([highcharts, wrapper]) => ({ Highcharts: highcharts.default, HighchartsReact: wrapper.default }),
    (reason) => {
      loading = undefined;
      throw reason;
    },
  );
  return loading;
}
