let handler: (path: string) => void = () => undefined;

/** A person points at the way to a path: the host may fetch the code of its area (never before, S9.049). */
export const intend = (path: string): void => handler(path);

export function onIntend(next: (path: string) => void): void {
  handler = next;
}
