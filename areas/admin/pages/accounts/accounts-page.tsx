import { useLanguage } from '@portal/shell';
import { useViewAddress } from '@portal/ui';
import { useState } from 'react';
import { AccountList } from '../../account/account-list.tsx';
import { AccountPage } from '../../account/account-page.tsx';
import { NewAccount } from '../../account/new-account.tsx';
import { accountsView, queryOf } from '../../data/accounts-view.ts';
import { accounts } from '../../data/ask.ts';
import { PeopleList } from '../../people-list/people-list.tsx';

/** Accounts with search and filters; the page of an account stands in the place of the list. */
export function AccountsPage() {
  useLanguage();
  const address = useViewAddress(accountsView);
  const { view, toList, turnTo } = address;
  const [making, setMaking] = useState<'one' | 'list' | null>(null);
  const close = () => setMaking(null);
  const changed = () => accounts.forget(queryOf(view));
  const openNew = (userId: string) => {
    changed();
    if (userId) turnTo(userId);
  };
  return (
    <>
      {view.id ? (
        <AccountPage key={view.id} userId={view.id} toList={toList} changed={changed} />
      ) : (
        <AccountList address={address} onNew={() => setMaking('one')} onList={() => setMaking('list')} />
      )}
      {making === 'one' && <NewAccount onMade={openNew} onClose={close} />}
      {making === 'list' && <PeopleList onMade={changed} onClose={close} />}
    </>
  );
}
