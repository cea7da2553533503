import type { DrawnSvg } from './drawn-svg.ts';

/** Points of a PNG for one of the picture, and the most that browsers draw in one side and in all. */
const [fine, longest, most] = [2, 16_384, 120_000_000];

/** The picture as lines and words, which any size shows sharply. */
export const svgFile = ({ text }: DrawnSvg): Blob => new Blob([text], { type: 'image/svg+xml' });

/** The picture as points. @throws Error for one that the browser cannot draw */
export async function toPng(drawn: DrawnSvg): Promise<Blob> {
  const { width, height } = drawn;
  const times = Math.min(fine, longest / Math.max(width, height), Math.sqrt(most / (width * height)));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(width * times), Math.round(height * times)];
  const address = URL.createObjectURL(svgFile(drawn));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  } finally {
    URL.revokeObjectURL(address);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is too large'))), 'image/png'),
  );
}
