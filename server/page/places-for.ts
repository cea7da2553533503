import type { Modules } from '../modules/index.ts';
import type { AreaPlaces } from '../products/index.ts';
import type { ManifestSource } from './manifest.ts';
import { builtAreas } from './needed-files.ts';

/** Where the areas of now lie for an account: those of the build, and those that teams have published. */
export const placesFor = async (
  { manifest, modules }: { manifest: ManifestSource; modules: Modules },
  accountId: string | null,
): Promise<AreaPlaces> => {
  const [built, places] = await Promise.all([manifest(), modules.placesOf(accountId)]);
  return { built: builtAreas(built), ...places };
};
