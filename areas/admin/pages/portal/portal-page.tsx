import { useAnswer } from '@portal/shell';
import { TitleRow } from '@portal/ui';
import { nothing, portal } from '../../data/ask.ts';
import { Answer } from '../../parts/answer.tsx';
import classes from '../../parts/parts.module.css';
import { phrases } from '../../phrases.ts';
import { MailForm } from '../../portal/mail-form.tsx';
import { OperatorForm } from '../../portal/operator-form.tsx';

/** What holds for the whole portal and is set here: what it is called, who runs it, and its mail server. */
export function PortalPage() {
  const translate = phrases.useTranslate();
  const answered = useAnswer(portal, nothing);
  return (
    <div className={classes.page} data-testid="admin-portal">
      <TitleRow title={translate('portalSettings')} />
      <Answer answered={answered} height={640}>
        {(answer) => (
          <div className={classes.halves}>
            <OperatorForm sheet={answer} />
            <MailForm mail={answer.mail} />
          </div>
        )}
      </Answer>
    </div>
  );
}
