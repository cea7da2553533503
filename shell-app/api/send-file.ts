import type { Envelope } from '@portal/contract';
import { isCancel } from 'axios';
import { language } from '../i18n/language.ts';
import { takeNewerToken } from '../session/follow-session.ts';
import { session } from '../session/session.ts';
import { CallError, NetworkError } from './call-errors.ts';
import { endSession } from './end-session.ts';
import { httpClient } from './http-client.ts';
import { endsSession } from './session-codes.ts';

export interface SendOptions {
  /** Is told how much has left, as a part of 1. */
  progress?: (part: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a file to where a call has said, as it is read from the disk.
 * @param address such as /api/v3/iw-admin/delivery/file/<id>
 * @throws CallError when it is refused; a session that has ended has been dealt with already
 * @throws NetworkError without an answer of the portal
 * @throws DOMException AbortError when the signal ended it
 */
export async function sendFile(address: string, file: Blob, { progress, signal }: SendOptions = {}): Promise<void> {
  takeNewerToken();
  const { token } = session;
  let answer: unknown;
  let id = '';
  try {
    const reply = await httpClient.request<unknown>({
      method: 'PUT',
      url: address.replace(/^\/api(?=\/)/, ''),
      params: { t: Date.now(), language: language() },
      data: file,
      headers: { 'content-type': 'application/octet-stream', ...(token === null ? {} : { token }) },
      signal,
      onUploadProgress: ({ loaded }) => progress?.(file.size === 0 ? 1 : Math.min(1, loaded / file.size)),
    });
    id = String(reply.headers['x-request-id'] ?? '');
    answer = reply.data;
  } catch (error) {
    if (isCancel(error)) throw new DOMException('the file was given up', 'AbortError');
    throw new NetworkError('sendFile', error instanceof Error ? error.message : 'no answer', id);
  }
  const status = (answer as Partial<Envelope> | null)?.status;
  if (typeof status !== 'object') throw new NetworkError('sendFile', 'the answer is not of this portal', id);
  const code = String(status.status);
  if (code === '0') return;
  if (endsSession(code)) endSession(token);
  const { msg2Client = '', msg2Dev = '', refusal } = status;
  throw new CallError(code, msg2Client, msg2Dev, refusal, null, id);
}
