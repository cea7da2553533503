import { setTimeout as pause } from 'node:timers/promises';
import { lookAt } from '../../importer/index.ts';
import { giveWay } from '../../kernel/give-way.ts';
import { type Dataset, datasets } from '../../market/index.ts';
import { refusalOf } from '../carry-out.ts';
import { isToStop } from './run-file.ts';
import { placeOf, type Upload } from './upload-store.ts';
import { type Working, workUpload } from './work-upload.ts';

/** What the server orders, in JSON. */
export type WorkOrder = Working & { upload: Upload; look: string | null };

/** How often it is looked whether the reading shall stop, in ms. */
const looksEvery = 500;

/** Reads a file that somebody brought in a process of its own, which gives way to the server's. */
giveWay();
const { upload, look, ...working } = JSON.parse(process.argv[2] ?? '') as WorkOrder;
const place = placeOf(working.uploads, upload.id);

/** Ends the process as soon as somebody wants the reading to stop; what it leaves is swept. */
async function followWish(): Promise<void> {
  for (;;) {
    await pause(looksEvery, undefined, { ref: false });
    if (await isToStop(place.folder)) process.exit(0);
  }
}

if (look === null) {
  void followWish();
  await workUpload(working, upload);
} else {
  const dataset = Object.values<Dataset>(datasets).find(({ key }) => key === look) ?? datasets.sales;
  const answer = await lookAt(dataset, place.fileOf(upload), working.limits).then(
    (found) => ({ found }),
    (error: unknown) => {
      const { id, sentence } = refusalOf(error);
      return { refused: { refusal: id, sentence } };
    },
  );
  process.stdout.write(JSON.stringify(answer));
}
