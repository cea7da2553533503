import type { FastifyInstance, FastifyReply } from 'fastify';
import type { MarkFile } from '../../settings/operator-mark.ts';

/** A picture that may do nothing, wherever it is opened: no script, nothing fetched, no other page's storage. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'";

/** Sends a mark, which browsers may keep: its address changes with the file. */
export const sendMark = (reply: FastifyReply, { type, content }: Pick<MarkFile, 'type' | 'content'>): FastifyReply =>
  reply
    .type(type)
    .headers({ 'content-security-policy': policy, 'cache-control': 'public, max-age=31536000, immutable' })
    .send(content);

/** The mark of whoever runs the portal: the one of now, whichever server has taken it. */
export function serveMark(
  app: FastifyInstance,
  { settings, takeUp }: { settings: { mark: MarkFile | null }; takeUp: () => Promise<void> },
): void {
  app.get<{ Params: { name: string } }>('/mark/:name', async ({ params }, reply) => {
    const address = `/mark/${params.name}`;
    if (settings.mark?.address !== address) await takeUp();
    const { mark } = settings;
    return mark?.address === address ? sendMark(reply, mark) : reply.code(404).send();
  });
}
