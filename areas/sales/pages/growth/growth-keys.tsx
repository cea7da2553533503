import { useLanguage } from '@portal/shell';
import { type Answered, countFigure, emptyText, formatRatio, KeyFigure, KeyFigures } from '@portal/ui';
import { type Answer, useCountOptions, useNameOf, usePage } from '@portal/ui/analysis';
import type { GrowthFigures } from '../../market/choices.ts';

/** What the steps lead from and to: sales formerly and now, and what lies between. */
export function GrowthKeys({ answered, figures }: { answered: Answered<Answer>; figures: GrowthFigures }) {
  const language = useLanguage();
  const { catalogue } = usePage();
  const nameOf = useNameOf();
  const options = useCountOptions();
  const { answer, error } = answered;
  const indicatorOf = (wanted: string) => catalogue?.indicators.find(({ key }) => key === wanted);
  const textOf = (text: string) => (answer ? text : error ? emptyText : undefined);
  const figure = (key: GrowthFigures[keyof GrowthFigures] | 'volume') => {
    const indicator = indicatorOf(key);
    const value = answer?.total?.[key] ?? null;
    const counted =
      indicator?.format === 'percent'
        ? { value: formatRatio(value, { sign: true }), unit: '' }
        : countFigure(value, indicator?.unit ?? '', language, options);
    const sign = indicator?.growth && indicator.format === 'count' && (value ?? 0) > 0 ? '+' : '';
    return (
      <KeyFigure
        name={nameOf('indicators', key)}
        means={[indicator?.definition ?? []].flat()}
        value={textOf(sign + counted.value)}
        unit={counted.unit}
      />
    );
  };
  return (
    <KeyFigures columns={4} framed>
      {figure(figures.former)}
      {figure('volume')}
      {figure(figures.change)}
      {figure(figures.growth)}
    </KeyFigures>
  );
}
