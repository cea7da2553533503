import { toString as drawSvg } from 'qrcode';

/**
 * A QR code as a data: address of an SVG, sharp at every size: error level M, with the quiet zone of four modules, black
 * on white whatever the theme, because scanners want it so.
 */
export async function drawQr(text: string): Promise<string> {
  const svg = await drawSvg(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
