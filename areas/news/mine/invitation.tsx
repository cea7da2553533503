import { Button, classNames } from '@portal/ui';
import { phrases } from '../phrases.ts';
import classes from './invitation.module.css';

/** S1.023: who follows nothing yet is invited to choose. */
export function Invitation({ onChoose, large = false }: { onChoose: () => void; large?: boolean }) {
  const translate = phrases.useTranslate();
  return (
    <div className={classNames(classes.invitation, large && classes.large)} data-testid="news-invitation">
      <div>
        <p className={classes.title}>{translate('invite')}</p>
        <p className={classes.text}>{translate('inviteText')}</p>
      </div>
      <Button variant="primary" onClick={onChoose} data-testid="news-choose">
        {translate('choose')}
      </Button>
    </div>
  );
}
