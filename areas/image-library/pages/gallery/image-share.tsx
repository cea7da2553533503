import { trackDownload, useLanguage } from '@portal/shell';
import { exportName, type SharedTable, TableShare } from '@portal/ui/analysis';
import { type Found, wholeList } from '../../data/ask.ts';
import { type ImageView, queryOf } from '../../data/image-view.ts';
import { phrases } from '../../phrases.ts';
import { imageTable } from './image-table.ts';
import { rowsText } from './list-foot.tsx';
import { type FilterNames, filtersText } from './use-filter-names.ts';

/** S3.053: under this path a file of the list is recorded. */
const exportPath = '/v3/iw-image-library/gallery/export';

interface ImageShareProps {
  view: ImageView;
  found: Found | undefined;
  names: FilterNames;
}

/** Takes the list away: as a file that equals the screen, or as a link that reopens it. */
export function ImageShare({ view, found, names }: ImageShareProps) {
  const translate = phrases.useTranslate();
  const language = useLanguage();
  const texts = filtersText(view, names, language === 'en' ? ', ' : '、');
  const tableOf = ({ items }: Found, rows: string): SharedTable => ({
    title: translate('list'),
    name: exportName({ title: translate('list'), filters: texts }),
    model: imageTable(items),
    about: [[translate('rows'), rows], ...texts],
  });
  const whole = async () => {
    const all = await wholeList(queryOf(view));
    return tableOf(all, rowsText({ ...view, page: 1 }, all));
  };
  return (
    <TableShare
      language={language}
      table={found && tableOf(found, rowsText(view, found))}
      whole={found && found.total > found.items.length ? { rows: found.total, table: whole } : undefined}
      taken={() => trackDownload(exportPath)}
    />
  );
}
