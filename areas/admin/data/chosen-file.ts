/** A file that was chosen: its name, and its bytes as a call takes them. */
export interface ChosenFile {
  name: string;
  base64: string;
}

/**
 * @param largest in bytes
 * @returns null where the file is larger
 */
export function readChosenFile(file: File, largest: number): Promise<ChosenFile | null> {
  if (file.size > largest) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => {
      const [, base64 = ''] = String(reader.result).split(',');
      resolve({ name: file.name, base64 });
    };
    reader.readAsDataURL(file);
  });
}
