/** From the most particular name to the most common one: every browser also says that it is some others. */
const browsers: readonly (readonly [name: string, version: RegExp])[] = [
  ['WeChat', /MicroMessenger\/([\d.]+)/],
  ['QQ Browser', /M?QQBrowser\/([\d.]+)/],
  ['Edge', /Edg(?:e|A|iOS)?\/([\d.]+)/],
  ['Opera', /OPR\/([\d.]+)/],
  ['Samsung Internet', /SamsungBrowser\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:HeadlessChrome|Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari\//],
];

const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Windows', /Windows/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Android', /Android/],
  ['macOS', /Macintosh/],
  ['Chrome OS', /CrOS/],
  ['Linux', /Linux/],
];

/** S3.049: a browser by what it calls itself; what is not known is said to be other. */
export function describeBrowser(userAgent: string): { browser: string; browserVersion: string; os: string } {
  for (const [browser, version] of browsers) {
    const browserVersion = version.exec(userAgent)?.[1];
    if (browserVersion) return { browser, browserVersion, os: systemOf(userAgent) };
  }
  return { browser: 'other', browserVersion: '', os: systemOf(userAgent) };
}

const systemOf = (userAgent: string): string => systems.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'other';
