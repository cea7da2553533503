import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { escapeText } from '@portal/contract';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';

/** What a theme of slides is called, and its colours: those that PowerPoint offers first. */
export interface SlideTheme {
  name: string;
  /** #RRGGBB, the first six of which count. */
  colours: readonly string[];
}

const theme = 'ppt/theme/theme1.xml';

/** A theme with another name and other accents; what is not named stays as it was. */
function renamed(xml: string, { name, colours }: SlideTheme): string {
  const accents = colours.slice(0, 6).reduce((text, colour, at) => {
    const accent = `a:accent${at + 1}`;
    const own = `<${accent}><a:srgbClr val="${colour.slice(1).toUpperCase()}"/></${accent}>`;
    return text.replace(new RegExp(`<${accent}>.*?</${accent}>`, 's'), () => own);
  }, xml);
  return accents.replace(/(<a:theme\b[^>]* name=")[^"]*"/, (_all, before: string) => `${before}${escapeText(name)}"`);
}

/** Slides under a theme of their own: their master is known by its name, and what is added to them has its colours. */
export async function retheme(slides: Buffer, wanted: SlideTheme): Promise<Buffer> {
  const zip = new ZipFile();
  const found = await fromBufferPromise(slides);
  for await (const entry of found.eachEntry()) {
    // A folder holds nothing, and needs no entry.
    if (entry.fileName.endsWith('/')) continue;
    const bytes = await buffer(await found.openReadStreamPromise(entry));
    const content = entry.fileName === theme ? Buffer.from(renamed(bytes.toString(), wanted)) : bytes;
    zip.addBuffer(content, entry.fileName);
  }
  zip.end();
  return buffer(zip.outputStream as Readable);
}
