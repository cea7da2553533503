import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { stubGlobal } from '../../tests/support/stub-global.ts';
import { LatePart, useLatePart } from './late-part.ts';

function Place({ late }: { late: LatePart<string> }) {
  const { part, failed, retry } = useLatePart(late);
  if (failed) return <button type="button" onClick={retry} />;
  return <p>{part ?? 'on its way'}</p>;
}

test('what failed is fetched anew by each retry until it comes, and stands at once from then on', async () => {
  const raised = jest.fn();
  stubGlobal('reportError', raised);
  let left = 3;
  const fetch = jest.fn(async () => {
    left -= 1;
    if (left >= 0) throw new Error('no');
    return 'the part';
  });
  const late = new LatePart(fetch);
  const { container } = await act(async () => render(<Place late={late} />));
  for (const _ of [1, 2, 3]) await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(container.textContent).toBe('the part');
  expect(raised).toHaveBeenCalledTimes(3);
  const again = render(<Place late={late} />);
  expect(again.container.textContent).toBe('the part');
  expect(fetch).toHaveBeenCalledTimes(4);
});

test('those who want it at the same time share one try; nobody keeps its failure', async () => {
  let answer: (part: string) => void = () => undefined;
  const fetch = jest
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no'))
    .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const late = new LatePart(fetch);
  await expect(Promise.allSettled([late.load(), late.load()])).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  const both = Promise.all([late.load(), late.load()]);
  answer('the part');
  expect(await both).toEqual(['the part', 'the part']);
  expect(fetch).toHaveBeenCalledTimes(2);
});
