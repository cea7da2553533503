import { trackDownload } from '@portal/shell';
import { facetLines, rowsText } from '@portal/ui';
import { exportName, type SharedTable, TableShare } from '@portal/ui/analysis';
import { type Found, wholeList } from '../data/ask.ts';
import { narrowedQuery, pageSize, type Shelf } from '../data/market-view.ts';
import { phrases } from '../phrases.ts';
import { type FacetedReports, textLines } from './faceted-reports.ts';
import { reportTable } from './report-table.ts';

/** S3.053: under this path a file of the catalogue is recorded. */
const exportPath = '/v3/iw-report-market/reports/export';

interface ShareProps {
  list: FacetedReports;
  shelf: Shelf;
  found: Found | undefined;
}

/** Takes the list away: as a file that equals the screen, or as a link that reopens it. */
export function Share({ list, shelf, found }: ShareProps) {
  const translate = phrases.useTranslate();
  const {
    language,
    address: { view },
  } = list;
  const filters = [...textLines(view).filter(([, text]) => text !== ''), ...facetLines(list)];
  const page: [string, string][] = view.page > 1 ? [['', String(view.page)]] : [];
  const tableOf = ({ items, total }: Found, at: number, part: [string, string][]): SharedTable => ({
    title: translate(shelf),
    name: exportName({ title: translate(shelf), filters: [...filters, ...part] }),
    model: reportTable(items, list.nameOf),
    about: [
      [translate('rows'), rowsText({ page: at, size: pageSize, shown: items.length, total }, language)],
      ...(filters.length > 0 ? filters : [[translate('narrowed'), translate('none')] as [string, string]]),
    ],
  });
  return (
    <TableShare
      language={language}
      table={found && tableOf(found, view.page, page)}
      whole={
        found && found.total > found.items.length
          ? { rows: found.total, table: async () => tableOf(await wholeList(narrowedQuery(view, shelf)), 1, []) }
          : undefined
      }
      taken={() => trackDownload(exportPath)}
    />
  );
}
