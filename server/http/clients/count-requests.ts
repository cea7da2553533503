import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetwork } from './client-network.ts';
import { tooManyRequests } from './refused-clients.ts';

/** What part of all places one network may have at most, once so many are taken that others may come to want theirs. */
const [shareOfOne, crowded] = [1 / 4, 1 / 2];

/** After how many seconds who was refused may come again. */
const comeAgain = 1;

/** Is answered whatever happens, since it says whether the process lives. */
const always = '/healthz';

/**
 * Keeps how many requests are worked at within a limit, and, while half of them or more are taken, those of one network
 * within a quarter of it: one beyond is told to come again. So many people behind one address have half of a server
 * that is free, and nobody all of one. A request has its place from its head on until its answer is handed over: where
 * its body is still coming the place is what bounds how much of bodies is held. An answer that is still being taken
 * has none, it has bounds of its own.
 * @param most requests at once; a network has one of them at least
 */
export function countRequests(app: FastifyInstance, most: number): void {
  const counts = new Map<string, number>();
  const ends = new WeakMap<FastifyRequest, () => void>();
  const mostOfOne = Math.ceil(most * shareOfOne);
  const isCrowded = () => all >= most * crowded;
  let all = 0;

  function takePlace(network: string): () => void {
    all += 1;
    counts.set(network, (counts.get(network) ?? 0) + 1);
    let isLeft = false;
    return () => {
      if (isLeft) return;
      isLeft = true;
      all -= 1;
      const left = (counts.get(network) ?? 1) - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    };
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url === always) return;
    const network = clientNetwork(request.ip);
    if (all >= most || (isCrowded() && (counts.get(network) ?? 0) >= mostOfOne)) {
      reply.header('retry-after', comeAgain);
      throw tooManyRequests();
    }
    const end = takePlace(network);
    ends.set(request, end);
    reply.raw.once('close', end);
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    ends.get(request)?.();
    return payload;
  });
}
