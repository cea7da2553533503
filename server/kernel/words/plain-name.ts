/**
 * What nobody sees, or what acts on whoever prints it: control characters with line breaks and ESC, signs that turn the
 * direction of writing, fillers and joiners without a shape, halves of characters, and those of private use.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** Whether all of a text can be seen, and none of it does anything. */
export const isPlainText = (text: string): boolean => !unseen.test(text);

/** As names are kept: letters of full width and the like are the usual ones, without blanks around them. */
export const plainName = (text: string): string => text.normalize('NFKC').trim();

/** Scripts that stand together in names of China, Japan and Korea; no letters of theirs are taken for one another. */
const together =
  /^(?:\P{L}|[\p{sc=Latin}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}\p{sc=Hang}\p{sc=Zyyy}\p{sc=Zinh}])*$/u;

const alone = [
  'Cyrl',
  'Grek',
  'Armn',
  'Geor',
  'Hebr',
  'Arab',
  'Deva',
  'Beng',
  'Taml',
  'Thai',
  'Laoo',
  'Khmr',
  'Mong',
  'Tibt',
].map((script) => new RegExp(`^(?:\\P{L}|[\\p{sc=${script}}\\p{sc=Zyyy}\\p{sc=Zinh}])*$`, 'u'));

/**
 * Whether the letters of a name belong together (UTS 39, highly restrictive): a Cyrillic о among Latin letters does not.
 * A name that is wholly of another script is one, also where it looks like a Latin one.
 */
export const isOneScript = (name: string): boolean => together.test(name) || alone.some((script) => script.test(name));
