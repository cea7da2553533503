const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand in an element of HTML or XML, or between quotes of an attribute: never as markup. */
export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
