import type { Language } from '@portal/contract';
import type { XAxisOptions, XAxisPlotLinesOptions } from 'highcharts';
import { chartPhrases } from '../spec/phrases.ts';
import type { CategoryChartSpec, ChartEvent, ChartSpec } from '../spec/spec.ts';
import { isCategoryChart } from '../spec/which-kind.ts';
import { caption } from './base.ts';

/** How each kind of event is marked below the axis and in lists. */
export const eventSigns: Record<ChartEvent['kind'], string> = {
  policy: '◆',
  launch: '▲',
  priceCut: '▼',
  facelift: '●',
  price: '▽',
  incentive: '■',
  software: '○',
  benefit: '□',
  note: '※',
};

/** Room of the marks between an axis and the names below it, in px. */
const markRoom = 16;

/** The events of a chart over time, in their order; none of others, nor of what lies beyond its periods. */
export function eventsOf(spec: ChartSpec): ChartEvent[] {
  if (!isCategoryChart(spec) || spec.kind === 'bar') return [];
  const { events = [], categories } = spec;
  return events.filter(({ at }) => at >= 0 && at < categories.length).sort((a, b) => a.at - b.at);
}

/** What an event is said to be: its kind and name. */
export const eventText = ({ kind, name, alone }: ChartEvent, language: Language): string =>
  alone ? name : `${chartPhrases(language)[kind]}${language === 'en' ? ': ' : '：'}${name}`;

/** A thin line at the period of each event, its mark below the axis; several of one period stand beside each other. */
export function eventLines(spec: CategoryChartSpec): Pick<XAxisOptions, 'plotLines' | 'labels'> {
  const events = eventsOf(spec);
  if (events.length === 0) return {};
  const periods = [...new Set(events.map(({ at }) => at))];
  const plotLines = periods.map((at): XAxisPlotLinesOptions => {
    const signs = events.filter((event) => event.at === at).map(({ kind }) => eventSigns[kind]);
    return {
      value: at,
      color: 'var(--p-line-control)',
      dashStyle: 'ShortDot',
      width: 1,
      zIndex: 1,
      label: {
        text: [...new Set(signs)].join(''),
        rotation: 0,
        align: 'center',
        textAlign: 'center',
        verticalAlign: 'bottom',
        x: 0,
        y: markRoom - 2,
        style: { ...caption, color: 'var(--p-text)' },
      },
    };
  });
  return { plotLines, labels: { distance: 10 + markRoom } };
}
