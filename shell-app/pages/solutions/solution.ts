/** One question of one role at one moment, and how the products answer it. */
export interface Moment {
  /** When it is asked. */
  when: string;
  /** Who asks it. */
  who: string;
  question: string;
  answer: string;
  /** Keys of the products that answer, the first one first. */
  products: string[];
}

/** How a solution page is laid out, and where its charts stand. */
export interface Composition {
  /**
   * road: a way of stages, one below the other, each with its chart; steps: columns that follow each other, charts below;
   * board: charts above, what is asked below as a table; brief: one large chart, two beside it, then an article.
   */
  form: 'road' | 'steps' | 'board' | 'brief';
  /** Small charts by their keys; on a road one for each moment, in their order. */
  charts: string[];
}

/** What a solution page says in one language, below its heading and lead. */
export interface Solution {
  moments: Moment[];
  /** What remains to be known: where the answer ends. */
  limit: string;
}
