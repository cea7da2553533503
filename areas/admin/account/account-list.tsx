import { useAnswer, useLanguage } from '@portal/shell';
import {
  Button,
  Card,
  EmptyState,
  formatNumber,
  type ListColumn,
  ListTable,
  Pager,
  SearchBox,
  SelectField,
  TitleRow,
  type ViewAddress,
} from '@portal/ui';
import { Link } from 'react-router-dom';
import { type AccountsView, conditions, pageSize, queryOf } from '../data/accounts-view.ts';
import { type Account, accounts, nothing, products } from '../data/ask.ts';
import { useCompanies, useReach } from '../data/use-reach.ts';
import { ConditionTag, daysText, ProductList, rolesText } from '../parts/account-parts.tsx';
import { Answer } from '../parts/answer.tsx';
import classes from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';

interface AccountListProps {
  address: ViewAddress<AccountsView>;
  onNew: () => void;
  onList: () => void;
}

/** Accounts in rows, narrowed by what the address says. */
export function AccountList({ address, onNew, onList }: AccountListProps) {
  const translate = phrases.useTranslate();
  const language = useLanguage();
  const { view, narrow, amend, searchOf } = address;
  const answered = useAnswer(accounts, queryOf(view));
  const { makesAccounts, seesCompany } = useReach();
  const { answer } = answered;
  return (
    <div className={classes.page} data-testid="admin-accounts">
      <TitleRow title={translate('accounts')}>
        <div className={classes.actions}>
          <p className={classes.found} role="status">
            {answer && translate('foundAccounts', { total: formatNumber(answer.total), smart_count: answer.total })}
          </p>
          {makesAccounts && (
            <>
              <Button onClick={onList} data-testid="account-from-list">
                {translate('fromList')}
              </Button>
              <Button variant="primary" onClick={onNew} data-testid="account-new">
                {translate('newAccount')}
              </Button>
            </>
          )}
        </div>
      </TitleRow>
      <div className={classes.tools}>
        <div className={classes.search}>
          <SearchBox
            text={view.text}
            onSearch={(text, goesOn) => (goesOn ? amend : narrow)({ text })}
            label={translate('searchAccounts')}
            name="account-search"
            placeholder={translate(seesCompany ? 'searchPeopleHint' : 'searchAccountsHint')}
            clearLabel={translate('searchClear')}
          />
        </div>
        <Filters address={address} />
      </div>
      <Answer answered={answered} height={480}>
        {({ total, items }) =>
          total === 0 ? (
            <EmptyState
              framed
              title={translate('noAccounts')}
              text={translate('noAccountsText')}
              action={
                <Button onClick={() => narrow({ text: '', condition: 'all', product: '', company: '' })}>
                  {translate('clearFilters')}
                </Button>
              }
            />
          ) : (
            <Card flush>
              <ListTable
                label={translate('accounts')}
                columns={columnsOf(translate, address).filter(({ key }) => !(seesCompany && key === 'company'))}
                rows={items}
                keyOf={({ userId }) => userId}
                data-testid="account-table"
              />
            </Card>
          )
        }
      </Answer>
      <Pager
        page={view.page}
        pages={Math.ceil((answer?.total ?? 0) / pageSize)}
        searchOf={(page) => searchOf({ page })}
        language={language}
      />
    </div>
  );
}

function Filters({ address: { view, narrow } }: Pick<AccountListProps, 'address'>) {
  const translate = phrases.useTranslate();
  const known = useAnswer(products, nothing).answer ?? [];
  const firms = useCompanies();
  const { seesCompany } = useReach();
  return (
    <div className={classes.filters}>
      <SelectField
        label={translate('condition')}
        options={conditions.map((value) => ({ value, label: translate(`condition/${value}`) }))}
        value={view.condition}
        onChange={(condition) => narrow({ condition: condition as AccountsView['condition'] })}
        data-testid="account-condition-filter"
      />
      <SelectField
        label={translate('product')}
        options={[
          { value: '', label: translate('all') },
          ...known.map(({ key, productName }) => ({ value: key, label: productName })),
        ]}
        value={view.product}
        onChange={(product) => narrow({ product })}
      />
      {!seesCompany && (
        <SelectField
          label={translate('company')}
          options={[
            { value: '', label: translate('all') },
            ...firms.map(({ compId, name }) => ({ value: compId, label: name })),
          ]}
          value={view.company}
          onChange={(company) => narrow({ company })}
        />
      )}
    </div>
  );
}

const columnsOf = (
  translate: ReturnType<typeof phrases.useTranslate>,
  { searchOf, opening }: ViewAddress<AccountsView>,
): ListColumn<Account>[] => [
  {
    key: 'account',
    label: translate('account'),
    cell: ({ userId, userNm, realNm }) => (
      <>
        <Link to={{ search: searchOf({ id: userId }) }} replace={opening.replace} state={opening.state}>
          {userNm}
        </Link>
        {realNm && <span className={classes.quiet}>{realNm}</span>}
      </>
    ),
  },
  { key: 'company', label: translate('company'), cell: ({ compNm }) => compNm || translate('none') },
  {
    key: 'condition',
    label: translate('condition'),
    cell: ({ condition }) => <ConditionTag condition={condition} />,
  },
  {
    key: 'days',
    label: translate('validity'),
    tight: true,
    cell: ({ actvFrYmd, actvToYmd }) => daysText(actvFrYmd, actvToYmd),
  },
  { key: 'products', label: translate('products'), cell: ({ products }) => <ProductList products={products} /> },
  { key: 'roles', label: translate('roles'), cell: ({ roles }) => rolesText(translate, roles) },
];
