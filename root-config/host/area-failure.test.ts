import { describe, expect, test } from '@jest/globals';
import { changedError, chunkError, moduleMissing, styleError } from '../loading/chunk-errors.ts';
import type { FileKind } from '../loading/file-kind.ts';
import { LimitError } from '../loading/within.ts';
import { codeFailure, type Whereabouts } from './area-failure.ts';
import { hints } from './failure-words.ts';

const name = '@portal/area-sales';
const systemError = (code: number) => new Error(`Words (SystemJS Error#${code} https://example.com/errors.md#${code})`);
const kindOf = async (error: unknown, probe: FileKind = 'absent') =>
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
    expect(await kindOf(systemError(3), 'script')).toBe('wrong-content');
    expect(await kindOf(chunkError(name, 'missing'))).toBe('not-found');
    expect(await kindOf(new SyntaxError('Unexpected token <'))).toBe('wrong-content');
    expect(await kindOf(systemError(2))).toBe('wrong-content');
  });

  test('a file that has changed since it was published is told with module, version and address', async () => {
    const address = 'https://team.example/sales/index.js';
    const seen: Whereabouts = { address, format: 'system', version: '1.2.0' };
    const words = `@portal/area-sales 1.2.0: ${address}: It is not the file that was published`;
    for (const error of [systemError(3), changedError(address)]) {
      const failure = await codeFailure(name, error, async () => 'changed', seen);
      expect([failure.kind, failure.message]).toEqual(['wrong-content', expect.stringContaining(words)]);
    }
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

describe('the words for the developer of an area', () => {
  const entry = 'https://team.example/area/index.js';
  const wordsOf = async (error: unknown, found: FileKind, format: Whereabouts['format'] = 'system') =>
    (await codeFailure(name, error, async () => found, { address: entry, format })).message;

  test.each<[string, string]>([
    ['SystemJS', "Unable to resolve bare specifier 'lodash' from https://a.example/index.js (SystemJS Error#8 x#8)"],
    ['SystemJS in few words', 'lodash, https://a.example/index.js (SystemJS Error#8 https://github.com/errors.md#8)'],
    ['Chromium', 'Failed to resolve module specifier "lodash". Relative references must start with either "/", ...'],
    ['Firefox', 'The specifier “lodash” was a bare specifier, but was not remapped to anything.'],
    ['Safari', "Module name, 'lodash' does not resolve to a valid URL."],
  ])('S8.004 a name that nobody answers to is named, and not the area: %s', async (_whose, message) => {
    const failure = await codeFailure(name, new TypeError(message), async () => 'system');
    expect(failure.kind).toBe('wrong-content');
    expect(failure.message).toBe(
      `${name} imports 'lodash', which the portal does not share: put it into the build of the area.`,
    );
    expect(failure.cause).toMatchObject({ message: "Cannot find module 'lodash'", code: 'MODULE_NOT_FOUND' });
  });

  test('a module of the portal that there is not is said to be none of its names', async () => {
    const message = "Unable to resolve bare specifier '@portal/charts' (SystemJS Error#8 x#8)";
    expect(await wordsOf(new Error(message), 'system')).toMatch(/this portal has no module of that name/);
  });

  test('what came in the place of what was wanted is said', async () => {
    expect(await wordsOf(new SyntaxError('Unexpected token'), 'es')).toMatch(/manifest\.json; an override names/);
    expect(await wordsOf(systemError(3), 'page')).toMatch(/It is an HTML page/);
    expect(await wordsOf(new TypeError(`Failed to fetch dynamically imported module: ${entry}`), 'page', 'es')).toMatch(
      /It is an HTML page/,
    );
    expect(await wordsOf(new SyntaxError('Unexpected token'), 'system', 'es')).toMatch(/It is a System module, though/);
  });

  test('a part of a module of the language that did not come is not found', async () => {
    const error = new TypeError('Failed to fetch dynamically imported module: https://team.example/area/part.js');
    const failure = await codeFailure(name, error, async () => 'absent', { address: entry, format: 'es' });
    expect(failure.kind).toBe('not-found');
  });

  test('two Reacts, and a part that was asked for at the portal, are told by what they lead to', () => {
    const portal = 'https://portal.example';
    expect(hints('Invalid hook call. Hooks can only be called', entry, portal).join()).toMatch(/Two Reacts/);
    expect(hints("Cannot read properties of null (reading 'useState')", entry, portal).join()).toMatch(/Two Reacts/);
    const chunk = `Loading chunk 7 failed. (error: ${portal}/7.js)`;
    expect(hints(chunk, entry, portal).join()).toMatch(/asked for at the portal and not beside the entry/);
    expect(hints(chunk, `${portal}/index.js`, portal)).toEqual([]);
    expect(hints('no', entry, portal)).toEqual([]);
  });
});
