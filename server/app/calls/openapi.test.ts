import { expect, test } from '@jest/globals';
import { type CallName, calls } from '@portal/contract';
import { openApiDocument } from './openapi.ts';

const document = JSON.parse(JSON.stringify(openApiDocument())) as {
  paths: Record<string, Record<string, { operationId: string; security?: unknown; requestBody?: unknown }>>;
  components: { schemas: Record<string, unknown> };
};

test('S1.027 every call has its path, method and payload', () => {
  for (const name of Object.keys(calls) as CallName[]) {
    const { method, path, access } = calls[name];
    const operation = document.paths[`/api${path}`]?.[method.toLowerCase()];
    expect(operation?.operationId).toBe(name);
    expect(operation?.security === undefined).toBe(access === 'public');
    expect(operation?.requestBody !== undefined).toBe(method === 'POST');
  }
});

test('every reference leads to a schema of the document', () => {
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference ?? '');
  expect(references.length).toBeGreaterThan(0);
  for (const reference of references) {
    expect(document.components.schemas).toHaveProperty([reference.replace('#/components/schemas/', '')]);
  }
  expect(text).not.toContain('"$id"');
});
