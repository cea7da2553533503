import { joinNames } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import type { PivotQuestion } from '@portal/ui/analysis';
import { useCross } from '../../frame/cross-context.ts';

/** What a pivot shows: its figures by its dimensions. */
export function usePivotTitle({ figures, rows, columns }: Pick<PivotQuestion, 'figures' | 'rows' | 'columns'>): string {
  const language = useLanguage();
  const { dimensions } = useCross();
  const by = [...rows, ...columns]
    .map((key) => dimensions.find((dimension) => dimension.key === key)?.name ?? key)
    .join(' × ');
  const names = figures.slice(0, 3).map(({ name }) => name);
  const more = figures.length > 3 ? ` +${figures.length - 3}` : '';
  const what = `${joinNames(names, language)}${more}`;
  return by === '' ? what : `${by}${language === 'en' ? ': ' : '：'}${what}`;
}
