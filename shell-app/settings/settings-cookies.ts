import { type Language, languages } from '@portal/contract';
import { subscribe } from 'valtio';
import { readCookie, readJsonCookie, writeCookie } from '../cookies/cookies.ts';
import { readPanels } from './panels.ts';
import { defaultSettings, type LoginType, type Settings, type Size, settings } from './settings.ts';

const oneOf = <Value extends string>(values: readonly Value[], text: string | null, otherwise: Value): Value =>
  values.find((value) => value === text) ?? otherwise;

const sizes: Size[] = ['small', 'medium', 'large'];
const loginTypes: LoginType[] = ['code', 'password', 'qr'];

/** A cookie can be edited by anybody: the theme is a colour or a plain word, nothing else. */
const themePattern = /^(#[0-9a-f]{3,8}|[a-z-]{1,20})$/i;

/** Settings of the cookies; whatever is absent or damaged has its default. S3.059: other languages are Chinese. */
export function readSettings(): Settings {
  const standard = defaultSettings();
  const theme = readCookie('theme') ?? '';
  return {
    ...standard,
    theme: themePattern.test(theme) ? theme : standard.theme,
    haveLogin: readCookie('haveLogin') === 'true',
    language: oneOf<Language>(languages, readCookie('language'), standard.language),
    size: oneOf(sizes, readCookie('size'), standard.size),
    loginType: oneOf(loginTypes, readCookie('loginType'), standard.loginType),
    sidebarOpened: readCookie('sidebarStatus') !== '0',
    myPanels: readPanels(readJsonCookie('myPanels')),
  };
}

/** S3.071 to S3.074: what each cookie says. */
const cookieTexts = (state: Settings) =>
  ({
    theme: state.theme,
    haveLogin: String(state.haveLogin),
    language: state.language,
    size: state.size,
    loginType: state.loginType,
    sidebarStatus: state.sidebarOpened ? '1' : '0',
    myPanels: JSON.stringify(state.myPanels),
  }) as const;

type Remembered = keyof ReturnType<typeof cookieTexts>;

/** S4.085: takes the settings from the cookies and keeps every later change in them. @returns ends it */
export function rememberSettings(language?: Language): () => void {
  Object.assign(settings, readSettings());
  if (language && readCookie('language') === null) settings.language = language;
  let written = cookieTexts(settings);
  applyToDocument();
  return subscribe(
    settings,
    () => {
      const next = cookieTexts(settings);
      for (const name of Object.keys(next) as Remembered[])
        if (next[name] !== written[name]) writeCookie(name, next[name]);
      written = next;
      applyToDocument();
    },
    true,
  );
}

/** S4.034 A50: theme and size stand on the root element, where the style sheets read them. */
function applyToDocument(): void {
  document.documentElement.dataset.theme = settings.theme;
  document.documentElement.dataset.size = settings.size;
  document.documentElement.lang = settings.language === 'en' ? 'en' : 'zh-CN';
}
