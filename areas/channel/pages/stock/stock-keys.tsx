import { useLanguage } from '@portal/shell';
import { type Answered, countFigure, emptyText, formatNumber, KeyFigure, KeyFigures } from '@portal/ui';
import { type Answer, useCountOptions } from '@portal/ui/analysis';
import { crossed } from '../../market/crossed.ts';
import { phrases } from '../../phrases.ts';

/** Stock and what was sold in the latest month, and how long the one lasts at the pace of the other. */
export function StockKeys({ answered: { answer, error } }: { answered: Answered<Answer> }) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const options = useCountOptions();
  const last = answer?.rows.at(-1);
  const column = (key: string) => answer?.columns.find((candidate) => candidate.key === key);
  const cars = (key: string) =>
    answer
      ? countFigure(last?.values[key] ?? null, translate('carUnit'), language, options)
      : { value: error ? emptyText : undefined };
  const plain = (key: 'stockCoefficient' | 'stockDays') => ({
    value: answer ? formatNumber(last?.values[key] ?? null, crossed[key].decimals) : error ? emptyText : undefined,
    unit: crossed[key].unit[language],
  });
  const meaning = ({ definition, formula }: (typeof crossed)['stockDays' | 'stockCoefficient']) => [
    definition[language],
    formula[language],
  ];
  const stockName = column('dealerStock')?.name ?? '';
  return (
    <KeyFigures columns={4} framed>
      <KeyFigure
        name={last ? `${stockName} · ${last.names.period ?? ''}` : stockName}
        means={[column('dealerStock')?.definition ?? []].flat()}
        changes={[{ name: translate('yoyOutlets'), value: last?.values.yoyStock }]}
        {...cars('dealerStock')}
      />
      <KeyFigure
        name={translate('retailVolume')}
        means={[column('volume')?.definition ?? []].flat()}
        {...cars('volume')}
      />
      <KeyFigure
        name={crossed.stockCoefficient.name[language]}
        means={meaning(crossed.stockCoefficient)}
        {...plain('stockCoefficient')}
      />
      <KeyFigure name={crossed.stockDays.name[language]} means={meaning(crossed.stockDays)} {...plain('stockDays')} />
    </KeyFigures>
  );
}
