import { join } from 'node:path';
import { type Look, sweepImports } from '../../importer/index.ts';
import type { Log } from '../../kernel/log.ts';
import type { Settings } from '../../settings/settings.ts';
import type { StateParts } from '../../state/state-parts.ts';
import { refusalOf } from '../carry-out.ts';
import { readerProcesses } from './reader-processes.ts';
import { storedRun } from './run-file.ts';
import { endRun, readRun } from './run-store.ts';
import { traceRun } from './trace-run.ts';
import { isUnforeseen, type Reason, uploadRefusals } from './upload-refusals.ts';
import { allUploads, forgetUploads, placeOf, type Upload, uploadsOf } from './upload-store.ts';
import type { WorkOrder } from './work-main.ts';

export interface UploadParts extends StateParts {
  settings: Pick<Settings, 'dataFolder' | 'deliveryBytes' | 'deliveryMemory' | 'files'>;
  log: () => Log | null;
}

/** What looking at a file came to: what it seems to be, or why that cannot be said. */
export type LookAnswer = { found: Look } | { refused: Reason };

/** The files that people bring, and the processes that read them. */
export interface Uploads {
  folder: string;
  marketFolder: string;
  /** Begins to read a file as its order says, which is written down beside it. @param runId which of its readings it is */
  start(upload: Upload, runId: string): void;
  /** Files whose reading is being ordered at this moment: two orders of one do not cross. */
  ordering: Set<string>;
  /** Looks at the beginning of a file. @throws Refusal while others are looked at */
  look(upload: Upload, dataset: string): Promise<LookAnswer>;
  /** Ends the process that reads a file and did not stop when it was asked to. */
  end(upload: Upload): void;
  /** Ends what is being read; whoever ordered it is told that it stopped. */
  close(): Promise<void>;
}

/** How often it is looked what has lain too long, and how long a look may take; in ms. */
const usual = { forgetting: 3_600_000, looking: 60_000 };

/** How many files are looked at at once: each look has a process of its own. */
const mostLooks = 2;

const tooLong: LookAnswer = {
  refused: {
    refusal: 'deliveries.look-too-long',
    sentence: {
      zh_CN: '一分钟内没有看清这个文件；请把它分成几份，或存为 CSV 后重试。',
      en: 'A minute was not enough to look at this file; part it into several, or save it as CSV, and try again.',
    },
  },
};

/** Opens the folder of files that people bring, and forgets what has lain there too long. */
export function openUploads(parts: UploadParts): Uploads {
  const { settings, clock, log } = parts;
  const folder = uploadsOf(settings.dataFolder);
  const marketFolder = join(settings.dataFolder, 'market');
  const readers = readerProcesses(folder, settings.deliveryMemory);
  let looking = 0;
  const report = (what: string) => (error: unknown) => void log()?.error({ err: error }, what);

  const logUnforeseen = (reason: Reason | null) => {
    if (reason && isUnforeseen(reason))
      log()?.error({ problem: reason.sentence.en }, 'a file that somebody brought could not be read');
  };

  const run = (order: Pick<WorkOrder, 'upload' | 'look'>, limit?: number): Promise<string> => {
    const full: WorkOrder = { ...order, marketFolder, uploads: folder, limits: settings.files };
    return readers.run({
      program: 'work-upload',
      uploadId: order.upload.id,
      order: JSON.stringify(full),
      by: 'argument',
      limit,
      isWhole: order.look === null,
    });
  };

  const tidy = async () => {
    await sweepImports(marketFolder);
    for (const upload of await allUploads(folder)) await traceRun(parts, folder, upload);
    await forgetUploads(folder, clock(), readRun);
  };
  let tidying = tidy().catch(report('files that people brought were not looked after'));
  const timer = setInterval(() => {
    tidying = tidy().catch(report('files that people brought were not looked after'));
  }, usual.forgetting);
  timer.unref();
  const working = new Set<Promise<void>>();

  return {
    folder,
    marketFolder,
    ordering: new Set(),
    start(upload, runId) {
      const work = run({ upload, look: null })
        .then(async () => logUnforeseen((await storedRun(placeOf(folder, upload.id).folder))?.reason ?? null))
        .catch(report('a file that somebody brought was not read'))
        .then(() => endRun(placeOf(folder, upload.id).folder, runId))
        .then(() => traceRun(parts, folder, upload))
        .catch(report('the audit trail was not written'))
        .finally(() => working.delete(work));
      working.add(work);
    },
    end: (upload) => readers.end(upload.id),
    async look(upload, dataset) {
      if (looking >= mostLooks) throw uploadRefusals.atWork();
      looking += 1;
      const began = performance.now();
      try {
        const answer = JSON.parse(await run({ upload, look: dataset }, usual.looking)) as LookAnswer;
        if ('refused' in answer) logUnforeseen(answer.refused);
        return answer;
      } catch (error) {
        report('a file that somebody brought was not looked at')(error);
        if (performance.now() - began >= usual.looking) return tooLong;
        const { id, sentence } = refusalOf(error);
        return { refused: { refusal: id, sentence } };
      } finally {
        looking -= 1;
      }
    },
    async close() {
      clearInterval(timer);
      readers.close();
      await Promise.all([tidying, ...working]);
    },
  };
}
