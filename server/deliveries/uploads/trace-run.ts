import { writeAudit } from '../../audit/index.ts';
import type { StateParts } from '../../state/state-parts.ts';
import { isLive } from './run-file.ts';
import { readRun } from './run-store.ts';
import { placeOf, type Upload } from './upload-store.ts';

/** Tells the audit trail once what became of a delivery that somebody ordered; a dry run has done nothing. */
export async function traceRun({ db, clock }: StateParts, uploads: string, upload: Upload): Promise<void> {
  const run = await readRun(placeOf(uploads, upload.id).folder);
  if (!run || run.isDry || isLive(run)) return;
  const { dataset, kind, release, stamp, reason, id } = run;
  const refusal = run.state === 'stopped' ? 'deliveries.stopped' : reason?.refusal;
  await writeAudit(db, {
    at: clock(),
    actor: upload.accountId,
    action: 'deliver',
    accountId: upload.accountId,
    outcome: run.state === 'done' ? 'done' : 'refused',
    detail: { file: upload.fileName, dataset, kind, release, report: stamp, ...(refusal && { refusal }) },
    once: JSON.stringify(['deliver', upload.id, id]),
  });
}
