/** One numbered part; each clause is a paragraph with a number of its own. */
export interface Section {
  /** The same in every language: part of the address of the section. */
  id: string;
  title: string;
  clauses: readonly string[];
}

/** An agreement in one language. Texts only, so that another language is another file. */
export interface Agreement {
  title: string;
  lead: string;
  sections: readonly Section[];
}
