import { Button, ErrorState, Skeleton } from '@portal/ui';
import { ParcelHost } from '../../parcels/parcel-host.tsx';
import { useSession } from '../../session/session.ts';
import { useTranslate } from './phrases.ts';
import { SignedInCard } from './signed-in-card.tsx';

/** The form is as high as this in every mode, in px. */
const formHeight = 569;

/** The sign-in, or the way on for who is signed in already (A07); both follow the redirect of the address. */
export function Door() {
  const { token } = useSession();
  return token === null ? <SignInPlace /> : <SignedInCard />;
}

function SignInPlace() {
  const say = useTranslate();
  return (
    <ParcelHost
      module="@portal/sign-in"
      waiting={<Skeleton height={formHeight} />}
      failed={(retry) => (
        <ErrorState
          title={say('signInFailed')}
          text={say('signInFailedText')}
          action={<Button onClick={retry}>{say('retry')}</Button>}
        />
      )}
    />
  );
}
