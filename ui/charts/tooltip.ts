import { formatNumber, formatRatio } from '@portal/ui';
import type { CategoryChartSpec, ChartSeries } from './spec.ts';
import { plotText, plotValue } from './values.ts';

/** Names come from data: they are text in the tooltip, never markup. */
export function escapeText(text: string): string {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}

function line(series: ChartSeries, index: number, colour: string, spec: CategoryChartSpec): string {
  const value = series.values[index] ?? null;
  const drawn = plotText(plotValue(value, series.format), series.format, spec.language);
  const change = series.changes ? formatRatio(series.changes[index] ?? null, { sign: true }) : '';
  const cells = [
    `<td><span style="color:${colour}">●</span> ${escapeText(series.name)}</td>`,
    `<td><b>${drawn}</b></td>`,
    `<td>${series.format === 'count' && value !== null ? formatNumber(value, Number.isInteger(value) ? 0 : 1) : ''}</td>`,
    series.changes ? `<td>${escapeText(spec.changeName ?? '')} ${change}</td>` : '',
  ];
  return `<tr>${cells.join('')}</tr>`;
}

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
  shown: (seriesIndex: number) => boolean = () => true,
): string {
  const rows = spec.series
    .map((series, at) => (shown(at) ? line(series, index, colours[at] ?? '', spec) : ''))
    .join('');
  return `<div class="p-chart-tip"><p>${escapeText(spec.categories[index] ?? '')}</p><table>${rows}</table></div>`;
}
