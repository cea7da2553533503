import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import Cookies from 'js-cookie';
import { setLanguage } from '../i18n/language.ts';
import { freshShell } from '../testing/fresh-shell.ts';
import { settings } from './settings.ts';
import { rememberSettings } from './settings-cookies.ts';

let stop = () => {};
const open = () => {
  stop();
  stop = rememberSettings();
};

beforeEach(() => freshShell());
afterEach(() => stop());

describe('without cookies', () => {
  test('S3.057 S3.059 S3.060 S9.031 the defaults', () => {
    open();
    expect(settings).toMatchObject({ theme: '#3366FF', language: 'zh_CN', size: 'medium', loginType: 'code' });
  });

  test('S3.058 S3.062 S3.063 S3.065 the other keys', () => {
    open();
    expect(settings).toMatchObject({ haveLogin: false, sidebarOpened: true, applyUserInfo: {}, myPanels: [] });
    expect(settings.allPanels).toEqual([
      'market-sales',
      'manufacturer-top10',
      'model-top10',
      'price-index',
      'new-cars',
      'industry-trend',
    ]);
  });

  test('S4.034 the theme stands on the root element', () => {
    open();
    expect(document.documentElement.dataset.theme).toBe('#3366FF');
    settings.theme = 'dark';
    expect(document.documentElement.dataset.theme).toBe('dark');
  });
});

describe('cookies', () => {
  test('S3.071 S3.072 S3.074 S4.085 a change is kept and comes back', () => {
    open();
    Object.assign(settings, { theme: 'dark', haveLogin: true, loginType: 'qr' });
    setLanguage('en');
    expect(Cookies.get()).toMatchObject({ theme: 'dark', haveLogin: 'true', loginType: 'qr', language: 'en' });
    stop();
    Object.assign(settings, { theme: '#3366FF', haveLogin: false, loginType: 'code', language: 'zh_CN' });
    open();
    expect(settings).toMatchObject({ theme: 'dark', haveLogin: true, loginType: 'qr', language: 'en' });
  });

  test('S3.073 S4.045 the panel is 1 when open and 0 when closed', () => {
    open();
    settings.sidebarOpened = false;
    expect(Cookies.get('sidebarStatus')).toBe('0');
    settings.sidebarOpened = true;
    expect(Cookies.get('sidebarStatus')).toBe('1');
  });

  test.each([
    ['language', 'fr', { language: 'zh_CN' }],
    ['size', 'huge', { size: 'medium' }],
    ['loginType', 'x', { loginType: 'code' }],
    ['theme', '"><script>', { theme: '#3366FF' }],
    ['myPanels', '{', { myPanels: [] }],
    ['myPanels', '["market-sales","x"]', { myPanels: ['market-sales'] }],
    ['myPanels', '{"0":"market-sales"}', { myPanels: [] }],
    ['myPanels', '["new-cars","new-cars","market-sales"]', { myPanels: ['new-cars', 'market-sales'] }],
    [
      'myPanels',
      '["price-index","new-cars","model-top10","market-sales"]',
      { myPanels: ['price-index', 'new-cars', 'model-top10'] },
    ],
  ])('S3.059 A41 a cookie %s of %s', (name, value, expected) => {
    Cookies.set(name, value);
    open();
    expect(settings).toMatchObject(expected);
  });
});
