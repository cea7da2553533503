import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadOrder, UploadRow } from '@portal/contract';
import { saveMapping, sweepImports, versionsOf } from '../../importer/index.ts';
import type { CallContext, Handlers } from '../../kernel/calls/call.ts';
import { type Dataset, datasets } from '../../market/index.ts';
import { refusedPart } from '../refused-part.ts';
import { uploadPath } from '../upload-path.ts';
import { formerDeliveries } from './former-deliveries.ts';
import type { UploadParts, Uploads } from './open-uploads.ts';
import { orderRun } from './order-run.ts';
import { readDesk, uploadEndings } from './read-desk.ts';
import { askToStop, isLive } from './run-file.ts';
import { readRun } from './run-store.ts';
import { tellLook } from './tell-look.ts';
import { reportsOf, storedReport, tellReport, tellUpload } from './tell-upload.ts';
import { traceRun } from './trace-run.ts';
import { uploadRefusals as refusals, wordsOfReason } from './upload-refusals.ts';
import { beginUpload, bytesOf, needUpload, placeOf, removeUpload } from './upload-store.ts';
import { waitUntilOver } from './wait-until-over.ts';

/**
 * How many bytes of refused rows one answer carries: each leaves a line in the trail, and of the largest file there are fewer
 * parts than a session may leave lines.
 */
const partBytes = 8 * 1024 ** 2;

export interface UploadHandlerParts extends UploadParts {
  uploads: Uploads;
  /** The user name of an account. */
  nameOf: (accountId: string) => Promise<string>;
}

const datasetOf = (key: string): Dataset => datasets[key as keyof typeof datasets];

/** The calls by which people bring deliveries in the browser. Who may make them is judged before. */
export function uploadHandlers(parts: UploadHandlerParts) {
  const { uploads, settings, clock, nameOf } = parts;
  const { folder, marketFolder } = uploads;
  const own = (id: string, { accountId }: CallContext) => needUpload(folder, id, accountId);
  /** A file that has come whole and is read by nobody. */
  const begin = async (order: UploadOrder, isDry: boolean, context: CallContext): Promise<UploadRow> => {
    const upload = await own(order.id, context);
    const by = await nameOf(upload.accountId);
    const run = await orderRun(uploads, upload, { ...order, isDry, by, language: context.language }, clock());
    const { dataset, kind, mapping, onto, note, accept } = run;
    context.trace.detail = { file: upload.fileName, dataset, kind, mapping, onto, note, accept };
    return tellUpload(uploads, upload, context.language);
  };
  return {
    readDeliveryDesk: (_payload, { accountId, language }) =>
      readDesk(uploads, { accountId, language, largest: settings.deliveryBytes }),
    async beginDelivery({ fileName, bytes }, { accountId }) {
      const file = {
        accountId: accountId ?? '',
        fileName,
        bytes,
        largest: settings.deliveryBytes,
        endings: uploadEndings,
      };
      const { id } = await beginUpload(folder, file, clock(), readRun);
      return { id, upload: `/api${uploadPath.people}/${id}` };
    },
    async lookAtDelivery({ id, dataset }, context) {
      const upload = await own(id, context);
      if ((await bytesOf(folder, upload)) === null) throw refusals.notHere();
      const answer = await uploads.look(upload, dataset);
      return 'found' in answer
        ? { look: tellLook(answer.found, datasetOf(dataset), context.language), problem: null }
        : { look: null, problem: wordsOfReason(answer.refused)[context.language] };
    },
    async readDeliveryMapping({ mapping }) {
      const [name = '', version] = mapping.split('@');
      const versions = await versionsOf(marketFolder, name);
      const found = version === undefined ? versions[0] : versions.find((each) => String(each.version) === version);
      if (!found) throw refusals.noMapping(mapping);
      return { label: `${found.name}@${found.version}`, text: found.text };
    },
    async saveDeliveryMapping({ name, dataset, mappingText }, { accountId, language, trace }) {
      const file = join(folder, `${randomBytes(8).toString('hex')}.mapping`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(file, mappingText, { mode: 0o600 });
        const by = await nameOf(accountId ?? '');
        const { saved, fresh } = await saveMapping(marketFolder, name.trim(), file, {
          by,
          dataset: datasetOf(dataset),
        });
        const label = `${saved.name}@${saved.version}`;
        trace.detail = { mapping: label, dataset };
        const text = fresh
          ? { zh_CN: `已保存映射 ${label}。`, en: `Mapping ${label} is saved.` }
          : { zh_CN: `映射 ${label} 没有变化。`, en: `Mapping ${label} is as it was.` };
        return { label, text: text[language] };
      } finally {
        await rm(file, { force: true });
      }
    },
    tryDelivery: (order, context) => begin(order, true, context),
    makeDelivery: (order, context) => begin(order, false, context),
    async readDelivery({ id }, context) {
      const upload = await own(id, context);
      const row = await tellUpload(uploads, upload, context.language);
      // After it was looked at: who is told that it has ended finds that in the trail.
      await traceRun(parts, folder, upload);
      return row;
    },
    async cancelDelivery({ id }, context) {
      const upload = await own(id, context);
      const place = placeOf(folder, id);
      let run = await readRun(place.folder);
      if (isLive(run)) {
        await askToStop(place.folder);
        const read = () => readRun(place.folder);
        if (!(await waitUntilOver(read))) {
          uploads.end(upload);
          if (!(await waitUntilOver(read))) throw refusals.stillAtWork();
        }
        run = await readRun(place.folder);
        await sweepImports(marketFolder);
      }
      // What is removed tells nothing any more.
      await traceRun(parts, folder, upload);
      await removeUpload(folder, id);
      const release = run?.release ?? null;
      const text =
        release === null
          ? { zh_CN: `已取消，并删除 ${upload.fileName}。`, en: `Cancelled; ${upload.fileName} was removed.` }
          : {
              zh_CN: `${upload.fileName} 已删除；由它生成的版本 ${release} 保留。`,
              en: `${upload.fileName} was removed; release ${release}, which was made of it, stays.`,
            };
      return { text: text[context.language] };
    },
    listDeliveries: async () => ({ deliveries: await formerDeliveries(marketFolder) }),
    async readDeliveryReport({ stamp }, { language }) {
      const report = await storedReport(reportsOf('', stamp, marketFolder));
      if (!report) throw refusals.noReport();
      return tellReport(report, language);
    },
    async exportRefusedRows({ id, stamp, from }, context) {
      const { trace } = context;
      const run = id === undefined ? null : await readRun(placeOf(folder, (await own(id, context)).id).folder);
      const reports = reportsOf(
        id === undefined ? '' : placeOf(folder, id).folder,
        stamp ?? run?.stamp ?? null,
        marketFolder,
      );
      const part =
        id === undefined && stamp === undefined
          ? null
          : await refusedPart(join(reports, 'refused.csv'), from, partBytes);
      if (!part) throw refusals.noReport();
      trace.detail = { what: 'refused-rows', ...(stamp === undefined ? { upload: id } : { report: stamp }) };
      return part;
    },
  } satisfies Handlers;
}
