import { escapeText } from '@portal/contract';
import { type ChangeMark, changeMark, formatNumber } from '@portal/ui';
import { drawnUnit, type WrittenUnit } from '../spec/drawn-unit.ts';
import { chartPhrases } from '../spec/phrases.ts';
import type { CategoryChartSpec, ChartSeries } from '../spec/spec.ts';
import { valueText } from '../spec/values.ts';
import { eventSigns, eventsOf, eventText } from './event-marks.ts';

/** The mark of a change as a tooltip can hold it. */
const changeHtml = ({ arrow, text, tone }: ChangeMark): string =>
  `<span data-change="${tone}"><small>${arrow}</small>${text}</span>`;

/** The whole figure, as a table has it: rounded, it would often be the same. */
const formerText = (value: number, { format }: ChartSeries): string =>
  formatNumber(value, format === 'count' && Number.isInteger(value) ? 0 : 1);

function line(series: ChartSeries, index: number, colour: string, spec: CategoryChartSpec, unit: WrittenUnit): string {
  const value = series.values[index] ?? null;
  const isRounded = series.format === 'count' && value !== null && unit.size > 1;
  const former = series.formers?.[index] ?? null;
  // What reads the same was not revised for a reader: a mean moves a little when its weights do.
  const was = former === null ? '' : formerText(former, series);
  const isRevised = was !== '' && (value === null || was !== formerText(value, series));
  const [low = null, high = null] = [series.band?.low[index], series.band?.high[index]];
  const isBanded = low !== null && high !== null;
  const change = series.changes ? changeHtml(changeMark(series.changes[index] ?? null)) : '';
  const cells = [
    `<td><span style="color:${colour}">●</span> ${escapeText(series.name)}</td>`,
    `<td><b>${valueText(value, series.format, spec.language, unit)}</b></td>`,
    `<td>${isRounded ? formatNumber(value, Number.isInteger(value) ? 0 : 1) : ''}</td>`,
    isBanded
      ? `<td>${valueText(low, series.format, spec.language, unit)} – ${valueText(high, series.format, spec.language, unit)}</td>`
      : '',
    isRevised ? `<td data-former>${chartPhrases(spec.language).formerly} ${was}</td>` : '',
    series.changes ? `<td>${escapeText(spec.changeName ?? '')} ${change}</td>` : '',
  ];
  return `<tr>${cells.join('')}</tr>`;
}

/** Of months to come nothing is counted, and of those that are over nothing is forecast. */
const isOf = ({ band }: ChartSeries, index: number, { forecast }: CategoryChartSpec): boolean =>
  forecast === undefined || (band !== undefined) === index >= forecast.from;

/** What happened in the period. */
const happened = (spec: CategoryChartSpec, index: number): string =>
  eventsOf(spec)
    .filter(({ at }) => at === index)
    .map((event) => `<p data-event>${eventSigns[event.kind]} ${escapeText(eventText(event, spec.language))}</p>`)
    .join('');

/**
 * All series of one category with full name (A84), value with its unit, the exact count and the change.
 * @param index which category
 * @param colours colour of each series
 * @param shown which series are shown now (others were clicked away in the legend)
 */
export function tooltipHtml(
  spec: CategoryChartSpec,
  index: number,
  colours: readonly string[],
  isVisible: (seriesIndex: number) => boolean = () => true,
): string {
  const unit = drawnUnit(spec);
  const rows = spec.series
    .map((series, at) =>
      isVisible(at) && isOf(series, index, spec) ? line(series, index, colours[at] ?? '', spec, unit) : '',
    )
    .join('');
  return `<div class="p-chart-tip"><p>${escapeText(spec.categories[index] ?? '')}</p><table>${rows}</table>${happened(spec, index)}</div>`;
}
