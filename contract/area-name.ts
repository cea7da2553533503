const prefix = '@portal/area-';

/** S2.048 A17: the address stays, and another module is shown under it. */
const shownBy: Readonly<Record<string, string>> = { sq: 'channel' };

/**
 * The module that shows an area.
 * @param segment the first part of the area's addresses: sales of /sales/trend
 * @returns its name in the import map
 */
export const areaModuleName = (segment: string): string =>
  prefix + (Object.hasOwn(shownBy, segment) ? shownBy[segment] : segment);

/** Another address under which an area of the menu opens as well, though the menu may not name it: /sq for /channel (S2.048, A17). */
export const alsoAt: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(shownBy).map(([segment, module]) => [`/${module}`, `/${segment}`]),
);

/** Whether a module is an area: areas come with the menu of an account, all others stand in the map of every page. */
export const isAreaModule = (name: string): boolean => name.startsWith(prefix);

/** Name of an area as the page shows it to tests and to the shell: @portal/area-sales is sales. */
export const areaName = (module: string): string => (isAreaModule(module) ? module.slice(prefix.length) : module);
