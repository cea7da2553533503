/** A picture that goes with a mail. */
export interface LetterPicture {
  cid: string;
  /** What it shows, in words. */
  alt: string;
  /** In pixels of a screen. */
  width: number;
  height: number;
  /** Words that could not be drawn, a line each: they stand beside it. */
  beside: string[];
}
