import { isSecret } from '../settings/secret-files.ts';

const isSetting = (name: string) => /^(PORTAL_\w+|HOST|PORT)$/.test(name);

/**
 * The settings of a portal for who sets it up again, a line each. Of a secret only the name is there.
 * @param env the environment
 */
export function settingsText(env: Record<string, string | undefined>): string {
  const lines = Object.entries(env)
    .filter(([name, value]) => isSetting(name) && value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) =>
      isSecret(name) ? `# ${name} was set; it is a secret` : `${name}=${JSON.stringify(value)}`,
    );
  return ['# Settings of the portal when it was backed up.', ...lines, ''].join('\n');
}
