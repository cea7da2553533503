import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { overrides, type RefusalReason } from '../../areas/overrides.ts';
import { setLanguage } from '../../i18n/language.ts';
import { freshShell } from '../../testing/fresh-shell.ts';
import { OverridesBanner } from './overrides-banner.tsx';

const name = '@portal/area-sales';
const address = 'http://localhost:9000/index.js';
const banner = () => screen.getByTestId('overrides-banner').textContent;

beforeEach(() => freshShell());
afterEach(
  () => void Object.assign(overrides, { active: [], refused: [], leftOut: [], link: () => '', reset: () => undefined }),
);

describe('the banner of overrides', () => {
  test('is absent without any', () => {
    render(<OverridesBanner />);
    expect(screen.queryByTestId('overrides-banner')).toBeNull();
  });

  test('names what is in place of a usual module, with a way back', () => {
    const reset = jest.fn();
    Object.assign(overrides, { active: [{ name, address }], reset });
    render(<OverridesBanner />);
    expect(banner()).toMatch(/正在使用替代模块.*@portal\/area-sales.*http:\/\/localhost:9000\/index\.js/);
    fireEvent.click(screen.getByTestId('overrides-reset'));
    expect(reset).toHaveBeenCalledTimes(1);
  });

  test('gives the address by which a colleague has the same modules', async () => {
    const writeText = jest.fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    Object.assign(overrides, { active: [{ name, address }], link: () => 'https://portal.example/?imo=1' });
    render(<OverridesBanner />);
    await act(async () => fireEvent.click(screen.getByTestId('overrides-link')));
    expect(writeText.mock.calls).toEqual([['https://portal.example/?imo=1']]);
  });

  const whatToDo: Record<RefusalReason, [RegExp, RegExp]> = {
    origin: [/来源不在允许列表中.*联系运维/, /origin is not on the allow-list.*operator/],
    'no-module': [/@portal\/ 开头.*更正模块名称/, /named @portal\/.*Correct the name/],
    'no-address': [/不是 http 或 https.*更正地址/, /not the http or https address.*Correct the address/],
    'no-answer': [/未能及时加载.*恢复原模块/, /did not load in time.*restore the original/],
    'no-list': [/未能及时应答.*恢复原模块/, /did not answer in time.*restore the original/],
    'not-read': [/未能加载.*重新加载.*恢复原模块/, /did not load.*reload.*restore the original/],
    expired: [/超过 24 小时.*重新设置/, /more than a day ago.*Set it again/],
    'not-allowed': [/当前账号不能替换模块.*联系管理员/, /account may not override.*administrator/],
  };
  test.each(Object.keys(whatToDo) as RefusalReason[])(
    'a refusal for %s names module, address, cause and next step in both languages',
    async (reason) => {
      Object.assign(overrides, { refused: [{ name, address, reason }] });
      render(<OverridesBanner />);
      const [chinese, english] = whatToDo[reason];
      const named = reason === 'not-read' ? [] : reason === 'no-list' ? [address] : [name, address];
      expect(banner()).toMatch(chinese);
      for (const part of named) expect(banner()).toContain(part);
      await act(async () => setLanguage('en'));
      expect(banner()).toMatch(english);
      for (const part of named) expect(banner()).toContain(part);
    },
  );

  test('names an area that the portal goes without, in the language of now, and has nothing to restore', async () => {
    const sentence = { zh_CN: '请改正。', en: 'Correct it.' };
    Object.assign(overrides, { leftOut: [{ area: 'dealer-map', sentence }] });
    render(<OverridesBanner />);
    expect(banner()).toBe('门户未使用模块 dealer-map：请改正。');
    await act(() => setLanguage('en'));
    expect(banner()).toBe('The portal goes without the area dealer-map: Correct it.');
    expect(screen.queryByTestId('overrides-reset')).toBeNull();
  });
});
