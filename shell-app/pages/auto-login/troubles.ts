import { status } from '@portal/contract';
import { CallError } from '../../api/call-errors.ts';

/** Answers that say nothing about what was asked; asking again may help. */
const sayingNothing = [status.tooMany, status.failed, status.unavailable].map(String);

/** Whether a failed call has said nothing: there was no answer, or the server was in trouble. */
export const troubles = (error: unknown): boolean =>
  !(error instanceof CallError) || sayingNothing.includes(String(error.status));
