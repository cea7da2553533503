import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { stubGlobal } from '../../../tests/support/stub-global.ts';
import { overrides } from '../../areas/overrides.ts';
import { setLanguage } from '../../i18n/language.ts';
import { freshShell } from '../../testing/fresh-shell.ts';
import { OverridesPlace } from './overrides-place.tsx';

let comes = false;
jest.mock('./overrides-banner.tsx', () => {
  if (!comes) throw new Error('away');
  return { OverridesBanner: () => <p>the list</p> };
});

beforeEach(() => {
  freshShell();
  stubGlobal('reportError', jest.fn());
});

afterEach(() => void Object.assign(overrides, { active: [], refused: [], leftOut: [], reset: () => undefined }));

const leftOut = [{ area: 'dealer-map', sentence: { zh_CN: '请改正。', en: 'Correct it.' } }];

test('where the list does not come, both languages say that modules are overridden, with a retry and the way back', async () => {
  const reset = jest.fn();
  Object.assign(overrides, {
    active: [{ name: '@portal/area-sales', address: 'http://localhost:9000/index.js' }],
    reset,
  });
  await act(async () => render(<OverridesPlace />));
  expect(screen.getByRole('status').textContent).toMatch(/此页面设置了替代模块.*清单未能加载.*重试.*恢复原模块/);
  await act(async () => setLanguage('en'));
  expect(screen.getByRole('status').textContent).toMatch(
    /Overrides of modules are set.*did not load.*Retry.*Restore original/,
  );
  fireEvent.click(screen.getByTestId('overrides-reset'));
  expect(reset).toHaveBeenCalledTimes(1);
});

test('an area that was left out is nothing to restore, and a retry fetches the list anew', async () => {
  Object.assign(overrides, { leftOut });
  await act(async () => render(<OverridesPlace />));
  expect(screen.queryByTestId('overrides-reset')).toBeNull();
  comes = true;
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(screen.getByText('the list')).not.toBeNull();
});
