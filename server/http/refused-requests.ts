import type { FastifyRequest } from 'fastify';

/** A refusal goes out with HTTP 200, so its code does not tell it from an answer. */
const refused = new WeakSet<FastifyRequest>();

export const noteRefusal = (request: FastifyRequest) => void refused.add(request);

/** Whether the request was answered with a refusal in the envelope. */
export const hasRefused = (request: FastifyRequest) => refused.has(request);
