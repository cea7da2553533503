import { relative } from 'node:path';

/**
 * Names of the classes of one unit: of the unit, the file, and the class in it, with `_` between them. No hash makes
 * them unique, which no compression makes smaller, and which in each page stands as often as the class. What stands
 * before the first `_` that no `-` follows is the unit, so no two units share a name; within one it is looked at here.
 *
 * @param unit whose names they are
 * @param folder absolute path of its sources, in which names of files begin
 * @returns takes the absolute path of a style sheet and a class of it; throws in words when another class of the unit
 * has the name already
 */
export function classNames(unit: string, folder: string): (file: string, own: string) => string {
  const prefix = unit.replaceAll('_', '_-');
  const owners = new Map<string, string>();
  return (file, own) => {
    const path = relative(folder, file);
    const place = `${path.replace(/\.module\.css$/, '')}/${own}`;
    const name = `${prefix}_${place.replace(/^-|[<>:"/\\|?*.\s]+/g, '_')}`;
    const owner = `.${own} of ${path}`;
    const former = owners.get(name) ?? owner;
    if (former !== owner)
      throw new Error(
        `The classes ${former} and ${owner} would both be called ${name}. Give one of them or its file another name, of letters, digits and hyphens.`,
      );
    owners.set(name, owner);
    return name;
  };
}
