import { createHash } from 'node:crypto';
import { type Operator, portalNameOf } from '@portal/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import { languageOf } from '../../kernel/words/language.ts';
import { xmlDocument } from '../../kernel/words/xml-document.ts';
import { productRefused } from '../../products/index.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import type { WatchFindingTable } from '../../state/tables/watch-tables.ts';
import { textOf } from '../judging/find-out.ts';
import { findingsOf } from '../stored/finding-store.ts';
import { ownedSheets } from '../stored/owned-sheets.ts';
import { ownWatch, type StoredWatch } from '../stored/watch-store.ts';

export interface WatchFeedParts {
  db: StateDatabase;
  /** Where people reach the portal, without a slash at the end. */
  origin: () => string;
  settings: { operator: Operator };
  /** Whose key a request bears, and what it opens now. @throws Refusal for none that may ask */
  reader: (request: FastifyRequest) => Promise<{ accountId: string; owned: () => Promise<ReadonlySet<string>> }>;
}

const iso = (at: number | string): string => new Date(Number(at)).toISOString();

/** The findings of a watch as a feed (Atom, RFC 4287), in the language of its mails. */
export function watchFeed(
  watch: StoredWatch,
  findings: readonly WatchFindingTable[],
  { origin, operator }: { origin: string; operator: Operator },
): string {
  const language = watch.language === 'en' ? 'en' : 'zh_CN';
  const self = `${origin}/feeds/watch/${watch.watch_id}`;
  return xmlDocument({
    feed: {
      '@_xmlns': 'http://www.w3.org/2005/Atom',
      '@_xml:lang': language === 'en' ? 'en' : 'zh-CN',
      id: `urn:uuid:${watch.watch_id}`,
      title: watch.name,
      subtitle: textOf(watch, language),
      updated: iso(findings[0]?.at ?? watch.created_at),
      author: { name: portalNameOf(operator, language) },
      link: [{ '@_rel': 'self', '@_href': self }],
      entry: findings.map(({ finding_id, says, link, at }) => ({
        id: `${self}#${finding_id}`,
        title: watch.name,
        updated: iso(at),
        link: { '@_rel': 'alternate', '@_href': origin + link },
        content: { '@_type': 'text', '#text': says },
      })),
    },
  });
}

/** Readers of feeds ask for the key again at 401. */
function codeOf({ id }: Refusal): number {
  if (id === 'watches.not-found') return 404;
  if (id === 'keys.right-missing' || id.startsWith('catalogue.')) return 403;
  return id === 'http.key-too-often' ? 429 : 401;
}

/** Serves what the watches of an account have found, for its keys: as a bearer, or as the password of basic authentication. */
export function watchFeedRoute(app: FastifyInstance, { db, origin, settings, reader }: WatchFeedParts): void {
  app.get<{ Params: { watchId: string }; Querystring: { language?: string } }>(
    '/feeds/watch/:watchId',
    async (request, reply) => {
      reply.header('cache-control', 'private, no-cache');
      try {
        const { accountId, owned } = await reader(request);
        const watch = await ownWatch(db, request.params.watchId, accountId);
        // What was found of figures is told by the rights of now as well.
        if (!ownedSheets(watch, await owned())) throw productRefused(...watch.product.split('|'));
        const place = { origin: origin(), operator: settings.operator };
        const feed = watchFeed(watch, await findingsOf(db, watch.watch_id), place);
        const mark = `"${createHash('sha256').update(feed).digest('base64url').slice(0, 22)}"`;
        reply.header('etag', mark);
        if (request.headers['if-none-match'] === mark) return await reply.code(304).send();
        return await reply.type('application/atom+xml; charset=utf-8').send(feed);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const code = codeOf(error);
        if (code === 401) reply.header('www-authenticate', 'Basic realm="portal", charset="UTF-8"');
        const message = error.sentence[languageOf(request.query.language)];
        return reply
          .code(code)
          .type('application/json')
          .send({ error: { code: error.id, message } });
      }
    },
  );
}
