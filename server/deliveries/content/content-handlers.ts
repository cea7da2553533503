import { join } from 'node:path';
import type { ContentOrder, ContentUploadRow } from '@portal/contract';
import {
  type CarMarket,
  contentImportsOf,
  formerContent,
  hideSource,
  imageFolder,
  listSources,
  readCars,
} from '../../content/index.ts';
import { fileEndings } from '../../importer/index.ts';
import type { CallContext, Handlers } from '../../kernel/calls/call.ts';
import { refusedPart } from '../refused-part.ts';
import { uploadPath } from '../upload-path.ts';
import { askToStop, isLive } from '../uploads/run-file.ts';
import { uploadRefusals } from '../uploads/upload-refusals.ts';
import { allUploads, beginUpload, needUpload, placeOf, removeUpload } from '../uploads/upload-store.ts';
import { waitUntilOver } from '../uploads/wait-until-over.ts';
import { contentRefusals as refusals } from './content-refusals.ts';
import { reportsOf } from './content-run.ts';
import type { ContentParts, ContentUploads } from './open-content.ts';
import { orderContent } from './order-content.ts';
import { listFiles, tellContentReport, tellContentUpload } from './tell-content.ts';
import { traceContentRun } from './trace-content.ts';

/** What a file of content may end in. */
const endings: readonly string[] = [...new Set([...fileEndings, '.jsonl', '.zip'])];

/** How many bytes of a list one answer carries. */
const partBytes = 8 * 1024 ** 2;

const longestReason = 500;

export interface ContentHandlerParts extends ContentParts {
  content: ContentUploads;
  market: CarMarket & { release(): unknown };
  /** The user name of an account. */
  nameOf: (accountId: string) => Promise<string>;
}

/** The calls by which people bring content in the browser, and take it away. Who may make them is judged before. */
export function contentDeskHandlers(parts: ContentHandlerParts) {
  const { db, content, settings, market, clock, nameOf } = parts;
  const { folder } = content;
  const { dataFolder } = settings;
  const place = { folder, dataFolder, runs: content.runs };
  const imports = contentImportsOf(settings);
  const own = (id: string, { accountId }: CallContext) => needUpload(folder, id, accountId);
  const cars = async () => (market.release() ? readCars(market) : null);
  const begin = async (order: ContentOrder, isDry: boolean, context: CallContext): Promise<ContentUploadRow> => {
    const { language, trace } = context;
    const upload = await own(order.id, context);
    const by = await nameOf(upload.accountId);
    const { kind, source, allowRefused } = await orderContent(
      content,
      upload,
      { ...order, isDry, by, language },
      cars,
      clock(),
    );
    trace.detail = { file: upload.fileName, kind, source, allowRefused };
    return tellContentUpload(place, upload, language);
  };
  return {
    async readContentDesk(_payload, { accountId, language }) {
      const uploads = (await allUploads(folder)).filter((upload) => upload.accountId === accountId);
      return {
        largest: settings.deliveryBytes,
        endings: [...endings],
        stands: await listSources(db),
        uploads: await Promise.all(uploads.map((upload) => tellContentUpload(place, upload, language))),
      };
    },
    async beginContent({ fileName, bytes }, { accountId }) {
      const file = { accountId: accountId ?? '', fileName, bytes, largest: settings.deliveryBytes, endings };
      const { id } = await beginUpload(folder, file, clock(), content.runs.read);
      return { id, upload: `/api${uploadPath.content}/${id}` };
    },
    tryContent: (order, context) => begin(order, true, context),
    takeContent: (order, context) => begin(order, false, context),
    async readContentUpload({ id }, context) {
      const upload = await own(id, context);
      const row = await tellContentUpload(place, upload, context.language);
      // After it was looked at: who is told that it has ended finds that in the trail.
      await traceContentRun(parts, folder, upload);
      return row;
    },
    async cancelContent({ id }, context) {
      const upload = await own(id, context);
      const lies = placeOf(folder, id).folder;
      const read = () => content.runs.read(lies);
      if (isLive(await read())) {
        await askToStop(lies);
        if (!(await waitUntilOver(read))) {
          content.end(upload);
          if (!(await waitUntilOver(read))) throw uploadRefusals.stillAtWork();
        }
      }
      await traceContentRun(parts, folder, upload);
      const isTaken = (await read())?.outcome === 'written';
      await removeUpload(folder, id);
      const text = isTaken
        ? {
            zh_CN: `已收起；由 ${upload.fileName} 写入的内容保留。`,
            en: `Put away; what ${upload.fileName} brought stays.`,
          }
        : { zh_CN: `已取消，并删除 ${upload.fileName}。`, en: `Cancelled; ${upload.fileName} was removed.` };
      return { text: text[context.language] };
    },
    async listContentDeliveries() {
      const former = await formerContent(imports);
      return {
        deliveries: former.map(({ stamp, at, report }) => {
          const { by, file: fileName, kind, source, outcome, counts } = report;
          const { inserted, updated, withdrawn, refused } = counts;
          return { stamp, at, by, fileName, kind, source, outcome, inserted, updated, withdrawn, refused };
        }),
      };
    },
    async readContentReport({ stamp }, { language }) {
      const report = await tellContentReport(join(imports, stamp), language);
      if (!report) throw uploadRefusals.noReport();
      return report;
    },
    async exportContentRows({ id, stamp, what, from }, context) {
      const ofFile = async (upload: string) => {
        const lies = placeOf(folder, (await own(upload, context)).id).folder;
        const run = await content.runs.read(lies);
        return run && reportsOf(lies, run, dataFolder);
      };
      const reports = id !== undefined ? await ofFile(id) : stamp === undefined ? null : join(imports, stamp);
      const part = reports && (await refusedPart(join(reports, listFiles[what]), from, partBytes));
      if (!part) throw uploadRefusals.noReport();
      context.trace.detail = {
        what: `content-${what}`,
        ...(id === undefined ? { report: stamp } : { upload: id }),
      };
      return part;
    },
    async removeContent({ kind, source, key, reason: given }, { trace, language }) {
      const reason = given.trim();
      trace.detail = { kind, source, key, reason };
      if (reason === '' || reason.length > longestReason) throw refusals.reasonWanted();
      // Tidying up goes on behind the answer: of 100,000 items it takes minutes.
      const { removed: items } = await hideSource(db, source, imageFolder(settings), { kind, key: key?.trim() });
      if (items === 0) throw refusals.nothingThere();
      trace.detail.items = items;
      const text = {
        zh_CN: `已删除来源 ${source} 的 ${items} 项内容。`,
        en: `Removed ${items} items from ${source}.`,
      };
      return { text: text[language] };
    },
  } satisfies Handlers;
}
