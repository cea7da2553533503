import type { TableModel } from '@portal/contract';
import { nameColumn } from '@portal/ui/analysis';
import { type BenefitDetails, dayText } from './details.ts';

const columns = ['from', 'until', 'places', 'assumption'] as const;

/**
 * A table of benefits with their days and places behind their names, and what their values assume at the end.
 * @param names what the columns are called
 */
export function withDetails(
  model: TableModel,
  details: BenefitDetails,
  names: Record<(typeof columns)[number], string>,
): TableModel {
  const known = new Map(details.map((detail) => [detail.key, detail]));
  const [from, until, places, assumption] = columns.map((key) => nameColumn(key, names[key]));
  const own = (kind: 'dimension' | 'indicator') => model.columns.filter((column) => column.kind === kind);
  const more = [from, until, places].flatMap((column) => column ?? []);
  return {
    ...model,
    made: undefined,
    columns: [...own('dimension'), ...more, ...own('indicator'), ...(assumption ? [assumption] : [])],
    rows: model.rows.map((row) => {
      const detail = known.get(row.keys.benefit ?? '');
      return {
        ...row,
        names: {
          ...row.names,
          from: dayText(detail?.from ?? ''),
          until: dayText(detail?.until ?? ''),
          places: detail?.places || '-',
          assumption: detail?.assumption || '-',
        },
      };
    }),
  };
}
