import { useSnapshot } from 'valtio';
import { captchaQuestion, settleCaptcha } from '../captcha/captcha-question.ts';
import { closeDrawer, drawers } from '../drawers/drawers.ts';
import { closeFactor, useFactorQuestion } from '../factor/factor-question.ts';
import { ParcelDialog } from '../parcels/parcel-dialog.tsx';
import { proofQuestion, settleProof } from '../proof/proof-question.ts';

const modules = {
  'user-centre': '@portal/user-centre',
  'switch-account': '@portal/switch-account',
  trial: '@portal/trial-application',
  'quick-search': '@portal/quick-search',
  'help-video': '@portal/help-video',
  downloads: '@portal/downloads',
  'product-order': '@portal/product-order',
} as const;

/** The drawer that stands open is a parcel, and is there only while it is open. */
export function DrawerPlace() {
  const { open } = useSnapshot(drawers);
  if (open === null) return null;
  return <ParcelDialog key={open} module={modules[open]} onClose={closeDrawer} />;
}

const giveUp = () => settleCaptcha(null);

/** The puzzle stands above whatever asked for it. */
export function CaptchaPlace() {
  const { open } = useSnapshot(captchaQuestion);
  if (!open) return null;
  return <ParcelDialog module="@portal/slider-captcha" onClose={giveUp} />;
}

const giveNoProof = () => settleProof(null);

/** The question whose the account is stands above whatever wanted the proof, and the puzzle above it. */
export function ProofPlace() {
  const { open } = useSnapshot(proofQuestion);
  if (!open) return null;
  return <ParcelDialog module="@portal/prove-again" onClose={giveNoProof} />;
}

/** The second step of a sign-in stands above whatever began it. */
export function FactorPlace() {
  const { factors } = useFactorQuestion();
  if (factors === null) return null;
  return <ParcelDialog module="@portal/second-factor" onClose={closeFactor} />;
}
