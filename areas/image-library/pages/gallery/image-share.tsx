import { trackDownload } from '@portal/shell';
import { ListShare } from '@portal/ui/analysis';
import { type Found, partOf } from '../../data/ask.ts';
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
  const { view } = list.address;
  return (
    <ListShare
      list={list}
      title={phrases.useTranslate()('list')}
      size={view.size}
      filters={filtersText(list)}
      found={found}
      part={partOf(queryOf(view))}
      keyOf={({ imageId }) => imageId}
      model={imageTable}
      taken={() => trackDownload(exportPath)}
    />
  );
}
