/** Loops that read names, for an area with a window of its own and for code on the window of the page. */

declare const ofReading: number;

Reflect.set(window, 'ofReading', 1);

/** A name of the language, which the build binds once for the file. */
export function bound(rounds: number): number {
  let sum = 0;
  for (let round = 0; round < rounds; round += 1) sum += Math.abs(round);
  return sum;
}

/** A name that the code itself has put on its window. */
export function own(rounds: number): number {
  let sum = 0;
  for (let round = 0; round < rounds; round += 1) sum += ofReading;
  return sum;
}

/** A name of the browser, whose value comes from the window of the page. */
export function shared(rounds: number): number {
  let sum = 0;
  for (let round = 0; round < rounds; round += 1) sum += navigator ? 1 : 0;
  return sum;
}

/** A function of the browser, by its bare name: it comes with the receiver that the browser wants. */
export function method(rounds: number): number {
  let sum = 0;
  for (let round = 0; round < rounds; round += 1) sum += fetch.length;
  return sum;
}
