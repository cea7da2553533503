import { PortalLink, useAnswer } from '@portal/shell';
import { formatNumber, type ListColumn, TitleRow, type ViewAddress } from '@portal/ui';
import { Link } from 'react-router-dom';
import { type Company, companies, nothing } from '../data/ask.ts';
import type { SheetsView } from '../data/sheets-view.ts';
import { Answer } from '../parts/answer.tsx';
import { ListCard } from '../parts/list-card.tsx';
import classes from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import { pathOfPeople, seatsText } from './company-parts.ts';

type Translate = ReturnType<typeof phrases.useTranslate>;

/** Companies with how many accounts they have, and how many they may have; each leads to its page and to its people. */
export function CompanyList({ address }: { address: ViewAddress<SheetsView> }) {
  const translate = phrases.useTranslate();
  const answered = useAnswer(companies, nothing);
  return (
    <div className={classes.page} data-testid="admin-companies">
      <TitleRow title={translate('companies')} />
      <p className={classes.found}>{translate('companiesNote')}</p>
      <Answer answered={answered} height={320}>
        {({ companies: all }) => (
          <ListCard
            label={translate('companies')}
            columns={columnsOf(translate, address)}
            rows={all}
            keyOf={({ compId }) => compId}
            empty={{ title: translate('noCompanies'), text: translate('noCompaniesText') }}
            data-testid="company-table"
          />
        )}
      </Answer>
    </div>
  );
}

const columnsOf = (translate: Translate, { searchOf, opening }: ViewAddress<SheetsView>): ListColumn<Company>[] => [
  {
    key: 'name',
    label: translate('company'),
    cell: ({ compId, name }) => (
      <Link to={{ search: searchOf({ id: compId }) }} replace={opening.replace} state={opening.state}>
        {name}
      </Link>
    ),
  },
  { key: 'id', label: translate('companyId'), cell: ({ compId }) => compId.slice(0, 8) },
  {
    key: 'accounts',
    label: translate('accounts'),
    kind: 'figure',
    cell: ({ compId, accounts }) => <PortalLink to={pathOfPeople(compId)}>{formatNumber(accounts)}</PortalLink>,
  },
  { key: 'active', label: translate('accountsActive'), kind: 'figure', cell: ({ active }) => formatNumber(active) },
  { key: 'seats', label: translate('seats'), kind: 'figure', cell: (company) => seatsText(translate, company) },
];
