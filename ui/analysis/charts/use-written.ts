import type { WrittenAs } from '@portal/ui/charts';
import { usePage } from '../frame/context.ts';
import { readWritten, writtenName, writtenText } from './written.ts';

/** How the figures of the charts of an area are written: kept in the address, and taken along from page to page. */
export function useWritten(): { written: WrittenAs; setWritten: (written: WrittenAs) => void } {
  const { search, setChoice } = usePage();
  return {
    written: readWritten(search),
    setWritten: (written) => setChoice(writtenName, writtenText(written), 'auto'),
  };
}
