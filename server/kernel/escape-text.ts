/** Text as it may stand in an element or between double quotes of an attribute. */
export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
