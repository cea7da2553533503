import type { LoanFault, LoanTerms } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { Card } from '@portal/ui';
import { CopyLink, usePage } from '@portal/ui/analysis';
import { termNames } from '../../parts/calculator-path.ts';
import { MarketRateField } from '../../parts/market-rate.tsx';
import { NumberField } from '../../parts/number-field.tsx';
import { phrases } from '../../phrases.ts';
import { usualTerms } from './read-terms.ts';
import classes from './term-fields.module.css';

/** In what each term is written. */
const units = {
  price: 'yuan',
  down: 'yuan',
  months: 'monthsUnit',
  rate: 'percent',
  fee: 'yuan',
  subsidy: 'yuan',
  subsidyMonth: 'monthsUnit',
  balloon: 'yuan',
  freeMonths: 'monthsUnit',
} as const satisfies Record<keyof LoanTerms, 'yuan' | 'monthsUnit' | 'percent'>;

interface TermFieldsProps {
  choices: Readonly<Record<keyof LoanTerms | 'market', string>>;
  fault: LoanFault | null;
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
            suffix={translate(units[name])}
            value={choices[name] === '' ? usualTerms[name] : choices[name]}
            error={fault?.field === name ? fault[language] : undefined}
            onCommit={(text) => setChoice(name, text, usualTerms[name])}
          />
        ))}
        <MarketRateField value={choices.market} />
      </div>
      <div className={classes.link}>
        <CopyLink language={language} link={() => location.href} />
      </div>
    </Card>
  );
}
