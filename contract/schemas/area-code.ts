import { type Static, Type } from '@sinclair/typebox';

/** How the scripts of an area are written: as System modules, or as modules of the language. */
export const areaFormats = ['system', 'es'] as const;

const Format = Type.Union(areaFormats.map((format) => Type.Literal(format)));

/** A file below the folder of the manifest: no way out of it, and no query. */
const FilePath = Type.String({ pattern: '^[\\w@-][\\w.@-]*(?:/[\\w@-][\\w.@-]*)*$', maxLength: 200 });

const Hash = Type.String({ pattern: '^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$' });

/** Public faces of the portal, each with the versions that will do, as npm writes them: ^1.2.0. */
const Faces = Type.Record(
  Type.String({ pattern: '^@portal/[a-z][a-z/-]{0,40}$' }),
  Type.String({ minLength: 1, maxLength: 60 }),
  { additionalProperties: false },
);

/** What the manifest of an area from elsewhere says of its files. All of it may be left out: then it is index.js, a System module. */
export const areaCodeFields = {
  /** Which version of the area this is, as npm writes them. */
  version: Type.Optional(Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+(?:-[\\w.-]+)?$', maxLength: 60 })),
  /** Its entry, below the folder of the manifest. */
  entry: Type.Optional(FilePath),
  format: Type.Optional(Format),
  /** Style sheets that must be there before it is mounted. */
  styles: Type.Optional(Type.Array(FilePath, { maxItems: 20 })),
  /** Scripts that its first picture needs beside the entry: they are fetched side by side with it. */
  needs: Type.Optional(Type.Array(FilePath, { maxItems: 50 })),
  /** By file, the hash that the browser checks it by. */
  integrity: Type.Optional(
    Type.Record(Type.String({ pattern: '^[\\w@-][\\w.@/-]*$' }), Hash, { additionalProperties: false }),
  ),
  faces: Type.Optional(Faces),
} as const;

/** The same with addresses in the place of files, as a page is told of it. */
export const AreaCode = Type.Object({
  version: Type.Optional(Type.String()),
  entry: Type.String(),
  format: Format,
  styles: Type.Array(Type.String()),
  needs: Type.Array(Type.String()),
  integrity: Type.Record(Type.String(), Type.String()),
  faces: Type.Record(Type.String(), Type.String()),
});

export type AreaFormat = (typeof areaFormats)[number];
export type AreaCode = Static<typeof AreaCode>;
