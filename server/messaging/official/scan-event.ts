/** A follower has scanned a QR code of ours. */
export interface ScanEvent {
  openId: string;
  scene: string;
  /** Our own name in the service, for the answer. */
  account: string;
}

const idPattern = /^[\w-]{1,128}$/;

/** Who follows by scanning sends `subscribe`, who follows already sends `SCAN`; everything else is null. */
export function scanEventOf(message: Map<string, string>): ScanEvent | null {
  const [openId = '', account = '', key = ''] = ['FromUserName', 'ToUserName', 'EventKey'].map((tag) =>
    message.get(tag),
  );
  const scene = sceneOf(message, key);
  return scene && [openId, account, scene].every((id) => idPattern.test(id)) ? { openId, scene, account } : null;
}

function sceneOf(message: Map<string, string>, key: string): string | null {
  if (message.get('MsgType') !== 'event') return null;
  if (message.get('Event') === 'SCAN') return key;
  const prefix = 'qrscene_';
  return message.get('Event') === 'subscribe' && key.startsWith(prefix) ? key.slice(prefix.length) : null;
}
