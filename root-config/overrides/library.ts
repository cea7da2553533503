/** What the portal uses of import-map-overrides. */
export interface OverridesLibrary {
  addOverride(module: string, address: string): unknown;
  getOverrideMap(): { imports: Record<string, string> };
  removeOverride(module: string): unknown;
  removeExternalOverride(address: string): unknown;
  getExternalOverrides(): string[];
  getExternalOverrideMap(addresses?: string[]): Promise<{ imports: Record<string, string> }>;
  resetOverrides(): unknown;
  resetDefaultMap(): void;
  getUrlFromPort(module: string, port: string): string;
}

/** The library is on the page only where the server allows overrides. */
export const library = (): OverridesLibrary | undefined =>
  Reflect.get(globalThis, 'importMapOverrides') as OverridesLibrary;
