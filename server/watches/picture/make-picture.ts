import { altOf, figuresOf, hasSigns, layPicture, type Picture, paint, ruler } from '../../exports/index.ts';
import type { Attachment } from '../../gateways/index.ts';
import type { LetterPicture } from './letter-picture.ts';
import { withWordsOf } from './plain-words.ts';

export interface MadePicture {
  letter: LetterPicture;
  /** The figures of lines in words; none for bars, whose figures the table has. */
  figures: string[];
  bars: boolean;
  attachment: Attachment;
}

/**
 * Draws a picture for a mail.
 * @param cid by which the mail shows it
 * @param written how its figures are written in words
 */
export async function makePicture(
  picture: Picture,
  cid: string,
  written: Parameters<typeof figuresOf>[1],
): Promise<MadePicture> {
  const { picture: plain, beside } = withWordsOf(picture, hasSigns);
  const drawing = layPicture(plain, ruler);
  const { body, language } = picture;
  return {
    letter: { cid, alt: altOf(picture), width: drawing.width, height: drawing.height, beside },
    figures: body.kind === 'lines' ? figuresOf(body, written, language) : [],
    bars: body.kind === 'bars',
    attachment: { name: `${cid.split('@')[0]}.png`, type: 'image/png', content: await paint(drawing), cid },
  };
}
