/**
 * How a reply says under which name it is saved: in plain letters for old programs, and whole as RFC 6266 wants it.
 * @param name of any letters
 */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]+/g, '_').replace(/["\\%]/g, '_');
  if (plain === name) return `attachment; filename="${name}"`;
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
