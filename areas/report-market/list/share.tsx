import { trackDownload } from '@portal/shell';
import { facetLines } from '@portal/ui';
import { ListShare } from '@portal/ui/analysis';
import { type Found, partOf } from '../data/ask.ts';
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
  const { view } = list.address;
  return (
    <ListShare
      list={list}
      title={phrases.useTranslate()(shelf)}
      size={pageSize}
      filters={[...textLines(view).filter(([, text]) => text !== ''), ...facetLines(list)]}
      found={found}
      part={partOf(narrowedQuery(view, shelf))}
      keyOf={({ reportId }) => reportId}
      model={(items) => reportTable(items, list.nameOf)}
      taken={() => trackDownload(exportPath)}
    />
  );
}
