import { describe, expect, test } from '@jest/globals';
import * as fixed from './constants.ts';

/** The values that the specification fixes, written out: what both sides read from one place nobody else compares. */
describe('values on the wire', () => {
  test('S6.022 S9.011 the channel of a computer is 1, of a mini program 2', () =>
    expect(fixed.channel).toEqual({ pc: 1, miniProgram: 2 }));

  test('S3.037 the three sources', () =>
    expect(fixed.dataSources).toEqual(['DATASOURCE_CLH_PIFA', 'DATASOURCE_CLH_SALES', 'DATASOURCE_ZD_LINGSHOU']));

  test('S7.076 wholesale is asked for where a question names no source', () =>
    expect(fixed.defaultDataSource).toBe('DATASOURCE_CLH_PIFA'));

  test('S9.013 a QR code is pending as 0, new as 1, confirmed as 3, as texts', () =>
    expect(fixed.qrStatus).toEqual({ pending: '0', initial: '1', success: '3' }));

  test('S4.040 S8.010 three codes end the session', () =>
    expect(fixed.sessionEndCodes).toEqual(['100440', '100442', '100152']));

  test('S3.035 S4.040 S4.041 the codes of an answer', () =>
    expect(fixed.status).toEqual({
      success: 0,
      refused: 1,
      malformed: 400,
      keyRefused: 401,
      forbidden: 403,
      notFound: 404,
      tooLarge: 413,
      tooMany: 429,
      failed: 500,
      unavailable: 503,
      sessionMissing: 100440,
      sessionReplaced: 100442,
      accountClosed: 100152,
      sessionStale: 100441,
      captchaNeeded: 461,
      unbound: 462,
      passwordUnfit: 464,
      proofNeeded: 465,
      factorWanted: 466,
    }));
});

describe('values of the pages', () => {
  test('S3.059 the languages', () => expect(fixed.languages).toEqual(['zh_CN', 'en']));

  test('S9.005 4 digits, 120 s until the next code, 2000 ms between questions, 3000 ms for a message', () =>
    expect([fixed.codeDigits, fixed.codeResendSeconds, fixed.qrPollMs, fixed.bindMessageMs]).toEqual([
      4, 120, 2000, 3000,
    ]));

  test('S2.054 home, products, the four solutions, about, sign-in and not found are open to everybody', () =>
    expect([...fixed.publicPaths].sort()).toEqual([
      '/404',
      '/about',
      '/car-life-cycle',
      '/home',
      '/industry-insights',
      '/intelligent-decision',
      '/login',
      '/products',
      '/user-life-cycle',
    ]));

  test('S6.005 A65 what the shell opens without login and menu', () =>
    expect([...fixed.exemptPaths].sort()).toEqual([
      ...['/auth-redirect', '/autoLogin', '/first-run', '/portal', '/protocol', '/scan'],
    ]));

  test('S3.040 the types of date', () => expect(fixed.dateTypes).toEqual(['monthly', 'quarterly', 'annual']));

  test('S5.033 at most 36 months, 12 quarters, 10 years', () =>
    expect(fixed.spanCaps).toEqual({ monthly: 36, quarterly: 12, annual: 10 }));
});
