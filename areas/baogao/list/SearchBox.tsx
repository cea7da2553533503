import { IconSearch, TextField } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { phrases } from '../phrases.ts';

/** How long a person pauses before the list follows, in ms. */
const pause = 300;

interface SearchBoxProps {
  /** What the list is searched for now. */
  text: string;
  onSearch: (text: string) => void;
}

/** The search of the list: it follows the typing after a pause, and Enter at once. */
export function SearchBox({ text, onSearch }: SearchBoxProps) {
  const translate = phrases.useTranslate();
  const [typed, setTyped] = useState(text);
  const [followed, setFollowed] = useState(text);
  const sent = useRef(text);
  const search = (wanted: string) => {
    sent.current = wanted;
    onSearch(wanted);
  };
  const latest = useRef(search);
  latest.current = search;
  // The address may change elsewhere: Back, or filters that were cleared. What is typed meanwhile stays.
  if (text !== followed) {
    setFollowed(text);
    if (text !== sent.current) setTyped(text);
    sent.current = text;
  }
  useEffect(() => {
    if (typed.trim() === text) return;
    const timer = setTimeout(() => latest.current(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed, text]);
  return (
    <form
      aria-label={translate('search')}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== text) search(typed.trim());
      }}
    >
      <TextField
        label={translate('search')}
        labelHidden
        type="search"
        name="report-search"
        placeholder={`${translate('search')} · ${translate('searchHint')}`}
        prefix={<IconSearch />}
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </form>
  );
}
