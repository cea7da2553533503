import { openSwitchAccount } from '@portal/shell';
import { Button, IconSwitchHorizontal } from '@portal/ui';
import classes from './panel-foot.module.css';
import { useTranslate } from './phrases.ts';

/** S2.132: the agreements, each in a new tab; and the way to the other accounts, which closes this drawer (S4.048). */
export function PanelFoot() {
  const say = useTranslate();
  return (
    <div className={classes.foot}>
      <nav className={classes.agreements} aria-label={say('agreements')}>
        {(['service', 'usage'] as const).map((key) => (
          <a
            key={key}
            href={`/protocol?key=${key}`}
            target="_blank"
            rel="noopener"
            aria-label={`${say(key)} ${say('newTab')}`}
            data-testid={`agreement-${key}`}
          >
            {say(key)}
          </a>
        ))}
      </nav>
      <Button
        variant="quiet"
        size="small"
        icon={<IconSwitchHorizontal aria-hidden="true" />}
        data-testid="open-switch-account"
        onClick={openSwitchAccount}
      >
        {say('switchAccount')}
      </Button>
    </div>
  );
}
