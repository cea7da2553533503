import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { fakeServer } from '../../../shell-app/testing/fake-server.ts';
import { freshShell } from '../../../shell-app/testing/fresh-shell.ts';
import { eventually } from '../../../tests/support/eventually.ts';
import { DeckList } from './deck-list.tsx';

beforeEach(() => freshShell('/sales/trend'));

const view = (viewId: string) => ({ viewId, name: `View ${viewId}` });

test('views are put in an order of one’s own under a name, and the deck is made in the format that is pressed', async () => {
  const deck = { deckId: 'd1', name: 'Board', views: ['a', 'b'], updatedAt: 0 };
  let files = 0;
  const server = fakeServer({
    listDecks: { data: { decks: [deck] } },
    listKeptViews: { data: { views: ['a', 'b', 'c'].map(view) } },
    keepDeck: { data: deck },
    makeDeck: { data: { id: 'f1', name: 'Board.pptx', state: 'making' } },
  });
  render(
    <DeckList
      ordered={() => {
        files += 1;
      }}
    />,
  );
  fireEvent.click(await screen.findByTestId('deck-change'));
  const form = within(await screen.findByTestId('deck-form'));
  fireEvent.change(form.getByTestId('deck-add'), { target: { value: 'c' } });
  const ups = () => form.getAllByRole('button', { name: /^(上移|Move .* up)/ });
  fireEvent.click(ups()[2] as HTMLElement);
  fireEvent.click(ups()[1] as HTMLElement);
  fireEvent.click(form.getByTestId('deck-keep'));
  await eventually(() => expect(server.named('keepDeck')).toHaveLength(1));
  expect(server.named('keepDeck')[0]?.body?.data).toEqual({ deckId: 'd1', name: 'Board', views: ['c', 'a', 'b'] });
  await eventually(() => expect(screen.queryByTestId('deck-form')).toBeNull());

  fireEvent.click(await screen.findByTestId('deck-pptx'));
  await eventually(() => expect(files).toBe(1));
  expect(server.named('makeDeck')[0]?.body?.data).toMatchObject({ deckId: 'd1', format: 'pptx' });
});
