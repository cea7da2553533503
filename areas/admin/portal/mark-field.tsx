import { largestMark } from '@portal/contract';
import { Button } from '@portal/ui';
import { type ChosenFile, readChosenFile } from '../data/chosen-file.ts';
import { FilePicker } from '../parts/file-picker.tsx';
import parts from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import classes from './portal.module.css';

interface MarkFieldProps {
  /** The mark of now; null for the portal's own sign. */
  address: string | null;
  /** What is to become of it: another file, none, or (undefined) nothing. */
  chosen: ChosenFile | null | undefined;
  onChoose: (chosen: ChosenFile | null | undefined) => void;
  /** Says why a file cannot be taken. */
  refuse: (problem: string) => void;
}

const typeOf = (name: string) => (/\.png$/i.test(name) ? 'image/png' : 'image/svg+xml');

/** The mark as it will be, and the file that it is taken from. */
export function MarkField({ address, chosen, onChoose, refuse }: MarkFieldProps) {
  const translate = phrases.useTranslate();
  const choose = async (file: File) => {
    const read = await readChosenFile(file, largestMark).catch(() => null);
    refuse(read ? '' : translate('markTooLarge'));
    if (read) onChoose(read);
  };
  const picture = chosen ? `data:${typeOf(chosen.name)};base64,${chosen.base64}` : address;
  const isShown = chosen !== null && picture !== null;
  return (
    <fieldset className={classes.mark}>
      <legend>{translate('mark')}</legend>
      <div className={classes.plate} data-testid="portal-mark">
        {isShown ? <img src={picture} alt={translate('mark')} /> : <span>{translate('ownSign')}</span>}
      </div>
      <div className={parts.lines}>
        <div className={parts.actions}>
          <FilePicker
            label={translate(isShown ? 'otherMark' : 'chooseFile')}
            accept=".svg,.png"
            onChoose={(file) => void choose(file)}
            hook="mark"
          />
          {isShown && (
            <Button onClick={() => onChoose(chosen && address === null ? undefined : null)} data-testid="mark-remove">
              {translate('removeMark')}
            </Button>
          )}
        </div>
        <p className={parts.found}>{chosen ? chosen.name : translate('markHint')}</p>
      </div>
    </fieldset>
  );
}
