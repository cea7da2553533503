import { faultOfLoan, figuresOf, planOf, worthOf } from '@portal/contract';
import { trackDownload, useLanguage } from '@portal/shell';
import { Card, EmptyState, formatRatio, useIsPhone } from '@portal/ui';
import { exportName, StillCard, TableShare, useChoices } from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import { readMarketRate } from '../../parts/market-rate.tsx';
import { phrases } from '../../phrases.ts';
import { LoanResults } from './loan-results.tsx';
import { calculator } from './page.ts';
import { planChart, planTable, termLines } from './plan-table.ts';
import { readTerms, termUnits } from './read-terms.ts';
import { TermFields } from './term-fields.tsx';

/** Works an offer out: what is paid each month, what it costs in all, at which true yearly rate, and the plan of it. */
export function CalculatorPage() {
  const language = useLanguage();
  const isPhone = useIsPhone();
  const translate = phrases.useTranslate();
  const choices = useChoices(calculator.choices);
  const terms = readTerms(choices);
  const fault = faultOfLoan(terms);
  const market = readMarketRate(choices.market);
  const title = translate('planTitle');
  if (fault)
    return (
      <>
        <TermFields choices={choices} fault={fault} />
        <Card>
          <EmptyState title={translate('noResult')} text={fault[language]} data-testid="loan-fault" />
        </Card>
      </>
    );
  const [plan, figures] = [planOf(terms), figuresOf(terms)];
  const texts = {
    month: translate('month'),
    payment: translate('payment'),
    principal: translate('principal'),
    interest: translate('interest'),
    balance: translate('balance'),
    yuan: translate('yuan'),
  };
  const model = planTable(plan, texts);
  const results = (
    <LoanResults figures={figures} worth={market === null ? null : worthOf(terms, market)} market={market} />
  );
  return (
    <>
      {/* On a phone eleven terms fill the screen: what they come to stands above them. */}
      {isPhone && results}
      <TermFields choices={choices} fault={null} />
      {!isPhone && results}
      <Card title={title} caption={translate('rateSource')}>
        <Chart titleHidden height={300} spec={planChart(plan, texts, title, language)} />
      </Card>
      <StillCard
        title={translate('planTable')}
        model={model}
        share={
          <TableShare
            language={language}
            of={title}
            table={{
              title,
              name: exportName({ title, source: '', from: '', to: '', filters: [] }),
              model,
              about: [
                ...termLines(
                  terms,
                  (term) => translate(`term_${term}`),
                  (term) => translate(termUnits[term]),
                ),
                [translate('trueRate'), formatRatio(figures.trueRate, { decimals: 2 })],
                [translate('formula'), translate('rateSource')],
              ],
            }}
            taken={() => trackDownload('/v3/iw-finance/calculator/export')}
          />
        }
      />
    </>
  );
}
