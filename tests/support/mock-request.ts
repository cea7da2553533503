import { jest } from '@jest/globals';

/**
 * The shell of an area under test, with a `request` that the test answers. The account has kept nothing: that is asked
 * on every page of analysis, and is no question of the test.
 * A test imports this before all else: a module that was read earlier keeps the true one.
 */
jest.mock('../../shell-app/api/request.ts', () => {
  const answers: Record<string, unknown> = {
    listKeptViews: { views: [] },
    listCompetitorSets: { sets: [] },
    listFavouriteMembers: { favourites: [] },
    listRemarks: { annotations: [], bulletins: [] },
  };
  const request = new Proxy(jest.fn(), {
    apply: (original, self, call) =>
      call[0] in answers ? Promise.resolve(answers[call[0]]) : Reflect.apply(original, self, call),
  });
  return { request };
});
