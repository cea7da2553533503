import { MalformedRequest } from '../../kernel/calls/envelope.ts';
import type { Refused } from '../../kernel/refusals/refusal.ts';

/**
 * What Fastify itself refuses before a call is reached.
 * @param code of the error of Fastify, such as FST_ERR_CTP_BODY_TOO_LARGE; it is the hint too
 */
export function refusedByFastify(code: string): Refused {
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new MalformedRequest(
        'http.body-too-large',
        { zh_CN: '请求内容过大。', en: 'The body of the request is too large.' },
        code,
      );
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new MalformedRequest(
        'http.media-type',
        {
          zh_CN: '请求内容必须是 JSON（Content-Type: application/json）。',
          en: 'The body of the request must be JSON (Content-Type: application/json).',
        },
        code,
      );
    default:
      return new MalformedRequest(
        'http.malformed',
        { zh_CN: '请求的格式不正确。', en: 'The request is malformed.' },
        code,
      );
  }
}
