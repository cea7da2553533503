import { type CallName, type CallRule, calls } from '@portal/contract';
import { schemas } from '@portal/contract/schemas';

/** The OpenAPI document of the wire, made from the contract, so that it cannot differ from what the server checks. */
export function openApiDocument() {
  const named: Record<string, unknown> = {};
  const paths: Record<string, unknown> = {};
  for (const name of Object.keys(calls) as CallName[]) {
    const rule: CallRule = calls[name];
    paths[`/api${rule.path}`] = { [rule.method.toLowerCase()]: liftNamed(operation(name, rule), named) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Car market portal',
      version: '1',
      description:
        'Every reply is an envelope; status.status 0 is success. A business refusal is HTTP 200 with another status ' +
        'and a sentence in msg2Client; a request that does not fit is HTTP 4xx with the same envelope. Whatever is ' +
        'refused has an id in refusal, listed in docs/refusals.md.',
    },
    paths,
    components: {
      schemas: named,
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token' },
        key: { type: 'http', scheme: 'bearer', description: 'The key of a program' },
      },
    },
  };
}

/**
 * Schemas that refer to themselves carry a name ($id) where they stand; OpenAPI wants them in one place.
 * @param named takes them up.
 * @returns the same value with references in their stead.
 */
function liftNamed(value: unknown, named: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => liftNamed(item, named));
  if (typeof value !== 'object' || value === null) return value;
  const { $id, $ref, ...rest } = value as { $id?: string; $ref?: string };
  if ($ref) return { $ref: `#/components/schemas/${$ref}` };
  const lifted = Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, liftNamed(item, named)]));
  if (!$id) return lifted;
  named[$id] = lifted;
  return { $ref: `#/components/schemas/${$id}` };
}

/** A right is of keys alone. */
const securityOf = ({ access, programs }: CallRule) => [
  ...(access.startsWith('right:') ? [] : [{ token: [] }]),
  ...(programs ? [{ key: [] }] : []),
];

function operation(name: CallName, rule: CallRule) {
  const { payload, data } = schemas[name];
  return {
    operationId: name,
    tags: [rule.path.split('/').slice(0, 3).join('/')],
    description: `Access: ${[rule.access, ...(rule.parts ? [rule.parts] : [])].join(', ')}.`,
    ...(rule.access === 'public' ? {} : { security: securityOf(rule) }),
    parameters: [...commonParameters, ...(rule.method === 'GET' ? queryParameters(payload) : [])],
    ...(rule.method === 'POST' ? { requestBody: json(body(payload, rule)) } : {}),
    responses: rule.file ? fileResponses(data) : { '200': { description: 'The envelope', ...json(envelope(data)) } },
  };
}

const commonParameters = [
  { name: 't', in: 'query', schema: { type: 'integer' }, description: 'The time of the request in milliseconds' },
  { name: 'language', in: 'query', schema: { enum: ['zh_CN', 'en'], default: 'zh_CN' } },
];

function queryParameters(payload: object) {
  const { properties = {}, required = [] } = payload as { properties?: Record<string, object>; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const fileResponses = (data: object) => ({
  '200': { description: 'The file', content: { 'application/octet-stream': { schema: data } } },
  '206': { description: 'The range that was asked for', content: { 'application/octet-stream': { schema: data } } },
  '4XX': { description: 'The envelope of a refusal', ...json(envelope({ type: 'null' })) },
});

const body = (payload: object, { proof }: CallRule) => ({
  type: 'object',
  properties: {
    data: payload,
    token: { type: 'string' },
    questUID: { type: 'string' },
    captchaTicket: { type: 'string' },
    ...(proof === 'beside' ? { proof: { type: 'string' } } : {}),
  },
});

const envelope = (data: object) => ({
  type: 'object',
  required: ['status', 'data'],
  properties: {
    status: {
      type: 'object',
      required: ['status', 'msg2Client', 'msg2Dev'],
      properties: {
        status: { type: ['number', 'string'] },
        msg2Client: { type: 'string' },
        msg2Dev: { type: 'string' },
        refusal: { type: 'string' },
      },
    },
    data: { anyOf: [data, { type: 'null' }] },
  },
});
