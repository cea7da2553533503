/** Plain text as it stands inside a document or a drawing: its signs are read, never obeyed. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
