/* Stands for the calls of the shell: a test says what is answered. */
const place = Symbol.for('@portal/testing');

globalThis[place] ??= { answers: new Map(), asked: [] };

/** What pages ask beside what they are about; an account that has kept nothing answers so. */
const usual = {
  listKeptViews: { views: [] },
  listCompetitorSets: { sets: [] },
  listFavouriteMembers: { favourites: [] },
  listRemarks: { annotations: [], bulletins: [] },
};

/** @param {string} name @param {unknown} [payload] */
export async function request(name, payload = {}) {
  const { answers, asked } = globalThis[place];
  asked.push({ name, payload });
  if (answers.has(name)) {
    const answer = answers.get(name);
    return typeof answer === 'function' ? answer(payload) : answer;
  }
  if (Object.hasOwn(usual, name)) return usual[name];
  throw new Error(`The area asked '${name}', which the test does not answer: answerCalls({ ${name}: ... }).`);
}
