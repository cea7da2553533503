import type { Language } from '@portal/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { writeAudit } from '../../audit/index.ts';
import { clientNetwork } from '../../http/index.ts';
import { textOf } from '../judging/find-out.ts';
import { type LinkAction, linkActions, watchOfKey } from '../stored/links.ts';
import { tellEnd } from '../stored/tell-end.ts';
import type { WatchParts } from '../stored/watch-parts.ts';
import { findWatch, removeWatch, type StoredWatch, setPaused } from '../stored/watch-store.ts';
import { askPage, donePage, gonePage, watchPolicy } from './watch-page.ts';

type LinkParts = Pick<WatchParts, 'db' | 'clock' | 'origin'>;

interface RouteQuery {
  Querystring: Record<string, unknown>;
}

/** The largest body of an answer to a question: a mail program sends `List-Unsubscribe=One-Click`. */
const bodyLimit = 1024;

/**
 * Where the links of mails lead. No session is needed: a key does one thing with one watch. A GET asks, and a POST does it,
 * also that of a mail program (RFC 8058).
 */
export function watchRoutes(app: FastifyInstance, parts: LinkParts): void {
  const { db, clock } = parts;
  const found = async (action: LinkAction, key: unknown) => {
    const id = await watchOfKey(db, action, key);
    return { isKey: id !== null, watch: id === null ? undefined : await findWatch(db, id) };
  };
  /** Of a watch that is gone nobody knows the language: that of the browser is the best guess. */
  const languageOf = ({ headers }: FastifyRequest): Language =>
    /^\s*zh\b/i.test(headers['accept-language'] ?? '') ? 'zh_CN' : 'en';
  const answer = (reply: FastifyReply, page: string, code = 200) =>
    reply
      .code(code)
      .headers({
        'content-security-policy': watchPolicy,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(page);

  const act = async (action: LinkAction, watch: StoredWatch, address: string): Promise<void> => {
    if (action === 'end') {
      await removeWatch(db, watch.watch_id);
      await tellEnd(parts, watch);
    } else if (watch.state === 'active') await setPaused(db, watch, true, { now: clock(), seenAt: watch.seen_at });
    const detail = { watch: watch.watch_id, by: 'link of a mail' };
    const who = { actor: 'nobody', accountId: watch.account_id, address };
    await writeAudit(db, { ...who, at: clock(), action: `${action}-watch`, detail });
  };

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // What is sent along changes nothing, however it is written.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, _body, done) => done(null, null));
    for (const action of linkActions) {
      scope.get<RouteQuery>(`/watch/${action}`, async (request, reply) => {
        const { watch } = await found(action, request.query.key);
        if (!watch) return answer(reply, gonePage(languageOf(request)), 404);
        const language = watch.language as Language;
        return answer(reply, askPage(action, { name: watch.name, says: textOf(watch, language) }, language));
      });
      scope.post<RouteQuery>(`/watch/${action}`, { bodyLimit }, async (request, reply) => {
        const { watch, isKey } = await found(action, request.query.key);
        // What is ended twice is ended: a mail program that asks again is told so.
        if (!watch && isKey && action === 'end') return answer(reply, donePage(action, languageOf(request)));
        if (!watch) return answer(reply, gonePage(languageOf(request)), 404);
        await act(action, watch, clientNetwork(request.ip));
        return answer(reply, donePage(action, watch.language as Language));
      });
    }
  });
}
