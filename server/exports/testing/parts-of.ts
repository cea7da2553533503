import { dirname, posix } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { fromBufferPromise } from 'yauzl';

/** The files within a PPTX or XLSX, by their names. */
export async function partsOf(bytes: Buffer): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>();
  const zip = await fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry())
    parts.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return parts;
}

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', preserveOrder: false });

/** Everything below a part of a document that has a name, in its order. */
export function allOf(node: unknown, name: string): unknown[] {
  if (Array.isArray(node)) return node.flatMap((inner) => allOf(inner, name));
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, inner]) =>
    key === name ? (Array.isArray(inner) ? inner : [inner]) : allOf(inner, name),
  );
}

export const xmlOf = (part: Buffer | undefined): unknown => parser.parse((part ?? Buffer.from('')).toString());

/** The texts of a part of a document, as a reader sees them. */
export const textsOf = (node: unknown): string[] =>
  allOf(node, 'a:p').map((paragraph) => allOf(paragraph, 'a:t').map(String).join(''));

/** What would keep a program from opening the document: XML that is none, parts that are named and missing, or of no type. */
export function faultsOf(parts: Map<string, Buffer>): string[] {
  const faults: string[] = [];
  const types = xmlOf(parts.get('[Content_Types].xml'));
  const known = allOf(types, 'Override').map((type) => (type as { PartName: string }).PartName.slice(1));
  const endings = allOf(types, 'Default').map((type) => (type as { Extension: string }).Extension);
  // The library gives a type to a master for each slide; programs pass over types of what is not there.
  const missing = known.filter((name) => !parts.has(name) && !/slideMaster\d+\.xml$/.test(name));
  for (const name of missing) faults.push(`${name} has a type and is missing`);
  for (const [name, part] of parts) {
    if (!/\.(xml|rels)$/.test(name)) continue;
    if (XMLValidator.validate(part.toString()) !== true) faults.push(`${name} is no XML`);
    if (name !== '[Content_Types].xml' && !known.includes(name) && !endings.includes(name.split('.').at(-1) ?? ''))
      faults.push(`${name} has no type`);
    if (!name.endsWith('.rels')) continue;
    for (const found of allOf(xmlOf(part), 'Relationship')) {
      const { Target: target, TargetMode: mode } = found as { Target: string; TargetMode?: string };
      const from = dirname(dirname(name));
      const path = target.startsWith('/') ? target.slice(1) : posix.join(from, target);
      if (mode !== 'External' && !parts.has(path)) faults.push(`${name} names ${path}, which is missing`);
    }
  }
  return faults;
}
