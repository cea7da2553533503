import type { DeviceSession, KnownDevice } from '@portal/contract';
import { CallError, request } from '@portal/shell';
import { loadUser } from '@portal/shell/insider';
import { toast } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { translate } from './phrases.ts';

/** The sessions of the account and the browsers it knows, read when the dialog opens and after each change. */
export function useDevices() {
  const [sessions, setSessions] = useState<readonly DeviceSession[] | null>(null);
  const [devices, setDevices] = useState<readonly KnownDevice[]>([]);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  const load = async () => {
    setError(null);
    try {
      const lists = await request('listSessions');
      setSessions(lists.sessions);
      setDevices(lists.devices);
    } catch (failure) {
      setError(failure);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => void load(), []);

  /** @param work says what it has done */
  const change = async (work: () => Promise<string>) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      toast(await work(), 'success');
    } catch (failure) {
      toast((failure instanceof CallError && failure.msg2Client) || translate('failed'), 'error');
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return {
    sessions,
    devices,
    error,
    busy,
    retry: () => void load(),
    end: ({ sessionId }: DeviceSession) =>
      void change(async () => {
        await request('endSession', { sessionId });
        await load();
        return translate('ended');
      }),
    endOthers: () =>
      void change(async () => {
        const { ended } = await request('endOtherSessions');
        await load();
        return translate('endedOthers', { smart_count: ended, count: ended });
      }),
    forget: ({ deviceId }: KnownDevice) =>
      void change(async () => {
        await request('forgetDevice', { deviceId });
        await load();
        return translate('forgotten');
      }),
    unbind: () =>
      void change(async () => {
        await request('unbindMessaging');
        // It is unbound whether or not the account can be read now.
        await loadUser().catch(() => undefined);
        return translate('unbound');
      }),
  };
}
