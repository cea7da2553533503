import { CallError, request, useAnswer, useSession } from '@portal/shell';
import { toast } from '@portal/ui';
import { useEffect, useState } from 'react';
import { everything, favouriteMembers } from '../ask/ask.ts';
import { useTranslate } from '../phrases.ts';
import { readFavourites, readShared, toggleFavourite, writeFavourites } from './favourite-models.ts';
import { mergeFavourites } from './merge-favourites.ts';

const inAccount = (model: string, favourite: boolean) =>
  request('markFavouriteMember', { dimension: 'model', member: model, favourite });

/** What was pressed and the account's answer does not show yet: whether each model is to be among them. */
const pressed = new Map<string, boolean>();

/** The models of the account as they will be once it knows what was pressed. */
function withPressed(account: readonly string[]): string[] {
  let models = [...account];
  for (const [model, favourite] of pressed) {
    if (models.includes(model) === favourite) pressed.delete(model);
    else models = favourite ? [model, ...models] : models.filter((key) => key !== model);
  }
  return models;
}

/** The models that an account finds first, and how one becomes one of them or no more. */
export interface Favourites {
  models: readonly string[];
  toggle: (model: string) => void;
}

/**
 * S3.078: the models of the account, which this browser has as well: they are there before the account has answered, and
 * where it cannot be asked. Once it has answered, both are brought together.
 */
export function useFavourites(): Favourites {
  const say = useTranslate();
  const owner = useSession().user?.userId ?? '';
  const { answer, waiting } = useAnswer(favouriteMembers, everything);
  const [models, setModels] = useState(() => readFavourites(owner));
  const account =
    answer && !waiting ? (answer.favourites.find(({ dimension }) => dimension === 'model')?.members ?? []) : null;
  const known = account?.join('\n');
  useEffect(() => {
    if (known === undefined) return;
    const answered = known === '' ? [] : known.split('\n');
    const expected = withPressed(answered);
    const merged = mergeFavourites({ local: readFavourites(owner), shared: readShared(owner), account: expected });
    // What the account does not say itself may never reach it: the page is left, or it cannot be told. It stays in this
    // browser, and is told when the page is opened again.
    const unshared = merged.models.filter((model) => !answered.includes(model));
    setModels(writeFavourites(owner, merged.models, unshared));
    void merged.added
      .reduce((before, model) => before.then(() => inAccount(model, true)), Promise.resolve<unknown>(null))
      .then(() => merged.added.length > 0 && favouriteMembers.forget(everything))
      .catch(() => undefined);
  }, [known, owner]);
  const toggle = (model: string) => {
    const after = toggleFavourite(owner, model);
    setModels(after);
    pressed.set(model, after.includes(model));
    inAccount(model, after.includes(model)).then(
      () => favouriteMembers.forget(everything),
      (error) => {
        pressed.delete(model);
        toast((error instanceof CallError && error.msg2Client) || say('favouriteFailed'), 'warning');
      },
    );
  };
  return { models, toggle };
}
