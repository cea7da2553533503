import { type UserInfo, useSession } from '@portal/shell';
import { loadUser } from '@portal/shell/insider';
import { useEffect, useState } from 'react';

/** The user that the shell has loaded; where there is none yet it is asked for. */
export function useUserInfo() {
  const { token, userInfo: loaded } = useSession();
  const userInfo = loaded as UserInfo | null;
  const [error, setError] = useState<unknown>(null);
  // Whoever has just been signed out has no user to ask for.
  const missing = token !== null && userInfo === null && error === null;
  useEffect(() => {
    if (missing) loadUser().catch(setError);
  }, [missing]);
  return { userInfo, error, retry: () => setError(null) };
}
