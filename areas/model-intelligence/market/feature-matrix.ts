import type { TableColumn, TableModel, TableRow } from '@portal/contract';
import type { Answer } from '@portal/ui/analysis';

/** The sign of each state: shapes, so that nobody has to tell colours apart. */
const signs: Readonly<Record<string, string>> = { standard: '●', optional: '○', ota: '◆', announced: '◇', none: '–' };

/** The feature stays in sight where the table is moved aside, so it stands first. */
const figures = ['feature', 'featureLevel'] as const;

const quiet = { kind: 'dimension', format: null, unit: '', definition: '', formula: '', growth: false } as const;

/** How a cell says a state: its sign with the word, and the sign alone where there is nothing to say. */
const stateText = (key: string, name: string): string =>
  key === 'none' ? (signs.none ?? '') : `${signs[key] ?? ''} ${name}`.trim();

/**
 * Features of models as a table: a feature a line, driving before the cabin and the plainest level first, a model a column.
 * @param answer rows by domain, level, feature, state and model
 * @param models in the order of their columns; one of which a feature is unknown has an empty cell
 */
export function featureMatrix(answer: Answer, models: readonly { key: string; name: string }[]): TableModel {
  const rows = new Map<string, TableRow>();
  for (const { kind, keys, names } of answer.rows) {
    const { feature = '', featureState = '', model = '' } = keys;
    if (kind !== 'row' || feature === '') continue;
    const row: TableRow = rows.get(feature) ?? {
      id: feature,
      kind: 'row',
      keys: { feature, featureLevel: keys.featureLevel ?? '', featureDomain: keys.featureDomain ?? '' },
      // A level says nothing without the side of the car that it is of.
      names: {
        feature: names.feature ?? feature,
        featureLevel: `${names.featureDomain ?? ''} ${names.featureLevel ?? ''}`,
      },
      values: {},
    };
    row.names[`model ${model}`] = stateText(featureState, names.featureState ?? '');
    rows.set(feature, row);
  }
  const orderOf = (key: string) => answer.columns.find((column) => column.key === key)?.order ?? [];
  const [domains, levels] = [orderOf('featureDomain'), orderOf('featureLevel')];
  const place = ({ keys }: TableRow) =>
    domains.indexOf(keys.featureDomain ?? '') * 100 + levels.indexOf(keys.featureLevel ?? '');
  return {
    columns: [
      ...figures.flatMap((key): TableColumn[] => {
        const column = answer.columns.find((own) => own.key === key);
        return column ? [{ ...column, formula: '', growth: false }] : [];
      }),
      ...models.map(({ key, name }): TableColumn => ({ ...quiet, key: `model ${key}`, name })),
    ],
    rows: [...rows.values()].sort((one, other) => place(one) - place(other)),
    cut: null,
    of: answer,
  };
}
