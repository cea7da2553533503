import { useLanguage } from '@portal/shell';
import { signOnOffer } from '@portal/shell/insider';
import { useTranslate } from './phrases.ts';
import classes from './sign-in.module.css';

/** The way to the account of one's company, where any signs in so. */
export function CompanyLink({ onPress }: { onPress: () => void }) {
  const say = useTranslate();
  const language = useLanguage();
  const offer = signOnOffer();
  if (offer === null) return null;
  return (
    <p className={classes.foot}>
      <button type="button" className={classes.link} data-testid="sign-in-company" onClick={onPress}>
        {offer.only ? say('byOneCompany', { name: offer.only.name[language] }) : say('byCompany')}
      </button>
    </p>
  );
}
