import { inRange } from './version-range.ts';

/**
 * The versions of the public faces that this portal has, raised once between two releases, as npm has it: `npm test` says
 * which one wants another, by what it exported when the portal was released the last time (docs/public-faces.json).
 */
export const faceVersions: Readonly<Record<string, string>> = {
  '@portal/shell': '1.1.0',
  '@portal/ui': '1.0.0',
  '@portal/ui/charts': '1.0.0',
  '@portal/ui/analysis': '1.1.0',
};

/** A sentence in both languages. */
export interface FaceFault {
  zh_CN: string;
  en: string;
}

/**
 * What an area asks for that this portal does not have, for its developers.
 *
 * @param faces name of a face -> the versions that will do
 * @param versions those that there are
 * @returns a sentence for each; none when all fit
 */
export function faceFaults(
  faces: Readonly<Record<string, string>>,
  versions: Readonly<Record<string, string>> = faceVersions,
): FaceFault[] {
  return Object.entries(faces).flatMap(([face, range]) => {
    const version = Object.hasOwn(versions, face) ? versions[face] : undefined;
    if (version === undefined)
      return [
        {
          zh_CN: `它要求 ${face} ${range}，而此门户没有这个公开接口。`,
          en: `It asks for ${face} ${range}, which is no public face of this portal.`,
        },
      ];
    const fits = inRange(version, range);
    if (fits === null)
      return [
        {
          zh_CN: `它要求 ${face} 的版本“${range}”，而这不是 ^1.2.0 这样的版本范围。`,
          en: `It asks for ${face} in the versions '${range}', which is no range such as ^1.2.0.`,
        },
      ];
    if (fits) return [];
    return [
      {
        zh_CN: `它要求 ${face} ${range}，而此门户的版本是 ${version}。`,
        en: `It asks for ${face} ${range}, and this portal has ${version}.`,
      },
    ];
  });
}
