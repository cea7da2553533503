import { truncateText } from '@portal/ui';
import type { LegendOptions, Options, TooltipOptions, XAxisOptions, YAxisOptions } from 'highcharts';
import { widest } from '../spec/suited.ts';

/** A long name above an axis takes no room beside its ticks, where it would push the whole drawing to the right. */
export const longName = { reserveSpace: false, x: 0 };

/** The style of quiet words on a chart. */
export const caption = { color: 'var(--p-muted)', fontSize: '12px', fontWeight: '400' };

interface BaseOptions extends Options {
  xAxis: XAxisOptions;
  yAxis: YAxisOptions;
  legend: LegendOptions;
  tooltip: TooltipOptions;
}

/** What all charts share: few lines, quiet words, the rules of S9.036 to S9.038. */
export function baseOptions(): BaseOptions {
  return {
    // The style that Highcharts would inject is refused by the page's content policy; tokens give the colours instead.
    palette: { injectCSS: false },
    accessibility: { enabled: false },
    credits: { enabled: false },
    title: { text: undefined },
    chart: {
      backgroundColor: 'transparent',
      spacing: [8, 4, 4, 4],
      // Room for the unit above the axis where no legend stands there.
      spacingTop: 24,
      style: { fontFamily: 'inherit', fontSize: '12px' },
      animation: false,
    },
    xAxis: {
      lineColor: 'var(--p-line-strong)',
      tickLength: 0,
      labels: { style: { ...caption, whiteSpace: 'nowrap', textOverflow: 'none' }, rotation: 0, distance: 10 },
      title: { text: undefined },
    },
    yAxis: {
      gridLineColor: 'var(--p-line)',
      tickAmount: undefined,
      title: { align: 'high', rotation: 0, textAlign: 'left', offset: 0, x: -26, y: -14, style: caption },
      // A figure cut to '2...' says nothing; the last one of a lying axis may stand into the margin instead.
      labels: { style: { ...caption, whiteSpace: 'nowrap', textOverflow: 'none' } },
    },
    legend: {
      align: 'left',
      verticalAlign: 'top',
      x: -4,
      padding: 0,
      margin: 32,
      itemDistance: 16,
      symbolRadius: 2,
      symbolHeight: 8,
      symbolWidth: 12,
      itemStyle: { ...caption, color: 'var(--p-text)' },
      itemHoverStyle: { color: 'var(--p-accent-strong)' },
      itemHiddenStyle: { color: 'var(--p-disabled)', textDecoration: 'line-through' },
      labelFormatter() {
        return truncateText(this.name ?? '');
      },
    },
    tooltip: {
      useHTML: true,
      outside: false,
      backgroundColor: 'var(--p-raised)',
      borderColor: 'var(--p-line-strong)',
      borderRadius: 6,
      borderWidth: 1,
      shadow: false,
      padding: 10,
      style: { color: 'var(--p-text)', fontSize: '12px' },
    },
    plotOptions: {
      series: {
        animation: false,
        dataLabels: {
          align: 'left',
          verticalAlign: 'middle',
          x: 6,
          y: 0,
          crop: false,
          overflow: 'allow',
          allowOverlap: false,
          style: { ...caption, color: 'var(--p-text)', textOutline: '2px var(--p-card)' },
        },
        states: { inactive: { opacity: 0.35 } },
      },
      line: { lineWidth: 2, marker: { enabled: false, symbol: 'circle', radius: 3 } },
      area: { lineWidth: 1.5, fillOpacity: 0.85, marker: { enabled: false, symbol: 'circle' } },
      // S9.037 S9.038: bars are at most 10 wide and stand side by side without a gap.
      column: { maxPointWidth: widest, pointPadding: 0, groupPadding: 0.15, borderWidth: 0, borderRadius: 0 },
      bar: { maxPointWidth: widest, pointPadding: 0, groupPadding: 0.15, borderWidth: 0, borderRadius: 2 },
      scatter: { marker: { radius: 5, symbol: 'circle' } },
    },
  };
}
