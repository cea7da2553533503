import type { Rooms } from './rooms.ts';

/** The importer, from a row of a file to a delivery that is sealed. */
export const serverImporter: Rooms = {
  part: 'server/importer',
  sees: {
    rows: [],
    parse: ['rows'],
    mapping: ['parse', 'rows'],
    turning: ['mapping', 'parse', 'rows'],
    shape: ['mapping', 'parse', 'rows'],
    source: ['mapping', 'parse', 'rows', 'shape', 'turning'],
    members: ['mapping', 'rows'],
    reading: ['mapping', 'members', 'parse', 'rows'],
    delivery: ['members', 'parse', 'reading', 'rows'],
    declared: ['delivery', 'mapping', 'members', 'parse', 'reading', 'rows', 'source'],
    look: ['delivery', 'mapping', 'parse', 'rows', 'shape', 'source'],
    survival: ['declared', 'delivery', 'parse', 'rows', 'source'],
    '.': ['declared', 'delivery', 'look', 'mapping', 'members', 'parse', 'reading', 'rows', 'source', 'survival'],
  },
};
