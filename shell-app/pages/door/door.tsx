import { Button, ErrorState, Skeleton } from '@portal/ui';
import { useEffect } from 'react';
import { ParcelHost } from '../../parcels/parcel-host.tsx';
import { useSession } from '../../session/session.ts';
import { signOnOffer } from '../../sites/sign-on-offer.ts';
import { fetchRail } from '../fetch-rail.ts';
import { useTranslate } from './phrases.ts';
import { SignedInCard } from './signed-in-card.tsx';

/** The form is as high as this in every mode, and with the way to company accounts so much higher, in px. */
const [formHeight, companyHeight] = [569, 36];

/** The sign-in, or the way on for who is signed in already (A07); both follow the redirect of the address. */
export function Door() {
  const { token } = useSession();
  return token === null ? <SignInPlace /> : <SignedInCard />;
}

function SignInPlace() {
  const say = useTranslate();
  useEffect(() => {
    // The frame comes next for who types here.
    const begin = () => void fetchRail();
    document.addEventListener('input', begin, { once: true });
    return () => document.removeEventListener('input', begin);
  }, []);
  return (
    <ParcelHost
      module="@portal/sign-in"
      waiting={<Skeleton height={formHeight + (signOnOffer() ? companyHeight : 0)} />}
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
