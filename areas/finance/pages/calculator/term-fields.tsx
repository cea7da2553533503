import type { LoanFault, LoanTerms } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { Card } from '@portal/ui';
import { CopyLink, usePage } from '@portal/ui/analysis';
import { usualMarketRate } from '../../market/choices.ts';
import { termNames } from '../../parts/calculator-path.ts';
import { MarketRateField } from '../../parts/market-rate.tsx';
import { NumberField } from '../../parts/number-field.tsx';
import { phrases } from '../../phrases.ts';
import { termUnits, usualTerms } from './read-terms.ts';
import classes from './term-fields.module.css';

type TermChoices = Readonly<Record<keyof LoanTerms | 'market', string>>;

interface TermFieldsProps {
  choices: TermChoices;
  fault: LoanFault | null;
}

/** The address with every term in it: who opens it later has these, whatever the calculator then begins with. */
function wholeLink(choices: TermChoices): string {
  const url = new URL(location.href);
  for (const name of termNames) url.searchParams.set(name, choices[name] || usualTerms[name]);
  url.searchParams.set('market', choices.market || usualMarketRate);
  return url.href;
}

/** The terms of an offer, each a field of the address; what is amiss stands at its own. */
export function TermFields({ choices, fault }: TermFieldsProps) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { setChoice } = usePage();
  return (
    <Card title={translate('termsTitle')} caption={translate('termsNote')}>
      <div className={classes.fields} data-testid="loan-terms">
        {termNames.map((name) => (
          <NumberField
            key={name}
            name={name}
            label={translate(`term_${name}`)}
            suffix={translate(termUnits[name])}
            value={choices[name] === '' ? usualTerms[name] : choices[name]}
            error={fault?.field === name ? fault[language] : undefined}
            onCommit={(text) => setChoice(name, text, usualTerms[name])}
          />
        ))}
        <MarketRateField value={choices.market} />
      </div>
      <div className={classes.link}>
        <CopyLink language={language} link={() => wholeLink(choices)} />
      </div>
    </Card>
  );
}
