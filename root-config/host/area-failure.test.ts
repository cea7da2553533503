import { describe, expect, test } from '@jest/globals';
import { chunkError, moduleMissing, styleError } from '../loading/chunk-errors.ts';
import type { Probe } from '../loading/module-loading.ts';
import { LimitError } from '../loading/within.ts';
import { codeFailure } from './area-failure.ts';

const name = '@portal/area-sales';
const systemError = (code: number) => new Error(`Words (SystemJS Error#${code} https://example.com/errors.md#${code})`);
const kindOf = async (error: unknown, probe: Probe = 'absent') =>
  (await codeFailure(name, error, async () => probe)).kind;

describe('errors of code', () => {
  test('S8.001 a chunk that fails is a ChunkLoadError with the usual words', () => {
    const error = chunkError('sales', 'missing');
    expect(error.name).toBe('ChunkLoadError');
    expect(error.message).toMatch(/^Loading chunk sales failed/);
  });

  test('S8.003 a stylesheet that fails has its code', () => {
    const error = styleError('sales', '/assets/sales.css');
    expect(error.message).toMatch(/^Loading CSS chunk sales failed/);
    expect(error.code).toBe('CSS_CHUNK_LOAD_FAILED');
  });

  test('S8.004 a module that cannot be found has its code', () => {
    const error = moduleMissing(name);
    expect(error.message).toBe(`Cannot find module '${name}'`);
    expect(error.code).toBe('MODULE_NOT_FOUND');
  });
});

describe('codeFailure', () => {
  test('S4.086 code that never answers is a ChunkLoadError by timeout', async () => {
    const failure = await codeFailure(name, new LimitError('too long'), async () => 'absent');
    expect(failure.kind).toBe('timed-out');
    expect(failure.cause).toMatchObject({ name: 'ChunkLoadError', type: 'timeout' });
    expect(await kindOf(chunkError(name, 'timeout'))).toBe('timed-out');
  });

  test('an address without a file is not found, one with a file of another kind is wrong content', async () => {
    expect(await kindOf(systemError(3), 'absent')).toBe('not-found');
    expect(await kindOf(systemError(3), 'present')).toBe('wrong-content');
    expect(await kindOf(chunkError(name, 'missing'))).toBe('not-found');
    expect(await kindOf(new SyntaxError('Unexpected token <'))).toBe('wrong-content');
    expect(await kindOf(systemError(2))).toBe('wrong-content');
  });

  test('S8.004 a name that the import map does not hold is a missing module', async () => {
    const failure = await codeFailure(name, systemError(8), async () => 'absent');
    expect(failure.kind).toBe('not-found');
    expect(failure.cause).toMatchObject({ code: 'MODULE_NOT_FOUND' });
  });

  test('what the first lines of a module throw is a failed start', async () => {
    expect(await kindOf(new TypeError('x is undefined'))).toBe('bootstrap');
    expect(await kindOf('a text')).toBe('bootstrap');
  });
});
