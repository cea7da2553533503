import { qrPollMs, qrStatus } from '@portal/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from '../api/call-errors.ts';
import { request } from '../api/request.ts';
import { serverNow } from '../api/server-clock.ts';
import { session } from '../session/session.ts';

export type QrStage = 'loading' | 'waiting' | 'expired' | 'failed' | 'done';

interface QrState {
  stage: QrStage;
  /** The picture, as a data: address. */
  qrcode: string;
  qrcodeId: string;
  /** What the picture leads to, where a browser can open it; empty otherwise. */
  link: string;
  expireTime: number;
  /** Why there is no code, in the words of the server; empty when it said nothing. */
  error: string;
}

const nothing: QrState = { stage: 'loading', qrcode: '', qrcodeId: '', link: '', expireTime: 0, error: '' };

/**
 * Shows a QR code and asks every 2 s what has become of it (S4.065), one question at a time, until it is scanned, over,
 * or the page goes; while the page is hidden nothing is asked (A34).
 *
 * @param create the call that makes the code
 * @param onScanned told once, with the id of the code, when its status is '3'
 */
export function useQrCode(create: 'getLoginQRCode' | 'getBindQRCode', onScanned: (qrcodeId: string) => void) {
  const [state, setState] = useState<QrState>(nothing);
  const { stage, qrcodeId, expireTime } = state;
  const scanned = useRef(onScanned);
  scanned.current = onScanned;

  const loading = stage === 'loading';
  useEffect(() => {
    if (!loading) return;
    const controller = new AbortController();
    request(create, {}, { signal: controller.signal }).then(
      (code) => {
        Object.assign(session, { qrcode: code.qrcode, qrcodeId: code.qrcodeId });
        setState({ ...nothing, ...code, stage: 'waiting' });
      },
      (failure) => {
        if (controller.signal.aborted) return;
        setState({ ...nothing, stage: 'failed', error: failure instanceof CallError ? failure.msg2Client : '' });
      },
    );
    return () => controller.abort();
  }, [create, loading]);

  useEffect(() => () => void Object.assign(session, { qrcode: '', qrcodeId: '' }), []);

  useEffect(() => {
    if (stage !== 'waiting') return;
    const controller = new AbortController();
    let asking = false;
    const end = (stageThen: QrStage) => {
      window.clearInterval(timer);
      setState((now) => ({ ...now, stage: stageThen }));
    };
    const ask = async () => {
      if (serverNow() >= expireTime) return end('expired');
      if (asking || document.hidden) return;
      asking = true;
      try {
        const status = await request('getQRCodeStatus', { qrcodeId }, { signal: controller.signal });
        if (controller.signal.aborted) return;
        if (status === qrStatus.success) {
          end('done');
          scanned.current(qrcodeId);
        } else if (status !== qrStatus.pending && status !== qrStatus.initial) end('expired');
      } catch (error) {
        // A question that got no answer is asked again; a refusal is the end of this code (S4.068).
        if (error instanceof CallError) end('expired');
      } finally {
        asking = false;
      }
    };
    const timer = window.setInterval(() => void ask(), qrPollMs);
    return () => {
      window.clearInterval(timer);
      controller.abort();
    };
  }, [stage, qrcodeId, expireTime]);

  /** Asks for a new code. */
  const refresh = useCallback(() => setState(nothing), []);
  return { ...state, refresh };
}
