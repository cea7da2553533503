import { useAnswer, useLanguage } from '@portal/shell';
import { type Answer, catalogues, type TableModel, tableOf, usePage } from '@portal/ui/analysis';
import { type CrossedFigure, crossed } from '../market/crossed.ts';

const figures: readonly CrossedFigure[] = Object.values(crossed);

/**
 * Makes tables of answers that hold figures of two datasets: each column with its meaning and formula.
 * @param other the dataset that stands beside that of the page; null where nothing may be asked of it
 */
export function useCrossedTable(other: 'sales' | 'outlet' | null): (answer: Answer) => TableModel {
  const language = useLanguage();
  const { catalogue } = usePage();
  const beside = useAnswer(catalogues, other && { dataset: other });
  const own = figures.map(({ key, name, unit, definition, formula, format }) => ({
    key,
    name: name[language],
    unit: unit[language],
    definition: definition[language],
    formula: formula[language],
    format,
    growth: false,
    adds: 'never' as const,
  }));
  const indicators = [...(catalogue?.indicators ?? []), ...(beside.answer?.indicators ?? []), ...own];
  return (answer) => {
    const model = tableOf(answer, language, catalogue && { ...catalogue, indicators });
    const decimalsOf = (key: string) => figures.find((figure) => figure.key === key)?.decimals;
    const columns = model.columns.map((column) => {
      const decimals = decimalsOf(column.key);
      return decimals === undefined ? column : { ...column, decimals };
    });
    return { ...model, columns, made: undefined };
  };
}
