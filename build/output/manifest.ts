/** A built file and what a page must know to ask for it. */
export interface BuiltFile {
  /** Address on the portal's own site, such as /assets/portal-shell.0f3a.js. */
  file: string;
  /** sha256-..., as the integrity attribute wants it. */
  integrity: string;
  /** Bytes as written, and as a browser receives them (brotli, quality 11). */
  size: { raw: number; br: number };
}

/** What else a lazy part of a module brings along; addresses like BuiltFile.file. */
export interface BuiltChunk {
  js: string[];
  css: string[];
  /** Names of the import map that the chunk imports at the moment of use. */
  deps: string[];
}

export interface BuiltModule extends BuiltFile {
  /** Stylesheets that must be there before the module runs. */
  css: string[];
  /** Names of the import map that are fetched together with the module. */
  deps: string[];
  /** Names that it exports, in order. */
  exports: string[];
  chunks: Record<string, BuiltChunk>;
}

/** dist/manifest.json: all that the server needs to know about the built page. */
export interface Manifest {
  /** Names the build: another one when any file of it is another. */
  build: string;
  /** Address of the first script: SystemJS, what every page needs, and one line that starts the portal. */
  loader: string;
  /** Addresses of the modules that the loader holds: nobody has to fetch them. */
  packed: string[];
  /** What answers to React on pages of developers who have an area that is being developed; absent in a development build. */
  developmentReact?: Pick<BuiltFile, 'file' | 'integrity'>;
  /** Address of import-map-overrides, for pages that allow it. */
  overrides: string;
  /** What lets modules of the language use those of the page: the address of an import map, and the hash of its text. */
  es: { map: string; hash: string };
  modules: Record<string, BuiltModule>;
}

/** @returns address of a file of the folder assets/ on the portal's own site */
export const address = (file: string): string => `/assets/${file}`;
