/** How a value is written where it is put: within a text of JSON, or within an address or a form. */
export type Escape = (value: string) => string;

export const escapeJson: Escape = (value) => JSON.stringify(value).slice(1, -1);

/** Also what encodeURIComponent leaves as it is, because some gateways read those marks as their own. */
export const escapeUrl: Escape = (value) =>
  encodeURIComponent(value).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Puts values in place of their %{names}. One pass, so that a value that looks like a name stays a value.
 * @param template such as {"to":"%{to}"}; a name without a value becomes nothing, because messages differ in theirs.
 */
export function fillTemplate(template: string, values: Record<string, string>, escaped: Escape): string {
  const byName = new Map(Object.entries(values));
  return template.replace(/%\{(\w+)\}/g, (_whole, name: string) => escaped(byName.get(name) ?? ''));
}
