import type { PageImportMap, SystemLoader } from './system.ts';

/** A loader that knows an import map and which addresses have come. */
export class FakeSystem implements SystemLoader {
  readonly map: Required<PageImportMap> = { imports: {}, integrity: {} };
  /** Address -> what it gave; null for one that failed. */
  readonly registry = new Map<string, unknown>();
  readonly instantiated: string[] = [];

  async import(name: string): Promise<unknown> {
    return this.instantiate(this.resolve(name));
  }

  async instantiate(address: string): Promise<unknown> {
    this.instantiated.push(address);
    return `registration of ${address}`;
  }

  resolve(name: string): string {
    const address = this.map.imports[name];
    if (address === undefined) throw new Error(`Unable to resolve bare specifier '${name}'`);
    return new URL(address, location.href).href;
  }

  has(address: string): boolean {
    return this.registry.has(address);
  }

  get(address: string): unknown {
    return this.registry.get(address);
  }

  delete(address: string): unknown {
    return this.registry.delete(address);
  }

  addImportMap({ imports, integrity }: PageImportMap): void {
    Object.assign(this.map.imports, imports);
    Object.assign(this.map.integrity, integrity);
  }

  getImportMap(): Required<PageImportMap> {
    return structuredClone(this.map);
  }
}
