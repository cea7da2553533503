import { type CallName, calls } from '@portal/contract';
import { schemas } from '@portal/contract/schemas';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { MalformedRequest } from '../../kernel/calls/envelope.ts';

/** A JSON payload must have the right types; in a query everything is text, so numbers and booleans are read from it. */
const forBody = new Ajv({ strict: false });
const forQuery = new Ajv({ strict: false, coerceTypes: true });

/** Made with the first payload of a call: to make all of them takes a part of the start that nobody needs. */
const checks = new Map<CallName, ValidateFunction>();

function checkOf(name: CallName): ValidateFunction {
  const check = checks.get(name) ?? (calls[name].method === 'GET' ? forQuery : forBody).compile(schemas[name].payload);
  checks.set(name, check);
  return check;
}

/** @throws MalformedRequest that names the field when the payload does not fit the schema of the call. */
export function checkPayload(name: CallName, payload: unknown): void {
  const check = checkOf(name);
  if (check(payload)) return;
  const [first] = check.errors ?? [];
  const field = first ? fieldOf(first) : '';
  throw new MalformedRequest(
    'http.payload-unfit',
    {
      zh_CN: field ? `请求的字段“${field}”不符合要求。` : '请求的内容不符合要求。',
      en: field ? `The field '${field}' of the request is not valid.` : 'The payload of the request is not valid.',
    },
    `${field || 'payload'}: ${first?.message ?? 'does not fit'}`,
  );
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const missing: unknown = params.missingProperty ?? params.additionalProperty;
  return [...instancePath.split('/').slice(1), ...(typeof missing === 'string' ? [missing] : [])].join('.');
}
