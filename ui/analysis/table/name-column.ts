import type { TableColumn } from '@portal/contract';

/** A column of a table that holds texts: names, days, terms as they are written. */
export const nameColumn = (key: string, name: string): TableColumn => ({
  key,
  name,
  kind: 'dimension',
  format: null,
  unit: '',
  definition: '',
  formula: '',
  growth: false,
});
