import type { PictureWords } from '../picture/picture-words.ts';
import type { ChartSpec } from '../spec/spec.ts';

export type PictureFormat = 'png' | 'svg';

/**
 * A chart as a picture that stands alone: title, months, filters, source and the rest are drawn in it, light on white
 * whatever the theme of the page. What makes it is fetched with the first one.
 * @returns the file; the picture of a PNG is twice as fine as the screen
 * @throws when the code cannot be had, or the picture is too large for the browser
 */
export async function takePicture(spec: ChartSpec, words: PictureWords, format: PictureFormat): Promise<Blob> {
  const { drawSvg, svgFile, toPng } = await import(/* webpackChunkName: "file" */ './index.ts');
  const drawn = await drawSvg(spec, words);
  return format === 'svg' ? svgFile(drawn) : toPng(drawn);
}
