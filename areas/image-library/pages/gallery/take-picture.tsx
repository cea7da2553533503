import type { ImageFormat } from '@portal/contract';
import { CallError, request, saveFile, trackDownload } from '@portal/shell';
import { Button, formatNumber, IconDownload, SelectField } from '@portal/ui';
import { useState } from 'react';
import type { Image } from '../../data/ask.ts';
import { phrases } from '../../phrases.ts';
import classes from './take-picture.module.css';

/** S3.053: under this path a picture that is taken away is recorded. */
const exportPath = '/v3/iw-image-library/picture/download';

interface Wish {
  format: ImageFormat;
  /** In px; absent for as wide as it was brought. */
  width?: number;
}

/** What is offered of a picture, the usual first. */
function wishesOf({ drawn, picture }: Image): Wish[] {
  if (drawn)
    return [
      { format: 'png', width: 1600 },
      { format: 'png', width: 3200 },
      { format: 'jpeg', width: 1600 },
      { format: 'svg' },
    ];
  const smaller = [1280, 640].filter((width) => width < picture.width);
  return [
    { format: 'jpeg' },
    ...smaller.map((width): Wish => ({ format: 'jpeg', width })),
    { format: 'png' },
    { format: 'webp' },
  ];
}

const nameOf = ({ format, width = 0 }: Wish): string => `${format}-${width}`;

/** Takes a picture away, in a size and a format of one's choice. */
export function TakePicture({ image }: { image: Image }) {
  const translate = phrases.useTranslate();
  const wishes = wishesOf(image);
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const wish = wishes.find((each) => nameOf(each) === chosen) ?? wishes[0];
  const label = ({ format, width }: Wish) => {
    const kind = format.toUpperCase();
    if (format === 'svg') return translate('asLines', { kind });
    return width === undefined
      ? translate('asBrought', { kind, width: formatNumber(image.picture.width) })
      : translate('asWide', { kind, width: formatNumber(width) });
  };
  const take = async () => {
    if (!wish) return;
    setBusy(true);
    setProblem('');
    try {
      const content: unknown = await request('imageFile', { imageId: image.imageId, ...wish });
      if (content instanceof Blob) {
        saveFile(fileName(image, wish), content);
        trackDownload(exportPath);
      }
    } catch (error) {
      setProblem(error instanceof CallError && error.msg2Client ? error.msg2Client : translate('notTaken'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={classes.take}>
      <SelectField
        label={translate('takeAs')}
        labelHidden
        name="take-as"
        value={wish ? nameOf(wish) : ''}
        options={wishes.map((each) => ({ value: nameOf(each), label: label(each) }))}
        onChange={setChosen}
      />
      <Button variant="primary" icon={<IconDownload />} loading={isBusy} onClick={take} data-testid="take-picture">
        {translate('take')}
      </Button>
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** A name that says what it is, for who finds it in a folder later. */
const fileName = ({ brand, model, angle, colour, year }: Image, { format, width }: Wish): string => {
  const words = [brand.name, model.name, phrases.translate(angle), colour.name, year, width].filter(Boolean);
  return `${words.join('-').replace(/[\\/:*?"<>|\s~]+/g, '-')}.${format === 'jpeg' ? 'jpg' : format}`;
};
