import { useLanguage } from '@portal/shell';
import { Button, classNames, IconChevronDown, isLongOnPhone, useIsPhone } from '@portal/ui';
import { Children, type ReactNode, useState } from 'react';
import classes from './layout.module.css';
import { analysisWords } from './phrases.ts';

/**
 * Two cards side by side where there is room; a narrow one first leaves more of it to the other, whose many columns are
 * read first where they need the whole width (`wideSecond`). Two tables (`tables`) stand below each other sooner.
 */
export const Columns = ({
  narrowFirst,
  wideSecond,
  tables,
  children,
}: {
  narrowFirst?: boolean;
  wideSecond?: boolean;
  tables?: boolean;
  children: ReactNode;
}) => (
  <div
    className={classNames(
      classes.columns,
      narrowFirst && classes.narrowFirst,
      wideSecond && classes.wideSecond,
      tables && classes.tables,
    )}
  >
    {children}
  </div>
);

interface ChoicesProps {
  /** Follows the choices, so that it does not read as the name of the first. */
  note?: string;
  children: ReactNode;
}

/** On a phone a line that opens what stands behind it; elsewhere that stands there at once. */
export function PhoneFold({ name, children }: { name?: string; children: ReactNode }) {
  const words = analysisWords(useLanguage());
  const isPhone = useIsPhone();
  const [open, setOpen] = useState(false);
  return (
    <>
      {isPhone && (
        <Button
          size="small"
          variant="quiet"
          className={classes.unfold}
          icon={<IconChevronDown />}
          aria-expanded={open}
          data-testid="choices-open"
          onClick={() => setOpen(!open)}
        >
          {name ?? words('options')}
        </Button>
      )}
      {(!isPhone || open) && children}
    </>
  );
}

/** What a person chooses for a page or a card; on a phone several of them are folded into one line. */
export function Choices({ note, children }: ChoicesProps) {
  const row = (
    <div className={classes.choices}>
      {children}
      {note && <Note text={note} />}
    </div>
  );
  return Children.toArray(children).length > 1 ? <PhoneFold>{row}</PhoneFold> : row;
}

/** What is to be known of the choices; on a phone a long one is a line that unfolds, so that figures stand in sight. */
function Note({ text }: { text: string }) {
  const isFolded = useIsPhone() && isLongOnPhone(text);
  const [open, setOpen] = useState(false);
  if (!isFolded) return <span className={classes.note}>{text}</span>;
  return (
    <button
      type="button"
      className={classNames(classes.note, classes.line, open && classes.whole)}
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    >
      {text}
    </button>
  );
}
