import { writeAudit } from '../../audit/index.ts';
import type { Settings } from '../../settings/settings.ts';
import type { StateParts } from '../../state/state-parts.ts';
import { isLive } from '../uploads/run-file.ts';
import { placeOf, type Upload } from '../uploads/upload-store.ts';
import { contentRuns, reportOfRun } from './content-run.ts';

interface TraceParts extends StateParts {
  settings: Pick<Settings, 'dataFolder'>;
}

/** Tells the audit trail once what became of content that somebody ordered, as the command does; a dry run has done nothing. */
export async function traceContentRun(
  { db, clock, settings }: TraceParts,
  uploads: string,
  upload: Upload,
): Promise<void> {
  const { folder } = placeOf(uploads, upload.id);
  const run = await contentRuns(db).read(folder);
  if (!run || run.isDry || isLive(run)) return;
  const report = await reportOfRun(folder, run, settings.dataFolder);
  const refusal = run.state === 'stopped' ? 'deliveries.stopped' : run.reason?.refusal;
  const source = report?.source ?? run.source;
  await writeAudit(db, {
    at: clock(),
    actor: upload.accountId,
    action: 'import-content',
    accountId: upload.accountId,
    outcome: run.state === 'done' ? 'done' : 'refused',
    detail: {
      kind: run.kind,
      source,
      ...report?.counts,
      file: upload.fileName,
      report: run.stamp,
      ...(refusal && { refusal }),
    },
    once: JSON.stringify(['import-content', upload.id, run.id]),
  });
}
