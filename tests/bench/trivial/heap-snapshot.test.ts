import { describe, expect, test } from '@jest/globals';
import { compiledBytes, countHeap, grown, type Snapshot } from './heap-snapshot.ts';

/** Nodes as [type, name, size, detachedness]. */
const snapshot = (...nodes: [number, number, number, number][]): Snapshot => ({
  snapshot: {
    meta: {
      node_fields: ['type', 'name', 'self_size', 'detachedness'],
      node_types: [['object', 'native', 'string', 'code']],
    },
  },
  nodes: nodes.flat(),
  strings: ['Map', '<li>', 'some words', 'other words', 'system / WeakArrayList'],
});

describe('what a heap snapshot holds', () => {
  test('nodes that no document holds are counted, those in it and those of unknown place are not', () => {
    expect(countHeap(snapshot([1, 1, 100, 2], [1, 1, 100, 1], [0, 0, 40, 0])).detached).toBe(1);
  });

  test('what grew is named by its kind, the most bytes first; strings are one kind', () => {
    const before = countHeap(snapshot([0, 0, 40, 0], [2, 2, 20, 0]));
    const after = countHeap(snapshot([0, 0, 40, 0], [0, 0, 40, 0], [2, 2, 20, 0], [2, 3, 60, 0]));
    expect(grown(before, after, 2)).toEqual(['60 B in 1 of string (string)', '40 B in 1 of object Map']);
  });

  test('what the browser compiled is told from what a page keeps', () => {
    expect(compiledBytes(countHeap(snapshot([3, 0, 700, 0], [0, 0, 40, 0], [3, 1, 50, 0])))).toBe(750);
    // A list of code that depends on a shape is the browser's, a list of the page's is not.
    expect(compiledBytes(countHeap(snapshot([1, 4, 300, 0], [0, 4, 40, 0], [1, 1, 50, 0])))).toBe(300);
  });
});
