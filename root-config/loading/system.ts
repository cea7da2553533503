/** What the portal uses of SystemJS. */
export interface SystemLoader {
  import(name: string): Promise<unknown>;
  /** @param parent address of the module that names it */
  resolve(name: string, parent?: string): string;
  has(address: string): boolean;
  get(address: string): unknown;
  delete(address: string): unknown;
  addImportMap(map: PageImportMap): void;
  getImportMap(): Required<PageImportMap>;
}

export interface PageImportMap {
  imports?: Record<string, string>;
  integrity?: Record<string, string>;
}

/** SystemJS of this page; the loader script has put it there before anything else ran. */
export const systemOfPage = (): SystemLoader => Reflect.get(globalThis, 'System') as SystemLoader;
