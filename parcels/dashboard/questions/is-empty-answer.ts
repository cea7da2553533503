/** Fields that an answer is about; without an entry in them it says nothing. */
const lists = ['salesRanks', 'list', 'onSaleList', 'foreList'];

/** S4.083 S8.017: an answer in which there is nothing to show. */
export function isEmptyAnswer(data: unknown): boolean {
  if (data === null || data === undefined) return true;
  if (Array.isArray(data)) return data.length === 0;
  if (typeof data !== 'object') return true;
  const fields = data as Record<string, unknown>;
  const list = lists.map((name) => fields[name]).find(Array.isArray);
  return list ? list.length === 0 : Object.keys(fields).length === 0;
}
