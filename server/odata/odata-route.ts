import { createHash } from 'node:crypto';
import type { MarketAnswer } from '@portal/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callsAs, RefusedCall } from '../agent/index.ts';
import { Refusal } from '../kernel/refusals/refusal.ts';
import { languageOf } from '../kernel/words/language.ts';
import { feedColumns } from './feed-columns.ts';
import { type FeedOptions, feedPage } from './feed-rows.ts';
import { metadataXml } from './metadata-xml.ts';
import { feedRefusals } from './refusals.ts';

/** The most rows of the table of a feed: those of one answer. */
const mostRows = 20_000;

type Request = FastifyRequest<{ Querystring: Record<string, string> }>;

/** What an address names. */
interface FeedAddress {
  question: string;
  /** Of the feed: nothing for its service document. */
  part: string;
}

/** The question that an address names: a marketQuery as JSON in base64url. @throws Refusal for what is none */
function questionOf(text: string): Record<string, unknown> {
  try {
    const question: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (typeof question === 'object' && question !== null && !Array.isArray(question)) {
      const { totals: _totals, others: _others, subtotals: _subtotals, ...rest } = question as Record<string, unknown>;
      return { limit: mostRows, ...rest };
    }
  } catch {
    // What is no JSON is no question either.
  }
  throw feedRefusals.addressUnread();
}

/** What HTTP says of a refusal: Excel and Power BI ask for the key again at 401. */
function codeOf(id: string): number {
  if (/^(keys\.(key-refused|call-needs)|accounts\.)/.test(id)) return 401;
  if (/^(keys\.right-missing|catalogue\.)/.test(id)) return 403;
  if (id === 'odata.release-changed') return 410;
  return id === 'http.key-too-often' ? 429 : 400;
}

const quoted = (value: string | number | null): string =>
  typeof value === 'string' && /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : String(value ?? '');

/** A text that a spreadsheet would run stands behind an apostrophe. */
const harmless = (value: string | number | null): string | number | null =>
  typeof value === 'string' && /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value;

function csvOf(answer: MarketAnswer, options: FeedOptions): string {
  const { columns, rows } = feedPage(answer, options, mostRows);
  const lines = rows.map((row) => columns.map(({ name }) => quoted(harmless(row[name] ?? null))).join(','));
  return `\uFEFF${[columns.map(({ name }) => name).join(','), ...lines].join('\r\n')}\r\n`;
}

/** What is answered to a part of a feed. */
function answerPart(
  request: Request,
  reply: FastifyReply,
  { question, part, answer }: FeedAddress & { answer: MarketAnswer },
): FastifyReply {
  const { query } = request;
  const root = `${request.protocol}://${request.host}/odata/${question}/`;
  const json = (body: object) => reply.type('application/json;odata.metadata=minimal').send(body);
  const context = `${root}$metadata`;
  if (part === '$metadata') return reply.type('application/xml').send(metadataXml(feedColumns(answer)));
  if (part === '')
    return json({ '@odata.context': context, value: [{ name: 'Rows', kind: 'EntitySet', url: 'Rows' }] });
  if (part === 'Rows/$count') return reply.type('text/plain').send(String(feedPage(answer, query).count));
  if (part !== 'Rows') throw feedRefusals.addressUnread();
  if (query.$format === 'csv') return reply.type('text/csv; charset=utf-8').send(csvOf(answer, query));
  const { rows, count, next } = feedPage(answer, query);
  const { $skiptoken: _skiptoken, ...options } = query;
  const following = next && `${root}Rows?${new URLSearchParams({ ...options, $skiptoken: next })}`;
  return json({
    '@odata.context': `${context}#Rows`,
    ...(query.$count === 'true' && { '@odata.count': count }),
    value: rows,
    ...(following && { '@odata.nextLink': following }),
  });
}

/**
 * Serves tables as feeds of OData 4.0 under `/odata/<question>/`, for keys of programs in the header: as a bearer or as
 * the password of basic authentication. The question is asked of the wire with the same key, whose rights and limits hold.
 */
export function odataRoute(app: FastifyInstance): void {
  const serve = async (request: Request, reply: FastifyReply, address: FeedAddress) => {
    const language = languageOf(request.query.language);
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    reply.header('OData-Version', '4.0').header('cache-control', 'private, no-cache');
    try {
      const call = callsAs(app, request, { language, signal: gone.signal });
      const answer = (await call('marketQuery', questionOf(address.question))) as MarketAnswer;
      if (answer.cut) throw feedRefusals.tooManyRows(answer.cut.all);
      const mark = `"${createHash('sha256').update(`${answer.release.id} ${request.url}`).digest('base64url').slice(0, 22)}"`;
      reply.header('etag', mark);
      if (request.headers['if-none-match'] === mark) return reply.code(304).send();
      return answerPart(request, reply, { ...address, answer });
    } catch (error) {
      if (!(error instanceof RefusedCall || error instanceof Refusal)) throw error;
      const message = error instanceof RefusedCall ? error.sentence : error.sentence[language];
      const code = codeOf(error.id);
      if (code === 401) reply.header('www-authenticate', 'Basic realm="portal", charset="UTF-8"');
      return reply
        .removeHeader('etag')
        .code(code)
        .type('application/json')
        .send({ error: { code: error.id, message } });
    }
  };
  // A parameter of an address would be cut at a hundred signs: a question is longer.
  app.get<{ Params: { '*': string }; Querystring: Record<string, string> }>('/odata/*', (request, reply) => {
    const [question = '', ...part] = request.params['*'].split('/');
    return serve(request, reply, { question, part: part.join('/') });
  });
}
