import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { status } from '@portal/contract';
import Cookies from 'js-cookie';
import { eventually } from '../../tests/support/eventually.ts';
import { bringFactor, closeFactor, factorQuestion } from '../factor/factor-question.ts';
import { fullPath, place } from '../navigation/place.ts';
import { page } from '../page/page.ts';
import { keepLogin } from '../session/keep-session.ts';
import { session } from '../session/session.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { aLogin, freshShell } from '../testing/fresh-shell.ts';
import { switchTo } from './switch-to.ts';

const other = aLogin({ token: 'token-2', userId: 'u2' });
const wanted = { status: status.factorWanted, data: { ticket: 'step-1', factors: ['code'] } };
let load = jest.spyOn(page, 'load');
let reload = jest.spyOn(page, 'reload');

/** Loads at an address, reloads, and where the page is. */
const went = () => [load.mock.calls, reload.mock.calls.length, fullPath(place)];

beforeEach(() => {
  load = jest
    .spyOn(page, 'load')
    .mockReset()
    .mockImplementation(() => undefined);
  reload = jest
    .spyOn(page, 'reload')
    .mockReset()
    .mockImplementation(() => undefined);
  freshShell('/sales/trend?by=fuel');
  keepLogin(aLogin(), true);
});

describe('the page after a switch', () => {
  test('S2.114 is loaded anew at the start from the dashboard, which is not left before', async () => {
    freshShell('/dashboard');
    keepLogin(aLogin());
    fakeServer({ switchAccount: { data: other } });
    await switchTo('u2');
    expect(went()).toEqual([[['/']], 0, '/dashboard']);
  });

  test('S2.115 is loaded anew from elsewhere once the route was replaced, so that Back leads to nothing of before', async () => {
    fakeServer({ switchAccount: { data: other } });
    const length = window.history.length;
    await switchTo('u2');
    expect(went()).toEqual([[], 1, '/']);
    expect(window.history.length).toBe(length);
  });
});

test('A25 the linked account is asked for by its id; nothing of the former one but passwordFree stays', async () => {
  const { seen } = fakeServer({ switchAccount: { data: other } });
  session.roles = ['admin'];
  const during: unknown[] = [];
  await switchTo('u2', async () => void during.push(session.token, Cookies.get('token')));
  expect(seen.map(({ name, token, body }) => [name, token, body?.data])).toEqual([
    ['switchAccount', 'token-1', { channel: 1, userId: 'u2' }],
  ]);
  // What is shown in between is shown to the former account still.
  expect(during).toEqual(['token-1', 'token-2']);
  expect(session).toMatchObject({ token: 'token-2', user: { userId: 'u2' }, roles: [], passwordFree: true });
});

test('A25 an answer without a token goes on with the one there is', async () => {
  fakeServer({ switchAccount: { data: { ...other, token: '' } } });
  await switchTo('u2');
  expect([session.token, session.user?.userId, Cookies.get('token')]).toEqual(['token-1', 'u2', 'token-1']);
});

test('a refusal leaves account and page as they are', async () => {
  fakeServer({ switchAccount: { status: 1, msg2Client: 'no' } });
  await expect(switchTo('u2')).rejects.toMatchObject({ msg2Client: 'no' });
  expect([session.token, Cookies.get('token'), went()]).toEqual([
    'token-1',
    'token-1',
    [[], 0, '/sales/trend?by=fuel'],
  ]);
});

describe('an account that wants a second factor', () => {
  test('is switched to once it was brought, and is in the cookies at once', async () => {
    const { named } = fakeServer({ switchAccount: wanted, secondFactor: { data: other } });
    const switched = switchTo('u2');
    await eventually(() => expect(factorQuestion.factors).toEqual(['code']));
    expect(Cookies.get('token')).toBe('token-1');
    await bringFactor({ code: '123456' });
    expect(Cookies.get('token')).toBe('token-2');
    await switched;
    expect(named('secondFactor')[0]?.body?.data).toEqual({ ticket: 'step-1', code: '123456' });
    expect(session).toMatchObject({ token: 'token-2', user: { userId: 'u2' } });
  });

  test('is not switched to when the person gives up', async () => {
    fakeServer({ switchAccount: wanted });
    const switched = switchTo('u2');
    await eventually(() => expect(factorQuestion.factors).not.toBeNull());
    closeFactor();
    await expect(switched).rejects.toMatchObject({ status: String(status.factorWanted) });
    expect([session.token, Cookies.get('token'), went()]).toEqual([
      'token-1',
      'token-1',
      [[], 0, '/sales/trend?by=fuel'],
    ]);
  });
});
