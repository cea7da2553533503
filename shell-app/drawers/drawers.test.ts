import { beforeEach, expect, test } from '@jest/globals';

import { clearSession, keepLogin } from '../session/keep-session.ts';
import { settings } from '../settings/settings.ts';
import { aLogin, freshShell } from '../testing/fresh-shell.ts';
import { drawers, openTrial } from './drawers.ts';

beforeEach(() => freshShell());

test('S3.064 what was typed for a trial is forgotten with the session, and the drawer closes', () => {
  keepLogin(aLogin());
  openTrial('sales');
  settings.applyUserInfo = { name: '李明', mobile: '13800000001' };
  clearSession();
  expect(settings.applyUserInfo).toEqual({});
  expect(drawers.open).toBeNull();
});
