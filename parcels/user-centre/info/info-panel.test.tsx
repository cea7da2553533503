import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { drawers } from '../../../shell-app/drawers/drawers.ts';
import { session } from '../../../shell-app/session/session.ts';
import { fakeServer } from '../../../shell-app/testing/fake-server.ts';
import { aUser } from '../../../shell-app/testing/fresh-shell.ts';
import { errors, hook, openCentre, press } from '../testing/open-centre.tsx';
import { UserCentre } from '../user-centre.tsx';

describe('who is signed in', () => {
  test('S2.119 the picture is the one of headPicPath', () => {
    openCentre({ headPicPath: '/pictures/u1.png' });
    expect(hook('user-picture').getAttribute('src')).toBe('/pictures/u1.png');
    expect(screen.queryByTestId('user-icon')).toBeNull();
  });

  test('S2.120 without a picture, or with one that does not load, there is an icon', () => {
    const { unmount } = openCentre();
    expect(hook('user-icon').querySelector('svg')).toBeTruthy();
    unmount();
    openCentre({ headPicPath: '/pictures/gone.png' });
    fireEvent.error(hook('user-picture'));
    expect(hook('user-icon')).toBeTruthy();
  });

  test('S2.121 account name, real name and company are joined', () => {
    openCentre({ userNm: 'demo', userRealNm: '李明', compNm: 'Example Motors' });
    expect(hook('user-name').textContent).toBe('demo / 李明 / Example Motors');
  });

  const tags = [
    [{ userSt: '1', userStNm: 'Active' }, 'Active', 'success'],
    [{ userSt: '4', userStNm: 'Suspended' }, 'Suspended', 'neutral'],
    [{ userSt: '1', userStNm: 'Active', actvToYmd: '20250303' }, 'Expired', 'danger'],
  ] as const;
  test.each(tags)('S2.122 the tag of %j says %s', (user, words, tone) => {
    openCentre(user);
    expect(hook('user-status').textContent).toBe(words);
    expect(hook('user-status').className).toContain(tone === 'neutral' ? 'tag' : tone);
    if (tone === 'neutral') expect(hook('user-status').className).not.toMatch(/success|danger/);
  });

  test('S2.123 the activation period', () => {
    openCentre({ actvFrYmd: '20240101', actvToYmd: '20241231' });
    expect(hook('user-period').textContent).toBe('2024/01/01 ~ 2024/12/31');
  });

  test('S2.124 the user division', () => {
    openCentre({ userDivNm: 'Staff' });
    expect(hook('user-division').textContent).toBe('Staff');
  });

  test.each([
    [{ until: '2025-03-10T04:00:00Z', idleHours: null }, 'Valid until 2025/03/10'],
    [{ until: '2025-03-10T04:00:00Z', idleHours: 12 }, 'Ends after 12 hours of inactivity'],
  ])('S4.017 A32 how long the sign-in lasts: %j', (session, words) => {
    openCentre({ session });
    expect(hook('user-session').textContent).toBe(words);
  });

  test.each([
    ['20250304', '1 day'],
    ['20250305', '2 days'],
    ['20280304', '1,097 days'],
    ['20250303', 'Expired'],
  ])('S2.125 A26 what is valid until %s has %s left', (actvToYmd, words) => {
    openCentre({ actvToYmd });
    expect(hook('user-remaining').textContent).toBe(words);
  });
});

describe('login info', () => {
  test('S2.126 S2.127 S3.008 a bound way shows its value, another a prompt', () => {
    openCentre({ phonNo: '13800000001', emalAd: '', wxNickNm: 'Ming' });
    expect(hook('bound-mobile').textContent).toBe('Mobile number13800000001Change');
    expect(hook('bound-email').textContent).toBe('EmailBind');
    expect(hook('bound-messaging').textContent).toBe('WeChatMingChange');
    for (const row of ['bound-mobile', 'bound-email', 'bound-messaging']) expect(hook(row).tagName).toBe('BUTTON');
  });

  test('S2.132 the agreements open in new tabs', () => {
    openCentre();
    const links = ['service', 'usage'].map((key) => hook(`agreement-${key}`));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/protocol?key=service', '/protocol?key=usage']);
    expect(links.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank']);
  });

  test('S4.048 switch account takes the place of this drawer', async () => {
    openCentre();
    await press('open-switch-account');
    expect(drawers.open).toBe('switch-account');
    await press('user-centre-close');
    expect(drawers.open).toBeNull();
  });
});

describe('panels', () => {
  test('S2.118 S2.128 S4.057 S4.058 exactly one is there, of the type that was pressed', async () => {
    openCentre();
    const panels = () => [
      screen.queryByTestId('info-panel') !== null,
      screen.queryByTestId('bind-panel')?.dataset.type,
    ];
    expect(panels()).toEqual([true, undefined]);
    await press('bound-mobile');
    expect(panels()).toEqual([false, 'mobile']);
    expect(hook('bind-contact').getAttribute('name')).toBe('mobile');
    await press('bind-back');
    expect(panels()).toEqual([true, undefined]);
    expect(document.activeElement).toBe(hook('bound-mobile'));
    await press('bound-email');
    expect(panels()).toEqual([false, 'email']);
    expect(hook('bind-contact').getAttribute('name')).toBe('email');
    expect(document.activeElement).toBe(hook('bind-contact'));
  });

  test('S4.059 opened again it begins with info', async () => {
    const { unmount } = openCentre();
    await press('bound-email');
    unmount();
    render(<UserCentre />);
    expect(hook('info-panel')).toBeTruthy();
    expect(screen.queryByTestId('bind-panel')).toBeNull();
  });

  test('a user who could not be loaded is said so, and asked for again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let answer: Parameters<typeof fakeServer>[0]['getUserInfo'] = new Error('down');
    const { unmount } = openCentre();
    unmount();
    fakeServer({ getUserInfo: () => answer as Error });
    session.userInfo = null;
    await act(async () => void render(<UserCentre />));
    expect(screen.getByText('Your account did not load')).toBeTruthy();
    answer = { data: aUser({ userNm: 'again' }) };
    await act(async () => void fireEvent.click(screen.getByText('Retry')));
    expect(hook('user-name').textContent).toContain('again');
    expect(errors()).toEqual([]);
  });
});
