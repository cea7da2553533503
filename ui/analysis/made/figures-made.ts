import type { MarketCatalogue, MarketColumn, TableModel } from '@portal/contract';
import type { MadeQuery } from '../page/made-query.ts';

/** What an indicator means and how it is made. */
export interface FigureMade {
  key: string;
  name: string;
  unit: string;
  definition: string;
  formula: string;
}

/**
 * The indicators of an answer: those that were asked, as the catalogue declares them; of another question than one to the
 * market those that the answer defines itself, else those of its table.
 * @param own the columns of the answer, which say of what a share is a part
 */
export function figuresMade(
  query: MadeQuery | undefined,
  catalogue: MarketCatalogue | null,
  defined: readonly FigureMade[] | undefined,
  model: TableModel | undefined,
  own: readonly MarketColumn[] = [],
): FigureMade[] {
  if (query?.call === 'marketQuery')
    return query.payload.indicators.flatMap((wanted) => {
      const column = own.find(({ key }) => key === wanted);
      const declared = catalogue?.indicators.filter(({ key }) => key === wanted) ?? [];
      return declared.map((entry) => ({
        ...entry,
        ...(column && { name: column.name, definition: column.definition }),
      }));
    });
  const columns = model?.columns.filter(({ kind }) => kind === 'indicator') ?? [];
  const figures = (defined ?? columns).filter(({ definition }) => definition !== '');
  // The columns of one figure, a member each, mean the same.
  return figures.filter(({ definition }, at) => figures.findIndex((figure) => figure.definition === definition) === at);
}
