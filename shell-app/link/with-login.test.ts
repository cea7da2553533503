import { expect, test } from '@jest/globals';
import { withLogin } from './with-login.ts';

const signedIn = { language: 'en', token: 't/1+' } as const;

test.each([
  ['https://a.example', 'https://a.example?locale=en&isIways=true&token=t%2F1%2B'],
  [
    'https://a.example/x?y=a%20b&z#/in?side=1',
    'https://a.example/x?y=a%20b&z&locale=en&isIways=true&token=t%2F1%2B#/in?side=1',
  ],
  ['https://a.example/?#', 'https://a.example/?locale=en&isIways=true&token=t%2F1%2B#'],
])('S2.139 S2.141 %s keeps query and hash', (address, whole) => expect(withLogin(address, signedIn)).toBe(whole));

test.each(['locale=zh&token=old&isIways=false&y=1', 'y=1&%74oken=old', 'token&y=1', 'y=1&token=a&token=b'])(
  'S2.141 a value that %s holds already gives way',
  (query) =>
    expect(withLogin(`https://a.example/?${query}`, signedIn)).toBe(
      'https://a.example/?y=1&locale=en&isIways=true&token=t%2F1%2B',
    ),
);

test('S2.141 without a session there is no token', () =>
  expect(withLogin('https://a.example/', { language: 'zh_CN', token: null })).toBe(
    'https://a.example/?locale=zh_CN&isIways=true',
  ));
