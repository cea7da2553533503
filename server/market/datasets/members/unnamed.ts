import type { UnnamedKeys } from '../dimension.ts';

/**
 * Keys of members that are no car and no maker, as imports make them: names in lower case, `-` for a space, parts
 * parted by a point, and `rest` for what a row leaves out. No name makes a key with `~remainder~`.
 */
const suffix = '(?:-(?:brands?|manufacturers?|makers?|models?)|品牌|厂商|车企|车型)?';
const names = { unknown: `(?:unknown|未知)${suffix}`, other: `(?:others?|其他|其它)${suffix}` };
const remainder = '~remainder~';

const saying = { unknown: new RegExp(`^${names.unknown}$`), other: new RegExp(`^${names.other}$`) };

/** @returns whether the key of a name says that it is none: "Unknown", "其他品牌" */
export const isNameOf = (kind: keyof typeof saying, key: string): boolean => saying[kind].test(key);

/** @returns the key of what a total has beyond its models. @param key that of its name */
export const remainderKey = (key: string): string => `${remainder}${key}`;

const both = (before: string, after: string) => ({
  unknown: new RegExp(`${before}${names.unknown}${after}$`),
  other: new RegExp(`${before}${names.other}${after}$`),
});

/** Manufacturers and brands: one name. */
export const unnamedAlone: UnnamedKeys = { ...both('^', ''), remainder: new RegExp(`^${remainder}`) };

/** Models: that of the brand, then their own. */
export const unnamedModels: UnnamedKeys = {
  ...both('(?:^|\\.)', '(?:\\.rest)?'),
  remainder: new RegExp(`^${remainder}|\\.rest$`),
};

/** Sub-models: those of manufacturer, brand and model, then their own, then the fuel. A model without is a car. */
export const unnamedSubModels: UnnamedKeys = {
  ...both('(?:^|\\.)', '(?:\\.rest){0,2}\\.[^.]+'),
  remainder: new RegExp(`^${remainder}|\\.rest\\.rest\\.[^.]+$`),
};
