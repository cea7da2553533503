import { Button, IconButton, IconSearch, IconX, TextField } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { phrases } from '../phrases.ts';
import classes from './searchBox.module.css';

interface SearchBoxProps {
  /** The words that are searched now. */
  text: string;
  onSearch: (text: string) => void;
}

/** Words to search for; they are asked with Enter or the button. */
export function SearchBox({ text, onSearch }: SearchBoxProps) {
  const translate = phrases.useTranslate();
  const [typed, setTyped] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => setTyped(text), [text]);
  const clear = () => {
    setTyped('');
    onSearch('');
    input.current?.focus();
  };
  return (
    <search className={classes.place}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <TextField
          ref={input}
          className={classes.field}
          size="large"
          label={translate('searchLabel')}
          labelHidden
          name="policy-words"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={translate('searchHint')}
          prefix={<IconSearch />}
          suffix={
            typed && (
              <IconButton size="small" label={translate('searchClear')} onClick={clear}>
                <IconX />
              </IconButton>
            )
          }
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button variant="primary" size="large" type="submit">
          {translate('searchGo')}
        </Button>
      </form>
    </search>
  );
}
