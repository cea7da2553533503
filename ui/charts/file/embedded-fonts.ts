/** How the stylesheets of the page name the file of a font. */
const file = /url\(["']?([^"')]+)["']?\)/;

function fontRules(): { rule: CSSFontFaceRule; base: string }[] {
  return [...document.styleSheets].flatMap((sheet) => {
    const base = sheet.href ?? location.href;
    // Of a stylesheet of another origin the rules are not told.
    if (new URL(base, location.href).origin !== location.origin) return [];
    return [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSFontFaceRule ? [{ rule, base }] : []));
  });
}

const asAddress = (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });

let fonts: Promise<string> | undefined;

/**
 * The fonts that the portal brings along, written into a stylesheet: whoever opens the picture has them. Chinese is
 * written in what the machine has, as in the page. A font that cannot be had leaves the picture its other fonts.
 */
export function embeddedFonts(): Promise<string> {
  fonts ??= Promise.all(
    fontRules().map(async ({ rule, base }) => {
      const [, path = ''] = file.exec(rule.style.getPropertyValue('src')) ?? [];
      const reply = await fetch(new URL(path, base));
      if (!reply.ok) throw new Error(`a font answered ${reply.status}`);
      const address = await asAddress(await reply.blob());
      return `@font-face{font-family:${rule.style.getPropertyValue('font-family')};font-weight:${rule.style.getPropertyValue('font-weight')};src:url(${address}) format("woff2");unicode-range:${rule.style.getPropertyValue('unicode-range')}}`;
    }),
  ).then(
    (rules) => rules.join(''),
    () => {
      fonts = undefined;
      return '';
    },
  );
  return fonts;
}
