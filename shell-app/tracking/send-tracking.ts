import { type CallData, type CallPayload, calls, type Envelope } from '@portal/contract';
import { httpClient } from '../api/http-client.ts';
import { requestBody } from '../api/request-body.ts';
import { language } from '../i18n/language.ts';

type TrackingCall = 'trackingRegister' | 'trackingEvent' | 'areaFailed' | 'reportModule';

/**
 * Sends one of the calls that tell how the portal is used. They go beside all others: with low priority, on their own
 * even when the page is left, and what is answered concerns nobody's session.
 *
 * @throws Error without an answer of status 0
 */
export async function sendTracking<Name extends TrackingCall>(
  name: Name,
  payload: CallPayload<Name>,
  token: string | null = null,
): Promise<CallData<Name>> {
  const { path } = calls[name];
  const parameters = new URLSearchParams({ t: String(Date.now()), language: language() });
  const response = await fetch(`${httpClient.defaults.baseURL}${path}?${parameters}`, {
    method: 'POST',
    keepalive: true,
    priority: 'low',
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { token }) },
    body: JSON.stringify(requestBody(path, payload, token)),
  });
  const answer = (await response.json()) as Envelope<CallData<Name>> | null;
  const status = String(answer?.status?.status ?? response.status);
  if (status !== '0' || !answer?.data) throw new Error(`status ${status}`);
  return answer.data;
}
