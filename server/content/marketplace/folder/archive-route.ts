import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { success } from '../../../kernel/calls/envelope.ts';
import { languageOf } from '../../../kernel/words/language.ts';
import type { Settings } from '../../../settings/settings.ts';
import type { StateParts } from '../../../state/state-parts.ts';
import { type ContentReport, contentImportsOf } from '../../import/report-store.ts';
import { checkSourceName } from '../../sources/source-names.ts';
import { marketRefusals } from '../refusals.ts';

/** Where packed folders of reports are sent to, behind /api. */
const uploadPath = '/v3/iw-content/market-report/folder';

/** Refusals of rows that an answer lists. */
const listed = 100;

/** @returns the address for a packed folder @throws Refusal when no source may be called so */
export function uploadAddress({ source, dryRun = false }: { source: string; dryRun?: boolean }): string {
  checkSourceName(source);
  return `/api${uploadPath}?${new URLSearchParams({ source, ...(dryRun ? { dryRun: '1' } : {}) })}`;
}

interface ArchiveRoute {
  Querystring: Record<string, unknown>;
}

export interface ArchiveRouteParts extends StateParts {
  settings: Pick<Settings, 'files' | 'deliveryBytes' | 'dataFolder'>;
}

/**
 * Takes packed folders of reports as they come.
 * @param admit whose key a request bears, if it may bring reports; it throws a Refusal otherwise
 * @param nameOf how reports name them
 * @param imported is told what an import came to, for the audit trail; not of one that was only tried
 */
export function archiveRoute<By>(
  app: FastifyInstance,
  { db, clock, settings }: ArchiveRouteParts,
  admit: (request: FastifyRequest) => Promise<By>,
  nameOf: (by: By) => Promise<string>,
  imported: (by: By, report: ContentReport) => Promise<void>,
): void {
  let busy = false;
  // In a scope of its own, so that no other route takes what is no JSON.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    scope.put<ArchiveRoute>(`/api${uploadPath}`, { bodyLimit: Number.MAX_SAFE_INTEGER }, async (request) => {
      const by = await admit(request);
      const { source, dryRun, language } = request.query;
      if (typeof source !== 'string') throw marketRefusals.sourceUnfit(String(source));
      checkSourceName(source);
      if (busy) throw marketRefusals.importBusy();
      busy = true;
      try {
        // What reads files is loaded for it, and by no start of the server.
        const { importArchive } = await import('./import-archive.ts');
        const report = await importArchive((request.body ?? request.raw) as Readable, {
          db,
          source,
          by: await nameOf(by),
          reportsFolder: contentImportsOf(settings),
          dryRun: dryRun === '1',
          limits: settings.files,
          largest: settings.deliveryBytes,
          place: join(settings.dataFolder, 'content', 'incoming'),
          now: clock(),
        });
        if (report.outcome !== 'dry-run') await imported(by, report);
        const problems = report.problems.slice(0, listed).map(({ sentence, ...problem }) => {
          return { ...problem, message: sentence[languageOf(language)] };
        });
        const { file, rows, counts, outcome } = report;
        return success({ source, file, rows, counts, problems, outcome });
      } finally {
        busy = false;
      }
    });
  });
}
