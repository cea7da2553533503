import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { session } from '@portal/shell';
import { act, fireEvent, screen } from '@testing-library/react';
import { drawers } from '../../shell-app/drawers/drawers.ts';
import { fakeServer } from '../../shell-app/testing/fake-server.ts';
import { eventually } from '../../tests/support/eventually.ts';
import { openRail, wait } from './testing/open-rail.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  fakeServer({ getAreaTables: { data: null } });
});

describe('popups of the rail', () => {
  const avatar = () => screen.getByTestId('rail-avatar').parentElement as HTMLElement;

  test('S9.008 opens 150 ms after the pointer has come, and closes 150 ms after it has gone', async () => {
    openRail();
    fireEvent.pointerEnter(avatar(), { pointerType: 'mouse' });
    await wait(149);
    expect(screen.queryByTestId('avatar-log-out')).toBeNull();
    await wait(1);
    expect(screen.getByTestId('avatar-log-out')).toBeTruthy();
    fireEvent.pointerLeave(avatar(), { pointerType: 'mouse' });
    await wait(150);
    expect(screen.queryByTestId('avatar-log-out')).toBeNull();
  });

  test('a press pins what pointing has opened: it stays when the pointer goes, and a second press closes it', async () => {
    openRail();
    const button = screen.getByTestId('rail-avatar');
    const shownNow = () => screen.queryByTestId('avatar-log-out') !== null;
    fireEvent.pointerEnter(avatar(), { pointerType: 'mouse' });
    await wait(150);
    fireEvent.click(button);
    expect(shownNow()).toBe(true);
    fireEvent.pointerLeave(avatar(), { pointerType: 'mouse' });
    await wait(500);
    expect(shownNow()).toBe(true);
    fireEvent.click(button);
    expect(shownNow()).toBe(false);
  });

  test('a press before pointing has opened it pins it too, and nothing closes it later', async () => {
    openRail();
    fireEvent.pointerEnter(avatar(), { pointerType: 'mouse' });
    await wait(100);
    fireEvent.click(screen.getByTestId('rail-avatar'));
    await wait(500);
    expect(screen.getByTestId('avatar-log-out')).toBeTruthy();
    expect(screen.getByTestId('rail-avatar').getAttribute('aria-expanded')).toBe('true');
  });

  test('a press elsewhere and Escape close what is pinned; a press inside does not', async () => {
    openRail();
    const button = screen.getByTestId('rail-avatar');
    fireEvent.click(button);
    fireEvent.pointerDown(screen.getByTestId('avatar-name'));
    expect(screen.getByTestId('avatar-log-out')).toBeTruthy();
    fireEvent.pointerDown(document.body);
    expect(screen.queryByTestId('avatar-log-out')).toBeNull();
    fireEvent.click(button);
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(screen.queryByTestId('avatar-log-out')).toBeNull();
  });

  test('a finger opens and closes it by tapping', async () => {
    openRail();
    const button = screen.getByTestId('rail-avatar');
    for (const isOpen of [true, false]) {
      fireEvent.pointerEnter(avatar(), { pointerType: 'touch' });
      fireEvent.pointerDown(button, { pointerType: 'touch' });
      fireEvent.pointerLeave(avatar(), { pointerType: 'touch' });
      fireEvent.click(button);
      await wait(500);
      expect(screen.queryByTestId('avatar-log-out') !== null).toBe(isOpen);
    }
  });

  test('the products that do not fit are pinned by a press as well', async () => {
    openRail(507);
    const whole = screen.getByTestId('rail-more').parentElement as HTMLElement;
    fireEvent.pointerEnter(whole, { pointerType: 'mouse' });
    await wait(150);
    fireEvent.click(screen.getByTestId('rail-more'));
    fireEvent.pointerLeave(whole, { pointerType: 'mouse' });
    await wait(500);
    expect(screen.getByTestId('rail-more-popup')).toBeTruthy();
  });

  test('works by keyboard: arrows go round, Escape closes and gives the focus back', async () => {
    openRail();
    const button = screen.getByTestId('rail-avatar');
    button.focus();
    fireEvent.keyDown(button, { key: 'ArrowDown' });
    await wait(32);
    expect(document.activeElement).toBe(screen.getByTestId('avatar-user-centre'));
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' });
    await wait(32);
    expect(document.activeElement).toBe(screen.getByTestId('avatar-log-out'));
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(screen.queryByTestId('avatar-log-out')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  test('S1.019 the user centre is the first entry and opens its drawer; S4.048 switch account takes its place', () => {
    openRail();
    fireEvent.click(screen.getByTestId('rail-avatar'));
    expect(document.querySelector('[data-popup] button')).toBe(screen.getByTestId('avatar-user-centre'));
    fireEvent.click(screen.getByTestId('avatar-user-centre'));
    expect(drawers.open).toBe('user-centre');
    fireEvent.click(screen.getByTestId('rail-avatar'));
    fireEvent.click(screen.getByTestId('avatar-switch-account'));
    expect(drawers.open).toBe('switch-account');
    drawers.open = null;
  });

  test('S1.015 switch account opens the drawer', () => {
    openRail();
    fireEvent.click(screen.getByTestId('rail-avatar'));
    fireEvent.click(screen.getByTestId('avatar-switch-account'));
    expect(drawers.open).toBe('switch-account');
    drawers.open = null;
  });

  test('S4.005 log out ends the session', async () => {
    fakeServer({ logout: { data: null } });
    openRail();
    fireEvent.click(screen.getByTestId('rail-avatar'));
    await act(async () => fireEvent.click(screen.getByTestId('avatar-log-out')));
    await eventually(() => expect(session.token).toBeNull());
  });
});
