/**
 * The floor of the market bench, a process of its own: one route of Fastify that runs the statement it is sent on the
 * engine of the portal, and sends its rows. Arguments: the market folder and the release.
 */
import Fastify from 'fastify';
import { openRelease } from '../../../server/market/opened/open-release.ts';

const [folder = '', id = ''] = process.argv.slice(2);
const release = await openRelease(folder, id, '');

/** JSON has whole numbers of one kind only. */
const plain = (value: unknown) => (typeof value === 'bigint' ? Number(value) : value);

const app = Fastify();
app.post<{ Body: { statement: string } }>('/', async ({ body }) => {
  const columns = await release.run(body.statement, []);
  return (columns[0] ?? []).map((_, row) => columns.map((column) => plain(column[row])));
});
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
