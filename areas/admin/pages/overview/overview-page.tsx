import { type CallData, PortalLink, useAnswer } from '@portal/shell';
import { Card, formatDate, formatNumber, KeyFigure, KeyFigures, ListTable, TitleRow } from '@portal/ui';
import { BoughtProducts } from '../../company/bought-products.tsx';
import { nothing, overview } from '../../data/ask.ts';
import { useOwnCompany } from '../../data/use-reach.ts';
import { Nothing } from '../../parts/account-parts.tsx';
import { Answer } from '../../parts/answer.tsx';
import classes from '../../parts/parts.module.css';
import { phrases } from '../../phrases.ts';
import { BelowSetup } from './setup-card.tsx';

type Overview = CallData<'administrationOverview'>;

/** What waits, and how things stand. */
export function OverviewPage() {
  const translate = phrases.useTranslate();
  const answered = useAnswer(overview, nothing);
  const own = useOwnCompany();
  return (
    <div className={classes.page} data-testid="admin-overview">
      <TitleRow title={own ? translate('overviewOf', { name: own.name }) : translate('overview')} />
      <Answer answered={answered} height={480}>
        {(answer) =>
          answer.waiting ? (
            <BelowSetup height={480}>
              <Figures answer={answer} />
            </BelowSetup>
          ) : (
            <Figures answer={answer} />
          )
        }
      </Answer>
    </div>
  );
}

const Figures = ({ answer }: { answer: Overview }) => (
  <>
    <Standing answer={answer} />
    <div className={classes.halves}>
      {answer.waiting && <Waiting waiting={answer.waiting} />}
      <OwnPurchases />
      <SignIns days={answer.signIns} />
    </div>
  </>
);

/** What the own company has bought, for who administers it. */
function OwnPurchases() {
  const own = useOwnCompany();
  return own && <BoughtProducts products={own.products} />;
}

function Waiting({ waiting: { trials, orders } }: { waiting: NonNullable<Overview['waiting']> }) {
  const translate = phrases.useTranslate();
  return (
    <Card title={translate('waiting')} data-testid="admin-waiting">
      {trials + orders === 0 ? (
        <Nothing text={translate('nothingWaits')} />
      ) : (
        <ul className={classes.lines}>
          {trials > 0 && (
            <li>
              <PortalLink to="/admin/applications">
                {translate('trialsWait', { count: formatNumber(trials), smart_count: trials })}
              </PortalLink>
            </li>
          )}
          {orders > 0 && (
            <li>
              <PortalLink to="/admin/applications?kind=orders">
                {translate('ordersWait', { count: formatNumber(orders), smart_count: orders })}
              </PortalLink>
            </li>
          )}
        </ul>
      )}
    </Card>
  );
}

function Standing({ answer: { accounts, companies, sessions, keys } }: { answer: Overview }) {
  const translate = phrases.useTranslate();
  const own = useOwnCompany();
  return (
    <KeyFigures columns={4} framed data-testid="admin-figures">
      <KeyFigure
        name={translate('accountsActive')}
        value={formatNumber(accounts.active)}
        more={translate('ofAccounts', { total: formatNumber(accounts.total), suspended: accounts.suspended })}
      />
      <KeyFigure
        name={translate('expiringSoon')}
        value={formatNumber(accounts.expiring)}
        more={<PortalLink to="/admin/accounts?state=expiring">{translate('within30')}</PortalLink>}
      />
      <KeyFigure
        name={translate('sessionsOpen')}
        value={formatNumber(sessions.open)}
        more={translate('ofPeople', { count: formatNumber(sessions.accounts), smart_count: sessions.accounts })}
      />
      {companies !== null && keys !== null && (
        <KeyFigure
          name={translate('companies')}
          value={formatNumber(companies)}
          more={translate('keysOpen', { count: formatNumber(keys.open), smart_count: keys.open })}
        />
      )}
      {own && (
        <KeyFigure
          name={translate('seats')}
          value={formatNumber(own.taken)}
          more={
            own.seats === null ? translate('noSeatLimit') : translate('seatsGiven', { seats: formatNumber(own.seats) })
          }
        />
      )}
    </KeyFigures>
  );
}

function SignIns({ days }: { days: Overview['signIns'] }) {
  const translate = phrases.useTranslate();
  return (
    <Card flush title={translate('signIns')} caption={translate('signInsNote')}>
      <ListTable
        label={translate('signIns')}
        rows={[...days].reverse()}
        keyOf={({ ymd }) => ymd}
        columns={[
          { key: 'day', label: translate('day'), cell: ({ ymd }) => formatDate(ymd) },
          { key: 'done', label: translate('signedIn'), kind: 'figure', cell: ({ done }) => formatNumber(done) },
          {
            key: 'refused',
            label: translate('refusedSignIns'),
            kind: 'figure',
            cell: ({ refused }) => formatNumber(refused),
          },
        ]}
        data-testid="admin-sign-ins"
      />
    </Card>
  );
}
