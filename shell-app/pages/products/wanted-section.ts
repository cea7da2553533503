/** S2.011 to S2.013 A08: which section the address names, and whether the page goes there by itself. */
export interface WantedSection {
  /** Key of a section or a product; empty for the top. */
  page: string;
  scroll: boolean;
}

const off = ['0', 'false', 'null'];

export function wantedSection(search: string): WantedSection {
  const query = new URLSearchParams(search);
  return { page: query.get('page') ?? '', scroll: !off.includes(query.get('nav') ?? '') };
}
