import { Button, copyText } from '@portal/ui';
import { useSnapshot } from 'valtio';
import { overrides } from '../../areas/overrides.ts';
import { useLanguage } from '../../i18n/language.ts';
import classes from './notices.module.css';
import { useTranslate } from './overrides-phrases.ts';

/** Stands above everything for as long as a module is not the portal's own, was refused to be, or cannot be used. */
export function OverridesBanner() {
  const say = useTranslate();
  const language = useLanguage();
  const { active, refused, leftOut, link, reset } = useSnapshot(overrides);
  const overridden = active.length > 0 || refused.length > 0;
  if (!overridden && leftOut.length === 0) return null;
  return (
    <div className={classes.banner} role="status" data-testid="overrides-banner">
      <ul className={classes.words}>
        {active.map(({ name, address }) => (
          <li key={name}>{say('active', { name, address })}</li>
        ))}
        {refused.map(({ name, address, reason }) => (
          <li key={name} data-reason={reason}>
            {say(reason, { name, address })}
          </li>
        ))}
        {leftOut.map(({ area, sentence }) => (
          <li key={area} data-left-out={area}>
            {say('leftOut', { area, sentence: sentence[language] })}
          </li>
        ))}
      </ul>
      {active.length > 0 && (
        <Button
          size="small"
          data-testid="overrides-link"
          onClick={() => void copyText(link(), say('linkCopied'), say('linkNotCopied'))}
        >
          {say('copyLink')}
        </Button>
      )}
      {overridden && (
        <Button size="small" data-testid="overrides-reset" onClick={() => reset()}>
          {say('reset')}
        </Button>
      )}
    </div>
  );
}
