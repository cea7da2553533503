import { trackDownload, useLanguage } from '@portal/shell';
import type { FacetNameOf } from '@portal/ui';
import { exportName, type SharedTable, TableShare } from '@portal/ui/analysis';
import { type Found, wholeList } from '../data/ask.ts';
import { facetNames, type MarketView, narrowedQuery, type Shelf } from '../data/market-view.ts';
import { phrases } from '../phrases.ts';
import { reportTable } from './report-table.ts';

/** S3.053: under this path a file of the catalogue is recorded. */
const exportPath = '/v3/iw-report-market/reports/export';

interface ShareProps {
  view: MarketView;
  shelf: Shelf;
  found: Found | undefined;
  nameOf: FacetNameOf;
}

/** Takes the list away: as a file that equals the screen, or as a link that reopens it. */
export function Share({ view, shelf, found, nameOf }: ShareProps) {
  const translate = phrases.useTranslate();
  const language = useLanguage();
  const filters: [string, string][] = [
    ...(view.text.trim() ? [[translate('search'), view.text.trim()] as [string, string]] : []),
    ...facetNames.flatMap((name): [string, string][] => {
      const names = view[name].map((key) => nameOf(name, key) ?? key);
      return names.length > 0 ? [[translate(name), names.join(translate('listSeparator'))]] : [];
    }),
  ];
  const page: [string, string][] = view.page > 1 ? [['', String(view.page)]] : [];
  const tableOf = ({ items, total }: Found, part: [string, string][]): SharedTable => ({
    title: translate(shelf),
    name: exportName({ title: translate(shelf), filters: [...filters, ...part] }),
    model: reportTable(items, nameOf),
    about: [
      [translate('rows'), `${items.length} / ${total}`],
      ...(filters.length > 0 ? filters : [[translate('narrowed'), translate('none')] as [string, string]]),
    ],
  });
  return (
    <TableShare
      language={language}
      table={found && tableOf(found, page)}
      whole={
        found && found.total > found.items.length
          ? { rows: found.total, table: async () => tableOf(await wholeList(narrowedQuery(view, shelf)), []) }
          : undefined
      }
      taken={() => trackDownload(exportPath)}
    />
  );
}
