let handler: (path: string) => void = () => undefined;

/**
 * A person presses the way to a path: that is asking for its area, whose files are fetched at once, unless the account
 * may not open it (S9.049).
 */
export const intend = (path: string): void => handler(path);

export function onIntend(next: (path: string) => void): void {
  handler = next;
}
