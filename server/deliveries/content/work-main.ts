import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { giveWay } from '../../kernel/give-way.ts';
import { openState } from '../../state/open-state.ts';
import { isToStop } from '../uploads/run-file.ts';
import { placeOf } from '../uploads/upload-store.ts';
import { type ContentWork, workContent } from './work-content.ts';

/** How often it is looked whether the reading shall stop, in ms. */
const looksEvery = 500;

/** Reads content that somebody brought in a process of its own, which gives way to the server's. */
giveWay();
const work = JSON.parse(await text(process.stdin)) as ContentWork;
const { folder } = placeOf(work.uploads, work.id);

/** Ends the process as soon as somebody wants the reading to stop; what it leaves the next delivery undoes. */
async function followWish(): Promise<void> {
  for (;;) {
    await pause(looksEvery, undefined, { ref: false });
    if (await isToStop(folder)) process.exit(0);
  }
}

void followWish();
const state = await openState(work.state);
try {
  await workContent({ ...work, db: state.db }, tmpdir());
} finally {
  await state.close();
}
// A thread that has read documents waits for more of them.
process.exit(0);
