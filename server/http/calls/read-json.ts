import { MalformedRequest } from '../../kernel/calls/envelope.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * A request body as JSON; an empty one is an empty object.
 * @throws MalformedRequest when the bytes are no UTF-8, no JSON, or no JSON object.
 */
export function readJson(body: Buffer): Record<string, unknown> {
  if (body.length === 0) return {};
  const value = parse(decode(body));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new MalformedRequest(
      'http.body-no-object',
      { zh_CN: '请求内容必须是 JSON 对象。', en: 'The body of the request must be a JSON object.' },
      'body is no object',
    );
  }
  return value as Record<string, unknown>;
}

function decode(body: Buffer): string {
  try {
    return decoder.decode(body);
  } catch {
    throw new MalformedRequest(
      'http.body-no-utf8',
      { zh_CN: '请求内容不是 UTF-8 编码。', en: 'The body of the request is not encoded in UTF-8.' },
      'body is no UTF-8',
    );
  }
}

function parse(text: string): unknown {
  try {
    // A key __proto__ would become a prototype where objects are merged, so it is never let in. It may be written in
    // escapes; a text with neither needs no second look at each of its values.
    if (!/__proto__|\\u/.test(text)) return JSON.parse(text);
    return JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value));
  } catch {
    throw new MalformedRequest(
      'http.body-no-json',
      { zh_CN: '请求内容不是有效的 JSON。', en: 'The body of the request is not valid JSON.' },
      'body is no JSON',
    );
  }
}
