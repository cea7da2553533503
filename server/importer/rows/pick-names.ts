const signs = (text: string): string => text.replace(/[\\^$.|?+()[\]{}]/g, '\\$&');

/** @returns what fits the end of a text that a name with * stands for */
export const endingWith = (name: string): RegExp => new RegExp(`${name.split('*').map(signs).join('[^]*')}$`, 'iu');

/**
 * @param wanted a name, or several; * stands for any signs
 * @returns whether a name is among them
 */
export function pickNames(wanted: string | readonly string[]): (name: string) => boolean {
  const patterns = [wanted].flat().map((each) => {
    const parts = each.split('*').map(signs);
    return new RegExp(`^${parts.join('[^]*')}$`, 'iu');
  });
  return (name) => patterns.some((pattern) => pattern.test(name));
}

/** @returns the names asked for that are none of those there; a name with * is one that fits any of them */
export const notThere = (wanted: string | readonly string[], names: string[]): string[] =>
  [wanted].flat().filter((each) => !names.some(pickNames(each)));
