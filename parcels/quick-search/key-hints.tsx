import { useTranslate } from './phrases.ts';
import classes from './quick-search.module.css';

/** Which keys do what; not shown where there is no keyboard. */
export function KeyHints() {
  const say = useTranslate();
  return (
    <p className={classes.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {say('choose')}
      </span>
      <span>
        <kbd>↵</kbd>
        {say('open')}
      </span>
      <span>
        <kbd>Esc</kbd>
        {say('close')}
      </span>
    </p>
  );
}
