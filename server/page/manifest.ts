import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../kernel/refusals/operator-error.ts';

/** What the build wrote: every module with its files below /assets, by its name in the import map. */
export interface Manifest {
  /** Names this build. */
  build: string;
  loader: string;
  /** Files that the loader holds already. */
  packed: string[];
  overrides: string;
  /** The framework with the development build of React; absent where every page has that. */
  developmentReact?: { file: string; integrity: string };
  /** What lets modules of the language use those of the page: the address of an import map, and the hash of its text. */
  es?: { map: string; hash: string };
  modules: Record<string, ModuleFiles>;
}

export interface ModuleFiles {
  file: string;
  css: string[];
  /** Modules this one imports statically, by name. */
  deps: string[];
  integrity: string;
  /** Parts that are loaded later, by name; that named `load` is certain to be. */
  chunks: Record<string, { js: string[]; css: string[]; deps: string[] }>;
}

/** Gives the manifest of the build; a newer build is picked up by the next page, without a restart. */
export type ManifestSource = () => Promise<Manifest>;

/**
 * @param distFolder where the build put manifest.json.
 * @throws OperatorError when there is none, or it cannot be read.
 */
export async function openManifest(distFolder: string): Promise<ManifestSource> {
  const file = join(distFolder, 'manifest.json');
  let known: { at: number; manifest: Manifest } | null = null;
  const read: ManifestSource = async () => {
    const at = (await stat(file)).mtimeMs;
    if (known?.at !== at) known = { at, manifest: JSON.parse(await readFile(file, 'utf8')) as Manifest };
    return known.manifest;
  };
  try {
    await read();
  } catch (error) {
    throw new OperatorError(
      (error as NodeJS.ErrnoException).code === 'ENOENT'
        ? {
            zh_CN: `门户尚未构建：缺少 ${file}。请运行 'npm run build'，或运行会自动构建的 'npm start'。`,
            en: `The portal has not been built: ${file} is missing. Run 'npm run build', or 'npm start', which builds it.`,
          }
        : {
            zh_CN: `无法读取构建结果：${file} 已损坏。请重新运行 'npm run build'。`,
            en: `The build cannot be read: ${file} is damaged. Run 'npm run build' again.`,
          },
      error,
    );
  }
  return async () => {
    try {
      return await read();
    } catch (error) {
      // A build in progress may have removed the file for a moment; what is known still serves.
      if (known) return known.manifest;
      throw error;
    }
  };
}
