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

/**
 * The mark, and the file that another one is taken from: only its name stands here until the server has looked through
 * it, for a drawing can be made that no browser comes to the end of.
 */
export function MarkField({ address, chosen, onChoose, refuse }: MarkFieldProps) {
  const translate = phrases.useTranslate();
  const choose = async (file: File) => {
    const read = await readChosenFile(file, largestMark).catch(() => null);
    refuse(read ? '' : translate('markTooLarge'));
    if (read) onChoose(read);
  };
  const isGiven = chosen !== null && (chosen ?? address) !== null;
  return (
    <fieldset className={classes.mark}>
      <legend>{translate('mark')}</legend>
      {!chosen && (
        <div className={classes.plate} data-testid="portal-mark">
          {isGiven ? <img src={address ?? ''} alt={translate('mark')} /> : <span>{translate('ownSign')}</span>}
        </div>
      )}
      <div className={parts.lines}>
        <div className={parts.actions}>
          <FilePicker
            label={translate(isGiven ? 'otherMark' : 'chooseFile')}
            accept=".svg,.png"
            onChoose={(file) => void choose(file)}
            hook="mark"
          />
          {isGiven && (
            <Button onClick={() => onChoose(chosen && address === null ? undefined : null)} data-testid="mark-remove">
              {translate('removeMark')}
            </Button>
          )}
        </div>
        <p className={parts.found} data-testid="mark-chosen">
          {chosen ? chosen.name : translate('markHint')}
        </p>
      </div>
    </fieldset>
  );
}
