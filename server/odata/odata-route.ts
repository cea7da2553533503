import { createHash } from 'node:crypto';
import type { CsvStyle, MarketAnswer, MarketQuery } from '@portal/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { csvStyleOf, findById } from '../accounts/index.ts';
import { callsAs, RefusedCall } from '../agent/index.ts';
import { Refusal } from '../kernel/refusals/refusal.ts';
import { languageOf } from '../kernel/words/language.ts';
import { fileOf } from './feed-files.ts';
import { type FeedOptions, feedOptions } from './feed-options.ts';
import { feedPage, pageSize } from './feed-rows.ts';
import type { FeedTable } from './feed-table.ts';
import { metadataXml } from './metadata-xml.ts';
import { openTables } from './open-tables.ts';
import { type AddressParts, questionOf } from './question-of.ts';
import { feedRefusals } from './refusals.ts';

type Request = FastifyRequest<{ Querystring: Record<string, string> }>;

/** What an address names. */
interface FeedAddress {
  question: string;
  /** Of the feed: nothing for its service document. */
  part: string;
}

/** What HTTP says of a refusal: Excel and Power BI ask for the key again at 401. */
function codeOf(id: string): number {
  if (/^(keys\.(key-refused|call-needs)|accounts\.)/.test(id)) return 401;
  if (/^(keys\.right-missing|catalogue\.)/.test(id)) return 403;
  if (id === 'odata.view-unknown') return 404;
  if (id === 'odata.release-changed') return 410;
  if (id === 'odata.option-unknown') return 501;
  return id === 'http.key-too-often' ? 429 : 400;
}

/** How long a page may be by who asks; undefined where they leave it open, or want longer ones than there are. */
function wantedSize({ headers: { prefer = '' } }: Request): number | undefined {
  const [, size] = /(?:odata\.)?maxpagesize=(\d{1,9})/.exec(String(prefer)) ?? [];
  return Number(size) >= 1 && Number(size) < pageSize ? Number(size) : undefined;
}

interface Reading {
  table: FeedTable;
  csv: CsvStyle | undefined;
  query: FeedOptions;
}

/** What is answered to a part of a feed. */
async function answerPart(
  request: Request,
  reply: FastifyReply,
  { question, part, table, csv, query }: FeedAddress & Reading,
): Promise<FastifyReply> {
  const root = `${request.protocol}://${request.host}/odata/${question}/`;
  const json = (body: object | string) => reply.type('application/json;odata.metadata=minimal').send(body);
  const context = `${root}$metadata`;
  if (part === '$metadata') return reply.type('application/xml').send(metadataXml(table.columns));
  if (part === '')
    return json({ '@odata.context': context, value: [{ name: 'Rows', kind: 'EntitySet', url: 'Rows' }] });
  if (part === 'Rows/$count') return reply.type('text/plain').send(String((await feedPage(table, query)).count));
  if (part !== 'Rows') throw feedRefusals.addressUnread();
  const file = fileOf(query);
  if (file) {
    const page = await feedPage(table, query, table.count);
    reply.header('content-disposition', `attachment; filename="rows.${query.$format}"`);
    return reply.type(file.type).send(await file.write(page, csv));
  }
  const wanted = wantedSize(request);
  if (wanted !== undefined) reply.header('preference-applied', `odata.maxpagesize=${wanted}`);
  const { rows, count, next } = await feedPage(table, query, wanted);
  const { $skiptoken: _skiptoken, ...options } = query;
  const following =
    next && `${root}Rows?${new URLSearchParams({ ...options, $skiptoken: next } as Record<string, string>)}`;
  return json({
    '@odata.context': `${context}#Rows`,
    ...(query.$count === 'true' && { '@odata.count': count }),
    value: rows,
    ...(following && { '@odata.nextLink': following }),
  });
}

export interface FeedParts extends AddressParts {
  /** How many rows a feed has at most. */
  mostRows: number;
  /** Whose key a request bears. @throws Refusal for none that may ask */
  keyOwner: (request: FastifyRequest) => Promise<string>;
}

/**
 * Serves tables as feeds of OData 4.0 under `/odata/<question>/`, for keys of programs in the header: as a bearer or as
 * the password of basic authentication. The question is asked of the wire with the same key, whose rights and limits hold.
 */
export function odataRoute(app: FastifyInstance, parts: FeedParts): void {
  const open = openTables(parts.market, parts.mostRows);
  const serve = async (request: Request, reply: FastifyReply, address: FeedAddress) => {
    const language = languageOf(request.query.language);
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    reply.header('OData-Version', '4.0').header('cache-control', 'private, no-cache');
    try {
      const accountId = await parts.keyOwner(request);
      const query = feedOptions(request.query);
      const question = await questionOf(parts, address.question, { accountId, language });
      const call = callsAs(app, request, { language, signal: gone.signal });
      const ask = async (wanted: MarketQuery) => (await call('marketQuery', wanted)) as MarketAnswer;
      const table = await open(question, { accountId, language, signal: gone.signal, ask });
      const account = await findById(parts.db, accountId);
      const csv = account && csvStyleOf(account);
      const wanted = [csv ?? null, accountId, question, request.url, wantedSize(request) ?? null];
      const key = JSON.stringify([table.release, table.publishedAt, ...wanted]);
      const mark = `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;
      reply.header('etag', mark);
      if (request.headers['if-none-match'] === mark) return reply.code(304).send();
      return await answerPart(request, reply, { ...address, table, csv, query });
    } catch (error) {
      if (!(error instanceof RefusedCall || error instanceof Refusal)) throw error;
      const message = error instanceof RefusedCall ? error.sentence : error.sentence[language];
      const code = codeOf(error.id);
      if (code === 401) reply.header('www-authenticate', 'Basic realm="portal", charset="UTF-8"');
      return reply
        .removeHeader('etag')
        .removeHeader('content-disposition')
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
