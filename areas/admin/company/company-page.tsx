import { PortalLink, useAnswer } from '@portal/shell';
import { Button, Card, formatDate, formatNumber, TitleRow } from '@portal/ui';
import { useState } from 'react';
import { type CompanySheet, companies, companySheets, nothing } from '../data/ask.ts';
import { useReach } from '../data/use-reach.ts';
import { useTask } from '../data/use-task.ts';
import { Answer } from '../parts/answer.tsx';
import classes from '../parts/parts.module.css';
import { ToList } from '../parts/to-list.tsx';
import { phrases } from '../phrases.ts';
import { BoughtProducts } from './bought-products.tsx';
import { CompanyDialog, type CompanyTask } from './company-dialogs.tsx';
import { pathOfPeople, seatsText } from './company-parts.ts';

/** A company: who is in it, how many may be, and what it has bought. */
export function CompanyPage({ compId, toList }: { compId: string; toList: () => void }) {
  const translate = phrases.useTranslate();
  const answered = useAnswer(companySheets, { compId });
  const after = () => {
    companySheets.forget({ compId });
    companies.forget(nothing);
  };
  return (
    <div className={classes.page} data-testid="admin-company">
      <ToList label={translate('toCompanies')} toList={toList} />
      <Answer answered={answered} height={400}>
        {(sheet) => <Sheet sheet={sheet} after={after} />}
      </Answer>
    </div>
  );
}

/** Who signs the people of a company in, and by what rules. */
function SignOn({ provider }: { provider: CompanySheet['signOn'][number] }) {
  const translate = phrases.useTranslate();
  const { name, domains, creates, until, closesPasswords } = provider;
  const rules = [
    domains.length > 0 && translate('signOnDomains', { domains: domains.join(translate('between')) }),
    closesPasswords && translate('signOnAlone'),
    creates && translate('signOnCreates', { day: formatDate(until) }),
  ].filter((rule) => rule !== false);
  return (
    <span data-testid="company-sign-on">
      {name}
      {rules.map((rule) => (
        <span key={rule} className={classes.quiet}>
          {rule}
        </span>
      ))}
    </span>
  );
}

function Sheet({ sheet, after }: { sheet: CompanySheet; after: () => void }) {
  const translate = phrases.useTranslate();
  const [dialog, setDialog] = useState<CompanyTask | null>(null);
  const task = useTask(after);
  const administers = useReach().administersPortal;
  return (
    <>
      <TitleRow title={sheet.name} />
      <div className={classes.columns}>
        <BoughtProducts
          products={sheet.products}
          onBuy={administers ? () => setDialog('buy') : undefined}
          onEnd={
            administers
              ? (product) => task.run('endPurchase', { compId: sheet.compId, products: [product] })
              : undefined
          }
          busy={task.busy}
        />
        <Card title={translate('facts')}>
          <dl className={classes.facts} data-testid="company-facts">
            <div className={classes.fact}>
              <dt>{translate('companyId')}</dt>
              <dd>{sheet.compId.slice(0, 8)}</dd>
            </div>
            <div className={classes.fact}>
              <dt>{translate('accounts')}</dt>
              <dd>
                <PortalLink to={pathOfPeople(sheet.compId)}>{formatNumber(sheet.accounts)}</PortalLink>
              </dd>
            </div>
            <div className={classes.fact}>
              <dt>{translate('seats')}</dt>
              <dd>
                {seatsText(translate, sheet)}
                {administers && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={translate('changeSeats')}
                    onClick={() => setDialog('seats')}
                    data-testid="company-seats"
                  >
                    {translate('change')}
                  </Button>
                )}
              </dd>
            </div>
            {sheet.signOn.map((provider) => (
              <div key={provider.key} className={classes.fact}>
                <dt>{translate('companySignOn')}</dt>
                <dd>
                  <SignOn provider={provider} />
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
      {dialog && <CompanyDialog task={dialog} sheet={sheet} onClose={() => setDialog(null)} after={after} />}
    </>
  );
}
