import type { TableColumn, TableModel } from '@portal/contract';
import { type CallData, questionsTo } from '@portal/shell';

/** Where outlets are, and how they are called up. */
export const outletDetails = questionsTo('outletDetails');

export type OutletDetails = CallData<'outletDetails'>;

const textColumn = (key: string, name: string): TableColumn => ({
  key,
  name,
  kind: 'dimension',
  format: null,
  unit: '',
  definition: '',
  formula: '',
  growth: false,
  asWritten: true,
});

/**
 * A table of outlets with the address and phone of each behind its name.
 * @param names what the two columns are called
 */
export function withDetails(
  model: TableModel,
  details: OutletDetails,
  names: { address: string; phone: string },
): TableModel {
  const known = new Map(details.map((detail) => [detail.key, detail]));
  // Each row is one outlet.
  const [first, ...others] = model.columns.filter(({ key }) => key !== 'outlets');
  return {
    ...model,
    made: undefined,
    columns: [
      ...(first ? [first] : []),
      textColumn('address', names.address),
      textColumn('phone', names.phone),
      ...others,
    ],
    rows: model.rows.map((row) => {
      const detail = known.get(row.keys.outlet ?? '');
      return { ...row, names: { ...row.names, address: detail?.address || '-', phone: detail?.phone || '-' } };
    }),
  };
}
