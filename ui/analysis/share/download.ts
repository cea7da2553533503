/** Gives the person a text as a file. */
export function downloadText(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A file name without the signs that some systems refuse. */
export function fileName(...parts: string[]): string {
  return parts
    .filter(Boolean)
    .join('_')
    .replace(/[\\/:*?"<>|\s~]+/g, '-');
}
