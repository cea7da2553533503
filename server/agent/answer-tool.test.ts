import { expect, test } from '@jest/globals';
import { answerTool } from './answer-tool.ts';

test('an error that is no refusal is written down, and told to nobody', async () => {
  const away = new Error('relation "secret_table" does not exist at 10.0.0.5:5432');
  const noted: unknown[] = [];
  const call = async () => {
    throw away;
  };
  const asker = { language: 'en', call, note: (error: unknown) => noted.push(error) } as const;
  expect(await answerTool('list_datasets', {}, asker)).toEqual({
    content: [
      { type: 'text', text: 'Something went wrong on the server. Please try again later. [agent.tool-failed]' },
    ],
    isError: true,
  });
  expect(noted).toEqual([away]);
});
