import { toast } from '@portal/ui';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { captchaQuestion, settleCaptcha } from '../captcha/captcha-question.ts';
import { closeDrawer, drawers } from '../parcels/drawers.ts';
import { ParcelHost } from '../parcels/parcel-host.tsx';
import { translate } from './phrases.ts';

const modules = {
  'user-centre': '@portal/user-centre',
  'switch-account': '@portal/switch-account',
  trial: '@portal/trial-application',
  'quick-search': '@portal/quick-search',
  'help-video': '@portal/help-video',
} as const;

/** The drawer that stands open is a parcel, and is there only while it is open. */
export function DrawerPlace() {
  const { open } = useSnapshot(drawers);
  if (open === null) return null;
  return <ParcelHost key={open} module={modules[open]} failed={() => <Failed close={closeDrawer} />} />;
}

const giveUp = () => settleCaptcha(null);

/** The puzzle stands above whatever asked for it. */
export function CaptchaPlace() {
  const { open } = useSnapshot(captchaQuestion);
  if (!open) return null;
  return <ParcelHost module="@portal/slider-captcha" failed={() => <Failed close={giveUp} />} />;
}

/** What cannot be loaded closes, and says so; opening it again tries again. */
function Failed({ close }: { close: () => void }) {
  useEffect(() => {
    toast(translate('drawerFailed'), 'error');
    close();
  }, [close]);
  return null;
}
