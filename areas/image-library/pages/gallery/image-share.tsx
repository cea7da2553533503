import { trackDownload } from '@portal/shell';
import { rowsText } from '@portal/ui';
import { exportName, type SharedTable, TableShare } from '@portal/ui/analysis';
import { type Found, wholeList } from '../../data/ask.ts';
import { queryOf } from '../../data/image-view.ts';
import { phrases } from '../../phrases.ts';
import { filtersText, type ImageList } from './image-list.ts';
import { imageTable } from './image-table.ts';

/** S3.053: under this path a file of the list is recorded. */
const exportPath = '/v3/iw-image-library/gallery/export';

interface ImageShareProps {
  list: ImageList;
  found: Found | undefined;
}

/** Takes the list away: as a file that equals the screen, or as a link that reopens it. */
export function ImageShare({ list, found }: ImageShareProps) {
  const translate = phrases.useTranslate();
  const {
    language,
    address: { view },
  } = list;
  const texts = filtersText(list);
  const rowsOf = ({ items, total }: Found, page: number) =>
    rowsText({ page, size: view.size, shown: items.length, total }, language);
  const tableOf = ({ items }: Found, rows: string): SharedTable => ({
    title: translate('list'),
    name: exportName({ title: translate('list'), filters: texts }),
    model: imageTable(items),
    about: [[translate('rows'), rows], ...texts],
  });
  const whole = async () => {
    const all = await wholeList(queryOf(view));
    return tableOf(all, rowsOf(all, 1));
  };
  return (
    <TableShare
      language={language}
      table={found && tableOf(found, rowsOf(found, view.page))}
      whole={found && found.total > found.items.length ? { rows: found.total, table: whole } : undefined}
      taken={() => trackDownload(exportPath)}
    />
  );
}
