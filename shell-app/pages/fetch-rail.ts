import { importModule } from '../modules/import-module.ts';

/** Has the rail ready before the frame is drawn, which asks for it again where it has not come. */
export async function fetchRail(): Promise<void> {
  await importModule('@portal/rail').catch(() => undefined);
}
