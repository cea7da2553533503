/** What one text says in one language; a word in braces stands for a name or a number of the item. */
export interface Words {
  title: string;
  summary: string;
  body: string[];
}

/** A text that can be told of many models. */
export interface NewsTemplate {
  topics: string[];
  /** Which models it fits; any when missing. */
  about?: 'plug-in' | 'new' | 'chinese';
  /** How it speaks of its model, and of the rival when one is named. */
  tone: -1 | 0 | 1;
  rivalTone?: -1 | 0 | 1;
  /** An article takes a wider view (S3.023: type 2). */
  article?: boolean;
  zh_CN: Words;
  en: Words;
}
