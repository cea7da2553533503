import { PortalLink, useAnswer } from '@portal/shell';
import { Card, EmptyState, formatNumber, type ListColumn, ListTable, TitleRow } from '@portal/ui';
import { type Company, companies, nothing } from '../../data/ask.ts';
import { Answer } from '../../parts/answer.tsx';
import classes from '../../parts/parts.module.css';
import { phrases } from '../../phrases.ts';

/** Companies with how many accounts they have; each leads to its people. */
export function CompaniesPage() {
  const translate = phrases.useTranslate();
  const answered = useAnswer(companies, nothing);
  const columns: ListColumn<Company>[] = [
    {
      key: 'name',
      label: translate('company'),
      cell: ({ compId, name }) => (
        <PortalLink to={`/admin/accounts?company=${encodeURIComponent(compId)}`}>{name}</PortalLink>
      ),
    },
    { key: 'id', label: translate('companyId'), cell: ({ compId }) => compId.slice(0, 8) },
    { key: 'accounts', label: translate('accounts'), kind: 'figure', cell: ({ accounts }) => formatNumber(accounts) },
    { key: 'active', label: translate('accountsActive'), kind: 'figure', cell: ({ active }) => formatNumber(active) },
  ];
  return (
    <div className={classes.page} data-testid="admin-companies">
      <TitleRow title={translate('companies')} />
      <p className={classes.found}>{translate('companiesNote')}</p>
      <Answer answered={answered} height={320}>
        {({ companies: all }) =>
          all.length === 0 ? (
            <EmptyState framed title={translate('noCompanies')} text={translate('noCompaniesText')} />
          ) : (
            <Card flush>
              <ListTable
                label={translate('companies')}
                columns={columns}
                rows={all}
                keyOf={({ compId }) => compId}
                data-testid="company-table"
              />
            </Card>
          )
        }
      </Answer>
    </div>
  );
}
