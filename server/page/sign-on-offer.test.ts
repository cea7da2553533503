import { expect, test } from '@jest/globals';
import type { SignOnProvider } from '../settings/sign-on/sign-on-provider.ts';
import { signOnOffer } from './sign-on-offer.ts';

const provider = (key: string) => ({ key, name: { zh_CN: `${key} 公司`, en: key } }) as SignOnProvider;

test('a page offers company accounts where there are any, and names the company where it is the only one', () => {
  expect(signOnOffer([])).toEqual({});
  const only = { path: '/sign-on/maker/start', name: { zh_CN: 'maker 公司', en: 'maker' } };
  expect(signOnOffer([provider('maker')])).toEqual({ signOn: { only } });
  expect(JSON.stringify(signOnOffer([provider('maker'), provider('dealer')]))).toBe('{"signOn":{}}');
});
