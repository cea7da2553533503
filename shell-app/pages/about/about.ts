/** What the about page says in one language, below its heading and lead. */
export interface About {
  sections: { id: string; title: string; paragraphs: string[] }[];
}
