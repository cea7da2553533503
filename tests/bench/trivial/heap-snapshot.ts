import type { CDPSession } from 'puppeteer';

/** As the browser writes it: rows of numbers, named by the fields of meta. */
export interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
  strings: string[];
}

/** What a page holds, by the name that the browser gives to each kind of thing. */
export interface HeapContent {
  /** Nodes of the document's kind that no document holds any longer, but something else does. */
  detached: number;
  kinds: Map<string, { count: number; bytes: number }>;
}

/** The value of a node's field detachedness that says: not in the document. */
const outOfDocument = 2;

/** Takes a heap snapshot, which collects the garbage first, and counts what is in it. */
export async function takeHeap(session: CDPSession): Promise<HeapContent> {
  const parts: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => parts.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return countHeap(JSON.parse(parts.join('')) as Snapshot);
}

/**
 * Lists of the compiled code that depends on the shape of an object or on a global, and what stands beside each piece of
 * it. By their retainers (dependent_code of Map and PropertyCell) they are the browser's, and go with the code.
 */
const notes = ['WeakArrayList', 'ProtectedFixedArray', 'SharedFunctionInfoWrapper'].map(
  (name) => `native system / ${name}`,
);

const isCompiled = (key: string): boolean => key.startsWith('code ') || notes.includes(key);

/** Bytes of what the browser has compiled and of its notes for compiling: it drops them when it wants to. */
export const compiledBytes = ({ kinds }: HeapContent): number =>
  [...kinds].reduce((sum, [key, { bytes }]) => sum + (isCompiled(key) ? bytes : 0), 0);

/** Sums a snapshot by kind. */
export function countHeap({ snapshot, nodes, strings }: Snapshot): HeapContent {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const at = (name: string) => fields.indexOf(name);
  const [type, name, size, detachedness] = [at('type'), at('name'), at('self_size'), at('detachedness')];
  const content: HeapContent = { detached: 0, kinds: new Map() };
  for (let node = 0; node < nodes.length; node += fields.length) {
    const field = (place: number) => nodes[node + place] ?? 0;
    if (field(detachedness) === outOfDocument) content.detached += 1;
    const kind = types[0][field(type)] ?? '';
    const words = kind === 'string' || kind === 'number' ? `(${kind})` : (strings[field(name)] ?? '').slice(0, 60);
    const key = `${kind} ${words}`;
    const sum = content.kinds.get(key) ?? { count: 0, bytes: 0 };
    content.kinds.set(key, { count: sum.count + 1, bytes: sum.bytes + field(size) });
  }
  return content;
}

/** What has grown most between two moments, in bytes; the words of a table for the terminal. */
export function grown(before: HeapContent, after: HeapContent, most: number): string[] {
  const rows = [...after.kinds].map(([key, { count, bytes }]) => {
    const former = before.kinds.get(key) ?? { count: 0, bytes: 0 };
    return { key, count: count - former.count, bytes: bytes - former.bytes };
  });
  return rows
    .sort((row, other) => other.bytes - row.bytes)
    .slice(0, most)
    .map(({ key, count, bytes }) => `${bytes} B in ${count} of ${key}`);
}
