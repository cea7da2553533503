import { type TableModel, tableOf } from '@portal/contract';
import { useAnswer, useLanguage } from '@portal/shell';
import { type Answer, type Catalogue, catalogues } from '../page/ask.ts';
import { usePage } from '../page/context.ts';
import type { Subject } from '../page/define-page.ts';
import type { CrossedFigure } from './crossed-figure.ts';

/**
 * Makes tables of answers that hold figures of several: each column with its meaning and formula.
 * @param figures those that are made of the others
 * @param beside the dataset that stands beside that of the page; null where nothing may be asked of it
 * @param more figures of others that stand there too, as their catalogues say them
 */
export function useCrossedTable(
  figures: readonly CrossedFigure[],
  beside: Subject['dataset'] | null,
  more: Catalogue['indicators'] = [],
): (answer: Answer) => TableModel {
  const language = useLanguage();
  const { catalogue } = usePage();
  const other = useAnswer(catalogues, beside && { dataset: beside });
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
  const indicators = [...(catalogue?.indicators ?? []), ...(other.answer?.indicators ?? []), ...more, ...own];
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
