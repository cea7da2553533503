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

/** What a solution page says in one language, below its heading and lead. */
export interface Solution {
  moments: Moment[];
  /** What remains to be known: where the answer ends. */
  limit: string;
}
