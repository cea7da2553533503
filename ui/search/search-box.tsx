import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { TextField } from '../field/text-field.tsx';
import { IconSearch, IconX } from '../icons/index.ts';
import classes from './search-box.module.css';

/** How long a person pauses before the list follows, in ms. */
const pause = 300;

export interface SearchBoxProps {
  /** What is searched for now. */
  text: string;
  /** @param goesOn whether the words go on from those of the search before, so that both are one step to go back by */
  onSearch: (text: string, goesOn: boolean) => void;
  /** What the box is for, for screen readers. */
  label: string;
  name: string;
  placeholder: string;
  clearLabel: string;
  /** What a button says that asks; without it the search follows the typing. */
  submitLabel?: string;
  /** The longest text, in characters. */
  longest?: number;
}

/** Words to search for: asked with Enter at once, and with the button or after a pause of the typing. */
export function SearchBox(props: SearchBoxProps) {
  const { text, onSearch, label, name, placeholder, clearLabel, submitLabel, longest = 100 } = props;
  const [typed, setTyped] = useState(text);
  const [followed, setFollowed] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(text);
  /** Whether a person has been typing since the last search that followed, and nothing else. */
  const typing = useRef(false);
  const search = (wanted: string, isTyping = false) => {
    const goesOn = typing.current;
    typing.current = isTyping;
    sent.current = wanted;
    if (wanted !== text) onSearch(wanted, goesOn);
  };
  const latest = useRef(search);
  latest.current = search;
  // The address may change elsewhere: Back, or filters that were cleared. What is typed meanwhile stays.
  if (text !== followed) {
    setFollowed(text);
    if (text !== sent.current) {
      setTyped(text);
      typing.current = false;
    }
    sent.current = text;
  }
  const follows = submitLabel === undefined;
  useEffect(() => {
    if (!follows || typed.trim() === text) return;
    const timer = setTimeout(() => latest.current(typed.trim(), true), pause);
    return () => clearTimeout(timer);
  }, [follows, typed, text]);
  const clear = () => {
    typing.current = false;
    setTyped('');
    search('');
    input.current?.focus();
  };
  return (
    <form
      className={classes.form}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        search(typed.trim());
      }}
    >
      <TextField
        ref={input}
        className={classes.field}
        size={follows ? 'medium' : 'large'}
        label={label}
        labelHidden
        type="search"
        name={name}
        placeholder={placeholder}
        prefix={<IconSearch />}
        suffix={
          typed && (
            <IconButton size="small" className={classes.clear} label={clearLabel} onClick={clear}>
              <IconX />
            </IconButton>
          )
        }
        maxLength={longest}
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => {
          typing.current = false;
        }}
      />
      {!follows && (
        <Button variant="primary" size="large" type="submit">
          {submitLabel}
        </Button>
      )}
    </form>
  );
}
