/** The largest part of a list that a call gives, and how many of them a file takes. */
const [pageSize, mostParts] = [100, 50];

interface Found {
  items: readonly unknown[];
  total: number;
}

/**
 * All that a question finds, asked part by part, up to 5,000; each once, though the list may move meanwhile.
 * @param ask asks for one part, counted from 1
 * @param keyOf what no two items share
 * @throws what `ask` throws
 */
export async function wholeList<Answer extends Found>(
  ask: (part: { page: number; pageSize: number }) => Promise<Answer>,
  keyOf: (item: Answer['items'][number]) => string,
): Promise<Answer> {
  const first = await ask({ page: 1, pageSize });
  const items = new Map(first.items.map((item) => [keyOf(item), item]));
  for (let page = 2; page <= Math.min(mostParts, Math.ceil(first.total / pageSize)); page += 1)
    for (const item of (await ask({ page, pageSize })).items) items.set(keyOf(item), item);
  return { ...first, items: [...items.values()] };
}
