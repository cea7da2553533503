import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import { readSettings } from '../settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-sign-on-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = join(folder, 'sign-on.json');
const company = '7f3a1c22-0000-4000-8000-000000000001';
const maker = {
  key: 'maker',
  name: { zh_CN: '远方汽车', en: 'Far Motors' },
  company,
  issuer: 'https://login.maker.example/realm',
  clientId: 'portal',
  domains: ['Maker.example'],
};

const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
const read = (content: unknown) => {
  put('sign-on.json', typeof content === 'string' ? content : JSON.stringify(content));
  return readSettings({ PORTAL_SIGN_ON: file }).signOn;
};
/** What the start ends with, in both languages. */
const refusal = (content: unknown) => {
  try {
    read(content);
  } catch (error) {
    if (error instanceof OperatorError) return error.sentence;
    throw error;
  }
  return { zh_CN: '', en: '' };
};

test('none is named, and there is none', () => expect(readSettings({}).signOn).toEqual([]));

test('what is left out is usual, and what is closed or given is said', () => {
  expect(read([maker])).toEqual([
    {
      ...maker,
      domains: ['maker.example'],
      clientSecret: null,
      scopes: ['openid', 'profile', 'email'],
      groupsClaim: null,
      products: new Map(),
      creates: false,
      until: '20991231',
      closesPasswords: false,
      factor: 'portal',
    },
  ]);
});

test('all of it, for several companies, with a secret in a file beside it', () => {
  put('secret.txt', 'the-secret\n');
  const groups = { groupsClaim: 'roles', products: { analysts: ['sales'], __proto__: ['price'] } };
  const rest = {
    scopes: ['groups', 'email'],
    create: true,
    until: '2027-12-31',
    passwords: 'closed',
    factor: 'provider',
  };
  const full = { ...maker, ...groups, ...rest, clientSecretFile: 'secret.txt' };
  const other = { ...maker, key: 'dealer', domains: ['dealer.example'], issuer: 'http://127.0.0.1:4000' };
  expect(read([full, other])).toMatchObject([
    {
      clientSecret: 'the-secret',
      scopes: ['openid', 'profile', 'email', 'groups'],
      groupsClaim: 'roles',
      products: new Map([['analysts', ['sales']]]),
      creates: true,
      until: '20271231',
      closesPasswords: true,
      factor: 'provider',
    },
    { key: 'dealer', issuer: 'http://127.0.0.1:4000' },
  ]);
});

describe('what does not fit stops the start in a sentence with its place', () => {
  test.each([
    ['no JSON', '{', 'the text is not valid JSON'],
    ['no list', {}, '/ is {}, but should be a list of providers'],
    ['an empty list', [], '/ is [], but should be a list of providers'],
    ['what is unknown', [{ ...maker, secret: 'x' }], '/0/secret is not a known setting'],
    ['what is missing', [{ ...maker, clientId: undefined }], '/0/clientId is missing'],
    ['a key that is no word', [{ ...maker, key: 'A b' }], '/0/key is "A b", but should be maker'],
    [
      'the beginning of an id',
      [{ ...maker, company: '7f3a1c22' }],
      '/0/company is "7f3a1c22", but should be the whole id',
    ],
    [
      'a domain that is none',
      [{ ...maker, domains: ['@maker'] }],
      '/0/domains/0 is "@maker", but should be maker.example',
    ],
    ['no domain', [{ ...maker, domains: [] }], '/0/domains is [], but should be maker.example'],
    ['a choice that is none', [{ ...maker, passwords: 'no' }], '/0/passwords must be one of open, closed'],
    ['http elsewhere', [{ ...maker, issuer: 'http://login.maker.example' }], '/0/issuer must be an https address'],
    ['an issuer with a name', [{ ...maker, issuer: 'https://a:b@x.example' }], '/0/issuer must be an https address'],
    ['groups of no claim', [{ ...maker, products: { a: ['sales'] } }], '/0/products needs /0/groupsClaim'],
    ['a key twice', [maker, { ...maker, domains: ['b.example'] }], '/1/key repeats /0/key'],
    ['a domain twice', [maker, { ...maker, key: 'b' }], '/1/domains/0 repeats /0/domains/0'],
    [
      'a secret that is away',
      [{ ...maker, clientSecretFile: 'none.txt' }],
      "/0/clientSecretFile names 'none.txt', which cannot be read (ENOENT)",
    ],
    [
      'an empty secret',
      [{ ...maker, clientSecretFile: 'empty.txt' }],
      "/0/clientSecretFile names 'empty.txt', which must hold one line",
    ],
  ])('%s', (_what, content, words) => {
    put('empty.txt', '\n');
    const { zh_CN, en } = refusal(content);
    expect(en).toContain(`PORTAL_SIGN_ON names '${file}', in which `);
    expect(en).toContain(words);
    expect(zh_CN).toContain(`PORTAL_SIGN_ON 所指的“${file}”有误：`);
  });

  test('a file that is away', () => {
    expect(() => readSettings({ PORTAL_SIGN_ON: join(folder, 'none.json') })).toThrow('which cannot be read (ENOENT)');
  });

  test('and what stands in a secret is not repeated', () => {
    put('two.txt', 'first-line\nsecond-line');
    const { zh_CN, en } = refusal([{ ...maker, clientSecretFile: 'two.txt' }]);
    expect(en).toContain('must hold one line');
    expect(`${zh_CN}${en}`).not.toMatch(/first-line|second-line/);
  });
});
