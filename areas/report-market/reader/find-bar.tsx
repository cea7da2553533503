import { IconButton, IconChevronDown, IconChevronUp, SearchBox } from '@portal/ui';
import { useRef, useState } from 'react';
import { phrases } from './phrases.ts';
import classes from './reader.module.css';
import type { Reading } from './reading.ts';

/** Finds words in the document that is open, and goes from one place to the next. */
export function FindBar({ reading }: { reading: Reading }) {
  const translate = phrases.useTranslate();
  const [words, setWords] = useState('');
  const [hits, setHits] = useState({ count: 0, at: 0 });
  const [sought, setSought] = useState('');
  const latest = useRef('');
  const show = (at: number, count: number) => {
    setHits({ count, at });
    reading.show(at);
  };
  const find = async (text: string) => {
    setWords(text);
    latest.current = text;
    const count = await reading.find(text);
    // A long file is still being looked through for what was typed before.
    if (latest.current !== text) return;
    setSought(text);
    show(0, count);
  };
  const step = (by: number) => show((hits.at + by + hits.count) % hits.count, hits.count);
  return (
    <div className={classes.find} data-testid="reader-find">
      <SearchBox
        text={words}
        onSearch={find}
        label={translate('find')}
        name="reader-find"
        placeholder={translate('find')}
        clearLabel={translate('findClear')}
      />
      <span className={classes.hits} role="status" data-testid="reader-hits">
        {words.trim() === '' || sought !== words
          ? ''
          : hits.count > 0
            ? translate('hits', { at: hits.at + 1, count: hits.count })
            : translate('noHits')}
      </span>
      <IconButton label={translate('before')} disabled={hits.count < 2} onClick={() => step(-1)}>
        <IconChevronUp />
      </IconButton>
      <IconButton label={translate('after')} disabled={hits.count < 2} onClick={() => step(1)}>
        <IconChevronDown />
      </IconButton>
    </div>
  );
}
