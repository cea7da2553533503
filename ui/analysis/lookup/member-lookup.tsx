import { classNames, IconCar, IconSearch, Spinner, Unseen, useListChoice } from '@portal/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import classes from './lookup.module.css';
import { useTranslate } from './phrases.ts';
import { type Find, type Found, useLookup } from './use-lookup.ts';

interface MemberLookupProps {
  name: string;
  label: string;
  hint: string;
  find: Find;
  /** Keys that are on the page already. */
  without: readonly string[];
  disabled?: boolean;
  onPick: (key: string) => void;
  /** Names what is offered: `<it>-match` and `<it>-no-match`. */
  'data-testid': string;
}

/** A field in which a member is typed and chosen, by the keys or by a press. */
export function MemberLookup({ name, label, hint, find, without, disabled, onPick, ...rest }: MemberLookupProps) {
  const say = useTranslate();
  const listId = useId();
  const testId = rest['data-testid'];
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const { stage, found } = useLookup(text, find);
  const offered = found.filter(({ key }) => !without.includes(key));
  const isOpen = open && stage !== 'idle';
  const pick = (entry: Found) => {
    setText('');
    setOpen(false);
    onPick(entry.key);
  };
  const { active, mark, startAnew, onKeyDown } = useListChoice(offered, stage === 'waiting', pick);
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    event.preventDefault();
  };
  return (
    <div className={classes.lookup}>
      <label className={classes.label} htmlFor={`${listId}-input`}>
        {label}
      </label>
      <div className={classes.box}>
        <IconSearch size={16} aria-hidden="true" />
        <input
          id={`${listId}-input`}
          name={name}
          role="combobox"
          aria-expanded={isOpen && offered.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && offered[active] ? `${listId}-${active}` : undefined}
          placeholder={hint}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          disabled={disabled}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            startAnew();
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={(event) => {
            close(event);
            onKeyDown(event);
          }}
        />
        {stage === 'waiting' && <Spinner size={16} label={say('searching')} />}
      </div>
      <Unseen role="status">
        {isOpen &&
          stage === 'answered' &&
          offered.length > 0 &&
          say('found', { smart_count: offered.length, count: offered.length })}
      </Unseen>
      <div className={classes.popup} hidden={!isOpen}>
        <div id={listId} role="listbox" aria-label={say('matches')}>
          {offered.map((entry, place) => (
            <button
              key={entry.key}
              id={`${listId}-${place}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              className={classNames(classes.option, place === active && classes.active)}
              data-testid={`${testId}-match`}
              data-key={entry.key}
              onMouseMove={() => mark(place)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(entry)}
            >
              <IconCar size={16} aria-hidden="true" />
              <span className={classes.name}>{entry.name}</span>
              <span className={classes.about}>{entry.about}</span>
            </button>
          ))}
        </div>
        {offered.length === 0 && stage === 'answered' && (
          <p className={classes.nothing} data-testid={`${testId}-no-match`}>
            {say('nothing', { text: text.trim() })}
          </p>
        )}
        {stage === 'failed' && (
          <p className={classes.nothing} role="alert">
            {say('searchFailed')}
          </p>
        )}
        {offered.length === 0 && stage === 'waiting' && <p className={classes.nothing}>{say('searching')}</p>}
      </div>
    </div>
  );
}
