import { startTestServer } from '../../../../server/testing/server.ts';

/**
 * Makes the demonstration once for all suites of a run: it is the same for each, and takes a second.
 * @param dataFolder to be filled, and copied by each portal of the run
 */
export async function seedForRun(dataFolder: string): Promise<void> {
  const server = await startTestServer({ settings: { dataFolder, demo: 'on' } });
  await server.close();
}
