import { trackDownload, useLanguage } from '@portal/shell';
import { Card, emptyText, formatNumber, formatSigned, SheetFrame } from '@portal/ui';
import { exportName, TableShare } from '@portal/ui/analysis';
import type { Image } from '../../data/ask.ts';
import { phrases } from '../../phrases.ts';
import classes from './measures-card.module.css';
import { measuresOf, measuresTable } from './measures-table.ts';

/** S3.053: under this path a file of measures is recorded. */
const exportPath = '/v3/iw-image-library/compare/export';

const plain = (value: number | null): string => (value === null ? emptyText : formatNumber(value));

/** What two cars measure, and by how much they differ. */
export function MeasuresCard({ images }: { images: readonly (Image | undefined)[] }) {
  const translate = phrases.useTranslate();
  const language = useLanguage();
  const title = translate('measures');
  const names = images.map((image) => image?.model.name ?? translate('noPicture'));
  return (
    <Card
      flush
      title={title}
      caption={translate('measuresNote')}
      actions={
        <TableShare
          language={language}
          table={{
            title,
            name: exportName({ title, filters: [['', names.join(' ')]] }),
            model: measuresTable(images),
            about: [],
          }}
          taken={() => trackDownload(exportPath)}
        />
      }
    >
      <SheetFrame caption={title} data-testid="measures" className={classes.sheet}>
        <thead>
          <tr>
            <th scope="col">{translate('measure')}</th>
            {images.map((image, at) => (
              <th key={image?.imageId ?? `none ${at}`} scope="col">
                {names[at]}
              </th>
            ))}
            <th scope="col">{translate('difference')}</th>
          </tr>
        </thead>
        <tbody>
          {measuresOf(images).map(({ key, values, difference }) => (
            <tr key={key} data-row={key}>
              <th scope="row">{translate(key)}</th>
              {values.map((value, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell stands for its place.
                <td key={at}>{plain(value)}</td>
              ))}
              <td>{difference === null ? emptyText : formatSigned(difference, 0)}</td>
            </tr>
          ))}
        </tbody>
      </SheetFrame>
    </Card>
  );
}
