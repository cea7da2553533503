import type { WrittenAs } from '@portal/contract';
import { useMemo } from 'react';
import { usePage } from '../page/context.ts';
import { readWritten, writtenName, writtenText } from './written.ts';

/** How the figures of an area are written: kept in the address, and taken along from page to page. */
export function useWritten(): { written: WrittenAs; setWritten: (written: WrittenAs) => void } {
  const { search, setChoice } = usePage();
  return {
    written: readWritten(search),
    setWritten: (written) => setChoice(writtenName, writtenText(written), 'auto'),
  };
}

/** The same as the address says it, one object as long as it says so; none for a page that counts nothing. */
export function useReadWritten(search: URLSearchParams | null): WrittenAs {
  const text = search?.get(writtenName) ?? '';
  return useMemo(() => readWritten(new URLSearchParams({ [writtenName]: text })), [text]);
}
