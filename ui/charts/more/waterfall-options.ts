import { escapeText } from '@portal/contract';
import type { Options } from 'highcharts';
import { caption } from '../options/base.ts';
import { countUnitOf } from '../spec/drawn-unit.ts';
import type { WaterfallChartSpec } from '../spec/more-spec.ts';
import { bareText, changeText, plotValue, valueText } from '../spec/values.ts';
import { type Step, waterfallSteps } from '../spec/waterfall-steps.ts';
import { figureAxis, lying, namesAxis } from './lying.ts';

const isWhole = ({ kind }: Step) => kind === 'start' || kind === 'end';

/** Start and end are whole bars in the accent, what rises and falls has its own colour, what is left over is quiet. */
function colourOf(step: Step): string {
  if (isWhole(step)) return 'var(--p-accent)';
  if (step.kind === 'rest') return 'var(--p-disabled)';
  return step.value < 0 ? 'var(--p-fall)' : 'var(--p-rise)';
}

/** The figure of a step beside its bar: at the left where it leads below zero, as Highcharts places it. */
function besideBar({ to }: Step, text: string) {
  const isLeft = to < 0;
  return {
    enabled: true,
    inside: false,
    format: text,
    style: { ...caption, color: 'var(--p-text)' },
    ...(isLeft ? { align: 'right' as const, x: -6 } : {}),
  };
}

/** The steps from one figure to another as floating bars, each beginning where the one above it ends. */
export function waterfallOptions(spec: WaterfallChartSpec): Options {
  const { value, language } = spec;
  const steps = waterfallSteps(spec);
  const unit = countUnitOf(
    value.format,
    steps.map(({ to }) => to),
    spec,
  );
  // Beside millions, steps of thousands would all be 0.0m.
  const stepUnit = countUnitOf(
    value.format,
    steps.filter((step) => !isWhole(step)).map((step) => step.value),
    spec,
  );
  const drawn = (figure: number) => plotValue(figure, value.format, unit) ?? 0;
  const textOf = (step: Step) =>
    // The axis says what is counted; behind every bar it would be noise.
    value.format === 'points' ? bareText(step.value, 'points', language, unit) : spoken(step);
  const spoken = (step: Step) =>
    isWhole(step)
      ? valueText(step.value, value.format, language, unit)
      : changeText(step.value, value.format, language, stepUnit);
  return {
    chart: { ...lying, spacingRight: 56 },
    plotOptions: {
      waterfall: {
        maxPointWidth: 12,
        pointPadding: 0,
        groupPadding: 0.1,
        borderWidth: 0,
        borderRadius: 1,
        lineColor: 'var(--p-line-control)',
        lineWidth: 1,
        dashStyle: 'Solid',
      },
    },
    xAxis: namesAxis(steps.map(({ name }) => name)),
    yAxis: {
      ...figureAxis(value, spec, unit, steps.length),
      ...(spec.floor !== undefined && { min: drawn(spec.floor) }),
      plotLines: [{ value: 0, color: 'var(--p-line-strong)', width: 1 }],
    },
    series: [
      {
        type: 'waterfall',
        name: value.name,
        data: steps.map((step) => ({
          ...(step.kind === 'end' ? { isSum: true } : { y: drawn(step.value) }),
          color: colourOf(step),
          dataLabels: besideBar(step, textOf(step)),
        })),
      },
    ],
    tooltip: {
      formatter() {
        const step = steps[this.index];
        if (!step) return false;
        return `<div class="p-chart-tip"><p>${escapeText(step.name)}</p>${escapeText(value.name)} <b>${spoken(step)}</b></div>`;
      },
    },
  };
}
