import { status } from '@portal/contract';
import { proxy, useSnapshot } from 'valtio';
import { CallError } from '../../api/call-errors.ts';
import { request } from '../../api/request.ts';
import { navigate } from '../../navigation/place.ts';
import { keepDevice, newDevice, readDevice } from './device.ts';
import { translate } from './phrases.ts';

/** What shows the code: as it calls itself, from where, and when it asked for it. */
export interface Asker {
  device: string;
  address: string;
  /** Milliseconds since 1970; null where the server does not say. */
  askedAt: number | null;
}

/** Where a scan has come to. Texts are the server's own words, in the language of their request. */
export type Step =
  | { kind: 'loading' }
  | { kind: 'ask-sign-in'; asker: Asker; sending: boolean; error: string }
  | { kind: 'ask-bind'; userNm: string; asker: Asker; sending: boolean; error: string }
  | { kind: 'signed-in' }
  | { kind: 'bound'; userNm: string }
  | { kind: 'declined' }
  | { kind: 'unbound' }
  /** The code is over, was used, or there is none in the address. */
  | { kind: 'over'; text: string }
  | { kind: 'failed'; text: string };

/** A step that waits for the person. */
type Question = Extract<Step, { sending: boolean }>;

/** One for the page load: the scan goes on where it was, whatever draws the page anew. */
const scan = proxy<{ step: Step }>({ step: { kind: 'over', text: '' } });

/** The secret of the picture. It is kept here alone, never in an address. */
let scene = '';

export const useScan = () => useSnapshot(scan).step;

/**
 * Takes the secret out of an address and asks what it is for. It stands behind the #, which no server is sent, and
 * leaves the address bar at once, so that neither history nor a picture of the screen keeps it.
 * @param hash of the address; an empty one changes nothing
 */
export function takeScene(hash: string): void {
  if (hash.length < 2) return;
  scene = hash.slice(1);
  navigate('/scan', { replace: true });
  void ask();
}

/** Asks what the code is for. */
export async function ask(): Promise<void> {
  const mine = scene;
  scan.step = { kind: 'loading' };
  const next = await whatFor(mine);
  // Another code may have been scanned meanwhile.
  if (mine === scene) scan.step = next;
}

/** Refusals that another try cannot change: the code is over, or what was scanned is none. */
const overCodes = [status.refused, status.malformed].map(String);

async function whatFor(mine: string): Promise<Step> {
  try {
    const { purpose, userNm, ...from } = await request('getQRCodeScene', { scene: mine });
    const { browser = '', system = '', address = '', askedAt = null } = from;
    const asker = { device: [browser, system].filter(Boolean).join(' · '), address, askedAt };
    const fresh = { asker, sending: false, error: '' };
    return purpose === 'bind' ? { kind: 'ask-bind', userNm, ...fresh } : { kind: 'ask-sign-in', ...fresh };
  } catch (error) {
    if (!(error instanceof CallError)) return { kind: 'failed', text: '' };
    const isOver = overCodes.includes(error.status);
    return { kind: isOver ? 'over' : 'failed', text: error.msg2Client };
  }
}

export function decline(): void {
  scan.step = { kind: 'declined' };
}

/** Confirms the sign-in on the computer. */
export async function confirmSignIn(): Promise<void> {
  const { step } = scan;
  if (step.kind !== 'ask-sign-in' || step.sending) return;
  await send(step, async () => {
    const device = readDevice();
    await request('confirmLoginQRCode', { scene, ...(device ? { device } : {}) });
    return { kind: 'signed-in' };
  });
}

/** Binds this phone to the account that shows the code. */
export async function bindThisPhone(nickName: string): Promise<void> {
  const { step } = scan;
  if (step.kind !== 'ask-bind' || step.sending) return;
  // Kept before it is sent: an answer that is lost on its way must not leave an account bound to nothing.
  const device = readDevice() ?? newDevice();
  if (!keepDevice(device)) {
    scan.step = { ...step, error: translate('keepsNothing') };
    return;
  }
  await send(step, async () => {
    const name = nickName.trim();
    const given = await request('doBindQrcode', { qrcodeId: scene, device, ...(name ? { nickName: name } : {}) });
    keepDevice(given.device);
    return { kind: 'bound', userNm: step.userNm };
  });
}

/** Does what the person has agreed to. What is refused stays on screen with the reason, unless the code is over. */
async function send(query: Question, work: () => Promise<Step>): Promise<void> {
  const mine = scene;
  scan.step = { ...query, sending: true, error: '' };
  const next = await work().catch((error: unknown) => afterRefusal(error, mine));
  if (mine === scene) scan.step = next;
}

async function afterRefusal(error: unknown, mine: string): Promise<Step> {
  if (error instanceof CallError && error.status === String(status.unbound)) return { kind: 'unbound' };
  const step = await whatFor(mine);
  const text = error instanceof CallError ? error.msg2Client : '';
  return 'error' in step ? { ...step, error: text || translate('notSent') } : step;
}
