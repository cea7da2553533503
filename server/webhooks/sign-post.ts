import { createHmac } from 'node:crypto';

/**
 * The headers by which a receiver knows that a post is ours, whole, and not an old one sent again: those of the
 * Standard Webhooks specification 1.0 (standardwebhooks.com), for which there are libraries in many languages.
 * @param id of the post, the same at every try
 * @param at the instant of this try, in milliseconds since 1970
 * @param body as it is sent
 * @param secret the bytes behind whsec_
 */
export function signPost(id: string, at: number, body: string, secret: Buffer): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000));
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
