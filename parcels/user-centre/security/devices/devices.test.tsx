import { expect, jest, test } from '@jest/globals';
import type { DeviceSession, KnownDevice } from '@portal/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { type FakeAnswer, fakeServer } from '../../../../shell-app/testing/fake-server.ts';
import { aUser } from '../../../../shell-app/testing/fresh-shell.ts';
import { hook, openCentre, press, toasts } from '../../testing/open-centre.tsx';

const begun = new Date(2025, 2, 4, 9, 8, 7).getTime();
const aSession = (sessionId: string, more: Partial<DeviceSession> = {}): DeviceSession => ({
  sessionId,
  browser: 'Chrome 140',
  system: 'Windows',
  address: '10.0.0.7',
  own: false,
  begunAt: begun,
  usedAt: begun + 60_000,
  ...more,
});
const own = aSession('s0', { own: true });
const lists = (sessions: DeviceSession[], devices: KnownDevice[] = []) => ({ sessions, devices });

async function openDevices(answers: Parameters<typeof fakeServer>[0], user = {}) {
  openCentre(user);
  const server = fakeServer(answers);
  await press('devices');
  return server;
}
const entries = () => screen.queryAllByTestId('device').map(({ textContent }) => textContent ?? '');

test('tells where the account is signed in, what it is called and when it was used; the own one cannot be ended here', async () => {
  const unknown = aSession('s1', { browser: '', system: '', address: '' });
  await openDevices({ listSessions: { data: lists([own, unknown]) } });
  const [first, second] = entries();
  expect(first).toContain('Chrome 140 on Windows This one');
  expect(first).toContain('10.0.0.7 · Last used 2025.03.04\u00a009:09:07');
  expect(first).toContain('Signed in 2025.03.04\u00a009:08:07');
  expect(second).toMatch(/^Unknown device Last used/);
  expect(within(screen.getAllByTestId('device')[0] as HTMLElement).queryByTestId('device-end')).toBeNull();
  expect(screen.queryByTestId('devices-end-others')).toBeNull();
  expect(screen.queryByTestId('bound-phone')).toBeNull();
});

test('one is ended by its id, and the list is read anew; alone there is nothing to end', async () => {
  let sessions = [own, aSession('s1')];
  const { named } = await openDevices({
    listSessions: () => ({ data: lists(sessions) }),
    endSession: () => {
      sessions = [own];
      return { data: { ended: 1 } };
    },
  });
  await press('device-end');
  expect(named('endSession').map(({ body }) => body?.data)).toEqual([{ sessionId: 's1' }]);
  expect([entries().length, toasts()]).toEqual([1, ['Signed out']]);
  expect(hook('devices-dialog').textContent).toContain('No other device is signed in.');
});

test('all others are ended at once, and how many they were is said', async () => {
  const { named } = await openDevices({
    listSessions: { data: lists([own, aSession('s1'), aSession('s2')]) },
    endOtherSessions: { data: { ended: 2 } },
  });
  await press('devices-end-others');
  expect([named('endOtherSessions').length, named('listSessions').length]).toEqual([1, 2]);
  expect(toasts()).toEqual(['2 devices signed out']);
});

test('browsers that the account knows are told apart from where it is signed in, and forgotten by their id', async () => {
  const { sessionId: _, begunAt: __, ...of } = aSession('');
  let devices: KnownDevice[] = [
    { ...of, deviceId: 'd0', own: true },
    { ...of, deviceId: 'd1', browser: 'Safari 26', system: 'macOS' },
  ];
  const { named } = await openDevices({
    listSessions: () => ({ data: lists([own], devices) }),
    forgetDevice: () => {
      devices = devices.slice(0, 1);
      return { data: { ended: 1 } };
    },
  });
  const known = () => screen.queryAllByTestId('known-device').map(({ textContent }) => textContent ?? '');
  expect(known()[0]).toContain('Chrome 140 on Windows This browser');
  expect(known()[1]).toContain('10.0.0.7 · Last sign-in 2025.03.04');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Forget Safari 26 on macOS' })));
  expect(named('forgetDevice').map(({ body }) => body?.data)).toEqual([{ deviceId: 'd1' }]);
  expect([known().length, entries().length, toasts()]).toEqual([1, 1, ['Forgotten']]);
});

test('the phone that signs in by scanning is unbound, and gone from the centre', async () => {
  const { named } = await openDevices(
    {
      listSessions: { data: lists([own]) },
      unbindMessaging: { data: null },
      getUserInfo: { data: aUser({ wxNickNm: '' }) },
    },
    { wxNickNm: 'Pixel' },
  );
  expect(hook('bound-phone').textContent).toContain('Pixel');
  await press('phone-unbind');
  expect(named('unbindMessaging')).toHaveLength(1);
  expect(screen.queryByTestId('bound-phone')).toBeNull();
  expect(toasts()).toEqual(['Unbound']);
});

test('what could not be read or ended is said, and can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let answer: FakeAnswer = new Error('down');
  await openDevices({ listSessions: () => answer, endSession: { status: 429, msg2Client: 'Later' } });
  expect(hook('devices-dialog').textContent).toContain('The devices did not load');
  answer = { data: lists([own, aSession('s1')]) };
  await act(async () => void fireEvent.click(screen.getByText('Retry')));
  expect(entries()).toHaveLength(2);
  await press('device-end');
  expect([toasts(), entries().length]).toEqual([['Later'], 2]);
});
