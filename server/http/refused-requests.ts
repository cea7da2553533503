import type { FastifyRequest } from 'fastify';
import type { RefusalId } from '../kernel/refusal.ts';

/** A refusal goes out with HTTP 200, so its code does not tell it from an answer. */
const refused = new WeakMap<FastifyRequest, RefusalId>();

export const noteRefusal = (request: FastifyRequest, id: RefusalId) => void refused.set(request, id);

/** The id of what the request was refused with; undefined for one that was answered. */
export const refusalOf = (request: FastifyRequest): RefusalId | undefined => refused.get(request);
