/** A picture as the text of an SVG, and its size in px. */
export interface DrawnSvg {
  text: string;
  width: number;
  height: number;
}
