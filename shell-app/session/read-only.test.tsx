import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import * as face from '@portal/shell';
import { act, cleanup, render, screen } from '@testing-library/react';
import { snapshot, subscribe, useSnapshot } from 'valtio';
import { anEntry, aUser, freshShell } from '../testing/fresh-shell.ts';
import { emptySession, session } from './session.ts';

/** What an area sees, without what its types keep it from. */
const seen = face.session as typeof session;

beforeEach(() => {
  freshShell();
  session.userInfo = aUser();
  session.menus = [anEntry('/sales')];
});
afterEach(() => {
  cleanup();
  Object.assign(session, emptySession());
});

describe('the session as areas see it', () => {
  test.each<[string, () => unknown]>([
    ['a field', () => Object.assign(seen, { token: 'forged' })],
    ['a field of a field', () => Object.assign(seen.userInfo ?? {}, { userNm: 'forged' })],
    ['the menu', () => seen.menus.push(anEntry('/price'))],
    ['an entry of the menu', () => Object.assign(seen.menus[0] ?? {}, { path: '/price' })],
    ['what it takes away', () => Reflect.deleteProperty(seen, 'menus')],
    ['what it defines', () => Object.defineProperty(seen, 'roles', { value: ['admin'] })],
  ])('cannot be written: %s', (_what, write) => {
    const before = snapshot(session);
    expect(write).toThrow(/^The session is for reading only: '.+' cannot be changed/);
    expect(snapshot(session)).toBe(before);
  });

  test('is always as the portal has it, part for part the same', () => {
    expect(seen.userInfo?.userNm).toBe(session.userInfo?.userNm);
    expect(seen.menus.map(({ path }) => path)).toEqual(['/sales']);
    expect(seen.menus).toBe(seen.menus);
    session.menus = [anEntry('/price')];
    expect(seen.menus[0]?.path).toBe('/price');
  });

  test('is followed by the means of valtio: subscribe, snapshot and useSnapshot', async () => {
    const heard = jest.fn();
    const stop = subscribe(seen, heard, true);
    const Company = () => <p>{useSnapshot(seen).userInfo?.compNm}</p>;
    render(<Company />);
    await act(async () => Object.assign(session.userInfo ?? {}, { compNm: 'Another firm' }));
    expect(screen.getByText('Another firm')).not.toBeNull();
    expect(heard).toHaveBeenCalled();
    expect(snapshot(seen)).toBe(snapshot(session));
    stop();
  });
});
