import { inRange } from './version-range.ts';

/** The versions of the public faces that this portal has: raised by hand when docs/public-faces shows a change, as npm has it. */
export const faceVersions: Readonly<Record<string, string>> = {
  '@portal/shell': '1.0.0',
  '@portal/ui': '1.0.0',
  '@portal/ui/charts': '1.0.0',
  '@portal/ui/analysis': '1.0.0',
};

/**
 * What an area asks for that this portal does not have, in the words of a developer.
 *
 * @param faces name of a face -> the versions that will do
 * @param versions those that there are
 * @returns a sentence for each; none when all fit
 */
export function faceFaults(
  faces: Readonly<Record<string, string>>,
  versions: Readonly<Record<string, string>> = faceVersions,
): string[] {
  return Object.entries(faces).flatMap(([face, range]) => {
    const version = Object.hasOwn(versions, face) ? versions[face] : undefined;
    if (version === undefined) return [`It asks for ${face} ${range}, which is no public face of this portal.`];
    const fits = inRange(version, range);
    if (fits === null) return [`It asks for ${face} in the versions '${range}', which is no range such as ^1.2.0.`];
    return fits ? [] : [`It asks for ${face} ${range}, and this portal has ${version}.`];
  });
}
