import { writtenFigure } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { useWrittenAs } from '@portal/ui/charts';
import { useMemo } from 'react';
import type { Pivot } from './rows/types.ts';

/**
 * A pivot in the unit and with the decimals that are chosen for its page: on the screen, and in what is made of it.
 * @param onRows the figures lie on rows, where no head says their unit: their names do, if it is another than usual
 */
export function useWrittenPivot(pivot: Pivot, onRows: boolean): Pivot {
  const written = useWrittenAs();
  const language = useLanguage();
  return useMemo(() => {
    const { unit, decimals } = written;
    if (unit !== 'large' && decimals === undefined) return pivot;
    const reported = pivot.figures.map((figure) => writtenFigure(figure, written, language));
    const figures = pivot.figures.map((figure, at) => {
      const { size = 1, unit: own = figure.unit, decimals: chosen } = reported[at] ?? {};
      const name = onRows && size > 1 ? `${figure.name} (${own})` : figure.name;
      return { ...figure, name, unit: own, ...(chosen !== undefined && { decimals: chosen }) };
    });
    const sizeOf = (at: number) => reported[at]?.size ?? 1;
    const cell: Pivot['cell'] = (row, column) =>
      pivot.cell(row, column)?.map((value, at) => (typeof value === 'number' ? value / sizeOf(at) : value));
    return { ...pivot, figures, cell: reported.some(({ size }) => size > 1) ? cell : pivot.cell };
  }, [pivot, onRows, written, language]);
}
