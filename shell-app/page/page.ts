/** Full page loads, apart from everything else so that tests can watch them. */
export const page = {
  load: (path: string): void => window.location.assign(path),
  reload: (): void => window.location.reload(),
};
