import type { AreaCode, AreaManifest } from '../schemas/index.ts';

/** What a manifest says of the files of its area. */
export type CodeFields = Pick<
  AreaManifest,
  'version' | 'entry' | 'format' | 'styles' | 'needs' | 'integrity' | 'faces'
>;

/** The entry of an area whose manifest names none. */
export const usualEntry = 'index.js';

/**
 * Where the files of an area lie, and how they are to be loaded.
 *
 * @param fields of its manifest
 * @param folder address of the folder that the manifest lies in, with a slash at its end: a path of the portal, or absolute
 * @returns null where the manifest says nothing of its files: the entry is index.js then, a System module without styles
 */
export function codeAt(fields: CodeFields, folder: string): AreaCode | null {
  const { version, entry, format, styles, needs, integrity, faces } = fields;
  if (![version, entry, format, styles, needs, integrity, faces].some((field) => field !== undefined)) return null;
  const at = (file: string) => folder + file;
  return {
    ...(version === undefined ? {} : { version }),
    entry: at(entry ?? usualEntry),
    format: format ?? 'system',
    styles: (styles ?? []).map(at),
    needs: (needs ?? []).map(at),
    integrity: Object.fromEntries(Object.entries(integrity ?? {}).map(([file, hash]) => [at(file), hash])),
    faces: faces ?? {},
  };
}
