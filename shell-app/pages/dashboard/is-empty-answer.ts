/** S4.083 S8.017: an overview answer in which there is nothing to show. */
export function isEmptyAnswer(data: unknown): boolean {
  if (data === null || data === undefined) return true;
  if (Array.isArray(data)) return data.length === 0;
  if (typeof data !== 'object') return true;
  const fields = data as Record<string, unknown>;
  if (Array.isArray(fields.salesRanks)) return fields.salesRanks.length === 0;
  if (Array.isArray(fields.list)) return fields.list.length === 0;
  return Object.keys(fields).length === 0;
}
