import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Value } from '@sinclair/typebox/value';
import { faultSentence } from '../../kernel/refusals/schema-faults.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { isLoopback, UnfitValue } from '../settings-values.ts';
import { SignOnFile, type WrittenProvider } from './sign-on-file.ts';
import type { SignOnProvider } from './sign-on-provider.ts';

/** In bytes: a hundred providers with their groups stay below, and a file that never ends is none. */
const largest = { file: 1024 * 1024, secret: 64 * 1024 };

/** What is asked of every provider: who somebody is, how they are called, and their mail. */
const usualScopes = ['openid', 'profile', 'email'];

const noEnd = '2099-12-31';

/**
 * Reads the providers of a file; none where no file is named.
 * @throws UnfitValue that names the file, and each place of it that does not fit with what would
 */
export function readSignOn(path: string): SignOnProvider[] {
  if (!path) return [];
  const file = resolve(path);
  const written = parsed(path, contentOf(path, file));
  const faults = [...Value.Errors(SignOnFile, written)].map(faultSentence);
  if (faults.length > 0) throw unfit(path, faults);
  const providers = written as WrittenProvider[];
  const wrong = [...providers.flatMap(faultsOf), ...doubled(providers)];
  if (wrong.length > 0) throw unfit(path, wrong);
  return providers.map((provider, at) => settled(path, file, provider, at));
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const words = error instanceof Error ? error.message : '';
    throw unfit(path, [{ zh_CN: `不是有效的 JSON（${words}）`, en: `the text is not valid JSON (${words})` }]);
  }
}

function contentOf(path: string, file: string): string {
  try {
    if (statSync(file).size > largest.file)
      throw unfit(path, [{ zh_CN: '超过 1 MB', en: 'the text has more than 1 MB' }]);
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof UnfitValue) throw error;
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new UnfitValue({
      zh_CN: `所指的“${path}”无法读取（${code}）`,
      en: `names '${path}', which cannot be read (${code})`,
    });
  }
}

/** What a schema cannot say of one provider. */
function faultsOf(provider: WrittenProvider, at: number): Sentence[] {
  const { issuer, groupsClaim, products = {} } = provider;
  return [
    ...(isIssuer(issuer)
      ? []
      : [
          {
            zh_CN: `/${at}/issuer 必须是不含账号、参数和片段的 https 地址（本机可用 http）`,
            en: `/${at}/issuer must be an https address without a user name, query or fragment (http on this machine alone)`,
          },
        ]),
    ...(groupsClaim === undefined && Object.keys(products).length > 0
      ? [
          {
            zh_CN: `/${at}/products 需要 /${at}/groupsClaim 指明分组所在的声明`,
            en: `/${at}/products needs /${at}/groupsClaim, the claim in which groups stand`,
          },
        ]
      : []),
  ];
}

function isIssuer(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text) || /[?#]/.test(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username || password) return false;
  return protocol === 'https:' || isLoopback(hostname.replace(/^\[|\]$/g, ''));
}

/** Two of one key would be one in addresses, and a mail leads to one provider. */
function doubled(providers: readonly WrittenProvider[]): Sentence[] {
  const seen = new Map<string, string>();
  const again = (place: string, what: string): Sentence[] => {
    const former = seen.get(what);
    if (former === undefined) seen.set(what, place);
    return former === undefined ? [] : [{ zh_CN: `${place} 与 ${former} 重复`, en: `${place} repeats ${former}` }];
  };
  return providers.flatMap(({ key, domains }, at) => [
    ...again(`/${at}/key`, `key ${key}`),
    ...domains.flatMap((domain, nth) => again(`/${at}/domains/${nth}`, `domain ${domain.toLowerCase()}`)),
  ]);
}

function settled(path: string, file: string, provider: WrittenProvider, at: number): SignOnProvider {
  const { key, name, company, issuer, clientId, clientSecretFile, scopes = [], domains } = provider;
  const { groupsClaim = null, products = {}, create = false, until = noEnd, passwords, factor = 'portal' } = provider;
  return {
    key,
    name,
    company,
    issuer,
    clientId,
    groupsClaim,
    factor,
    clientSecret: clientSecretFile === undefined ? null : readSecret(path, file, clientSecretFile, at),
    scopes: [...new Set([...usualScopes, ...scopes])],
    domains: domains.map((domain) => domain.toLowerCase()),
    products: new Map(Object.entries(products)),
    creates: create,
    until: until.replaceAll('-', ''),
    closesPasswords: passwords === 'closed',
  };
}

/** A secret stands in a file of its own, beside the file that names it or at a whole path. It is never repeated. */
function readSecret(path: string, file: string, named: string, at: number): string {
  const place = `/${at}/clientSecretFile`;
  const secretFile = resolve(dirname(file), named);
  const fault = (zh_CN: string, en: string) =>
    unfit(path, [{ zh_CN: `${place} 所指的“${named}”${zh_CN}`, en: `${place} names '${named}', which ${en}` }]);
  try {
    if (statSync(secretFile).size > largest.secret)
      throw fault('超过 64 kB，不会是密钥', 'has more than 64 kB and is no secret');
    const secret = readFileSync(secretFile, 'utf8').trim();
    if (!/^[\x21-\x7e]+$/.test(secret))
      throw fault('必须是一行可见的 ASCII 字符', 'must hold one line of visible ASCII characters');
    return secret;
  } catch (error) {
    if (error instanceof UnfitValue) throw error;
    const { code = '' } = error as NodeJS.ErrnoException;
    throw fault(`无法读取（${code}）`, `cannot be read (${code})`);
  }
}

/** So many are named at once. */
const most = 5;

const unfit = (path: string, faults: readonly Sentence[]): UnfitValue => {
  const first = faults.slice(0, most);
  return new UnfitValue({
    zh_CN: `所指的“${path}”有误：${first.map(({ zh_CN }) => zh_CN).join('，')}`,
    en: `names '${path}', in which ${first.map(({ en }) => en).join(', and ')}`,
  });
};
