import { describe, expect, test } from '@jest/globals';
import { chinaDay } from '../../kernel/days/dates.ts';
import { accountFault } from './account-state.ts';

const account = { active_from: '20240101', active_to: '20241231', state: '1' };

describe('accountFault', () => {
  test('S4.050 the last day counts to its last second in China', () => {
    expect(accountFault(account, Date.parse('2024-12-31T23:59:59.999+08:00'))).toBeNull();
    expect(accountFault(account, Date.parse('2025-01-01T00:00:00+08:00'))).toBe('expired');
  });

  test('the first day begins at midnight in China', () => {
    expect(accountFault(account, Date.parse('2023-12-31T23:59:59+08:00'))).toBe('notOpened');
    expect(accountFault(account, Date.parse('2024-01-01T00:00:00+08:00'))).toBeNull();
  });

  test.each([
    ['0', 'notOpened'],
    ['4', 'suspended'],
    ['9', 'notOpened'],
    ['1', null],
  ])('S6.018 state %s gives %s', (state, fault) => {
    expect(accountFault({ ...account, state }, Date.parse('2024-06-01T12:00:00+08:00'))).toBe(fault);
  });

  test('chinaDay is the day in China', () => {
    expect(chinaDay(Date.parse('2024-02-29T16:00:00Z'))).toBe('20240301');
    expect(chinaDay(Date.parse('2024-02-29T15:59:59Z'))).toBe('20240229');
  });
});
