import { useTranslate } from '../../i18n/frame-phrases.ts';
import classes from './skip-link.module.css';

const contentId = 'content';

/** What main carries, so that the way past the navigation has somewhere to go. */
export const skipTarget = { id: contentId, tabIndex: -1 } as const;

/** The first stop of the keyboard in every frame: past the navigation, to the content. Seen only while it is focused. */
export function SkipLink() {
  const say = useTranslate();
  return (
    <button type="button" className={classes.skip} onClick={() => document.getElementById(contentId)?.focus()}>
      {say('skip')}
    </button>
  );
}
