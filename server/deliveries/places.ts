import { join } from 'node:path';

/** A name that is one in every folder, and no way out of it. */
export const fileName = /^[\p{L}\p{N}_][\p{L}\p{N}_ .()@+-]{0,119}$/u;

/** The places of a watched folder. */
export const placesOf = (folder: string) => ({
  working: join(folder, 'working'),
  done: join(folder, 'done'),
  refused: join(folder, 'refused'),
  /** What calls leave: whose the orders are whose file has come. */
  calls: join(folder, 'calls'),
});

/** How an order is called; what ends with .data.json is a file to be read. */
export const orderName = /^([\p{L}\p{N}_](?:(?!\.data\.json$)[\p{L}\p{N}_.@+-]){0,99})\.json$/u;
