import { describe, expect, test } from '@jest/globals';
import { countTests } from './count-tests.mjs';

const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };

describe('counts of a test run', () => {
  test('passed, and skipped or left to do', () => {
    expect(countTests(report, 0)).toEqual({ passed: 5, failed: 0, skipped: 2 });
  });

  test('a run without a report is a failure', () => {
    expect(countTests(null, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('a file that broke before its tests is a failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(countTests({ ...report, testResults }, 1).failed).toBe(1);
  });

  test('a failed test is not counted again for its file', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }] }];
    expect(countTests({ ...report, numFailedTests: 1, testResults }, 1).failed).toBe(1);
  });

  test('an error outside of any test is a failure', () => {
    expect(countTests(report, 1).failed).toBe(1);
  });
});
