import { expect, test } from '@jest/globals';
import { create } from 'qrcode';
import { drawQr } from './draw-qr.ts';

const text = `https://portal.example.com/scan#${'s'.repeat(43)}`;

test('a QR code has level M and a quiet zone of four modules on each side, dark on light', async () => {
  const svg = Buffer.from((await drawQr(text)).replace('data:image/svg+xml;base64,', ''), 'base64').toString();
  const { size } = create(text, { errorCorrectionLevel: 'M' }).modules;
  expect(svg).toContain(`viewBox="0 0 ${size + 8} ${size + 8}"`);
  expect(svg).toMatch(/fill="#ffffff".*stroke="#000000"/s);
});

test('a QR code of another text is another picture', async () => {
  expect(await drawQr(text)).not.toBe(await drawQr(`${text}x`));
});
