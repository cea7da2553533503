import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { readSettings } from './settings.ts';

describe('the settings of a language model', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-model-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const own = { PORTAL_MODEL_URL: 'http://10.0.0.8:8000/v1/', PORTAL_MODEL_NAME: 'small-model' };

  test('without an address there is none; with one its name is wanted, its key is not', () => {
    expect(readSettings({ PORTAL_MODEL_NAME: 'x', PORTAL_MODEL_KEY: 'y' }).model).toBeNull();
    expect(readSettings(own).model).toEqual({
      url: 'http://10.0.0.8:8000/v1',
      name: 'small-model',
      key: null,
      time: 20_000,
      callsAMinute: 6,
      callsOfAll: 60,
    });
    expect(() => readSettings({ ...own, PORTAL_MODEL_NAME: '' })).toThrow(/PORTAL_MODEL_NAME is required/);
  });

  test('its key comes from the environment, or from a file, and has one word', () => {
    const file = join(folder, 'key');
    writeFileSync(file, 'sk-from-file\n');
    expect(readSettings({ ...own, PORTAL_MODEL_KEY_FILE: file }).model?.key).toBe('sk-from-file');
    expect(readSettings({ ...own, PORTAL_MODEL_KEY: 'sk-own' }).model?.key).toBe('sk-own');
    writeFileSync(file, 'two words');
    expect(() => readSettings({ ...own, PORTAL_MODEL_KEY_FILE: file })).toThrow(
      /what stands in the file of PORTAL_MODEL_KEY_FILE must have visible ASCII characters only/,
    );
  });

  test.each([
    'ftp://models.example.com',
    'https://u:secret@models.example.com/v1',
    'https://models.example.com?key=secret',
  ])('%s is no address of one, and is not repeated', (url) => {
    const refused = () => readSettings({ ...own, PORTAL_MODEL_URL: url });
    expect(refused).toThrow(/PORTAL_MODEL_URL must be an http or https address/);
    expect(refused).not.toThrow(/secret/);
  });
});
