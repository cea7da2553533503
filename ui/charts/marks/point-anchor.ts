import type { Anchor } from '@portal/ui';
import type { Point } from 'highcharts';

/** Where a mark stands in the window, wherever the page has been scrolled to; the focus goes back to its chart. */
export function pointAnchor(point: Point): Anchor {
  const { chart } = point.series;
  const place = chart.container.closest<HTMLElement>('[data-marks]');
  return {
    getBoundingClientRect: () => {
      const box = chart.container.getBoundingClientRect();
      // Where its hint would stand: the end of a bar, also of a lying one.
      const [x, y] = (point as { tooltipPos?: number[] }).tooltipPos ?? [point.plotX ?? 0, point.plotY ?? 0];
      const top = box.top + chart.plotTop + (y ?? 0);
      return { left: box.left + chart.plotLeft + (x ?? 0), top, bottom: top };
    },
    focus: () => place?.focus({ preventScroll: true }),
  };
}
