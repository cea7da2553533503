import type { ModelNote } from '@portal/contract';
import { CallError, questionsTo, request, useAnswer } from '@portal/shell';
import type { Answered } from '@portal/ui';

const notes = questionsTo('readModelNote');

/** What the account has written on a model. */
export const useNote = (model: string): Answered<ModelNote> => useAnswer(notes, { model });

/**
 * Keeps a note in the account.
 * @returns what stood in the way, in the words of the server where it has some; null where the note is kept
 */
export async function keepNote(model: string, text: string): Promise<{ words: string } | null> {
  try {
    await request('keepModelNote', { model, text });
    notes.forget({ model });
    return null;
  } catch (error) {
    return { words: error instanceof CallError ? error.msg2Client : '' };
  }
}
