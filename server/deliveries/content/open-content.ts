import { join } from 'node:path';
import type { Log } from '../../kernel/log.ts';
import type { Settings } from '../../settings/settings.ts';
import type { StatePlace } from '../../state/open-state.ts';
import type { StateParts } from '../../state/state-parts.ts';
import { readerProcesses } from '../uploads/reader-processes.ts';
import { isUnforeseen } from '../uploads/upload-refusals.ts';
import { allUploads, contentUploadsOf, forgetUploads, placeOf, type Upload } from '../uploads/upload-store.ts';
import { type ContentRuns, contentRuns } from './content-run.ts';
import { traceContentRun } from './trace-content.ts';
import type { ContentWork } from './work-content.ts';

export interface ContentParts extends StateParts {
  settings: Pick<Settings, 'dataFolder' | 'databaseUrl' | 'deliveryBytes' | 'deliveryMemory' | 'files'>;
  log: () => Log | null;
}

/** The files of content that people bring, and the processes that read them. */
export interface ContentUploads {
  folder: string;
  /** Begins to read a file as its order says, which is written down beside it. @param runId which of its readings it is */
  start(upload: Upload, runId: string): void;
  runs: ContentRuns;
  /** Files whose reading is being ordered at this moment: two orders of one do not cross. */
  ordering: Set<string>;
  /** Ends the process that reads a file and did not stop when it was asked to. */
  end(upload: Upload): void;
  /** Ends what is being read; whoever ordered it is told that it stopped. */
  close(): Promise<void>;
}

/** How often it is looked what has lain too long, in ms. */
const forgettingEvery = 3_600_000;

/** Where the state lies, for a process of its own. */
const stateOf = ({ dataFolder, databaseUrl }: Pick<Settings, 'dataFolder' | 'databaseUrl'>): StatePlace =>
  databaseUrl === null ? { file: join(dataFolder, 'state.sqlite') } : { url: databaseUrl };

/** Opens the folder of content that people bring, and forgets what has lain there too long. */
export function openContentUploads(parts: ContentParts): ContentUploads {
  const { settings, clock, log } = parts;
  const folder = contentUploadsOf(settings.dataFolder);
  const runs = contentRuns(parts.db);
  const readers = readerProcesses(folder, settings.deliveryMemory);
  const report = (what: string) => (error: unknown) => void log()?.error({ err: error }, what);

  const tidy = async () => {
    for (const upload of await allUploads(folder)) await traceContentRun(parts, folder, upload);
    await forgetUploads(folder, clock(), runs.read);
  };
  let tidying = tidy().catch(report('content that people brought was not looked after'));
  const timer = setInterval(() => {
    tidying = tidy().catch(report('content that people brought was not looked after'));
  }, forgettingEvery);
  timer.unref();
  const working = new Set<Promise<void>>();

  /** The order has the address of the state, and with it a password: no other user of the machine sees it. */
  const read = ({ id }: Upload): Promise<string> => {
    const { dataFolder, files } = settings;
    const order: ContentWork = { id, uploads: folder, dataFolder, state: stateOf(settings), limits: files };
    const isSecret = { by: 'input', isWhole: true } as const;
    return readers.run({ program: 'work-content', uploadId: id, order: JSON.stringify(order), ...isSecret });
  };

  return {
    folder,
    runs,
    ordering: new Set(),
    start(upload, runId) {
      const own = placeOf(folder, upload.id).folder;
      const work = read(upload)
        .then(async () => {
          const reason = (await runs.read(own))?.reason;
          if (reason && isUnforeseen(reason))
            log()?.error({ problem: reason.sentence.en }, 'content that somebody brought could not be read');
        })
        .catch(report('content that somebody brought was not read'))
        .then(() => runs.end(own, runId))
        .then(() => traceContentRun(parts, folder, upload))
        .catch(report('the audit trail was not written'))
        .finally(() => working.delete(work));
      working.add(work);
    },
    end: ({ id }) => readers.end(id),
    async close() {
      clearInterval(timer);
      readers.close();
      await Promise.all([tidying, ...working]);
    },
  };
}
