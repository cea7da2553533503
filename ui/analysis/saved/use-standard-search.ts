import { useAnswer } from '@portal/shell';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { everyView, views } from './saved.ts';
import { standardOf } from './view-groups.ts';

/**
 * A page that is opened by its bare address shows what its reader has chosen to open it with. Once on a visit: whoever
 * clears the filters afterwards sees the page without any.
 * @returns the query to go on with; null when the address stands as it is
 */
export function useStandardSearch(): string | null {
  const { pathname, search } = useLocation();
  const { answer } = useAnswer(views, everyView);
  const visit = useRef({ pathname: '', over: false });
  if (visit.current.pathname !== pathname) visit.current = { pathname, over: search !== '' };
  if (visit.current.over || search !== '') {
    visit.current.over = true;
    return null;
  }
  if (!answer) return null;
  visit.current.over = true;
  return standardOf(answer.views, location.pathname)?.query || null;
}
