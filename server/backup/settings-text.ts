/** Settings that may hold a secret: a password in an address, a key, what is sent to a gateway. */
const maySecret = /(URL|SECRET|TOKEN|KEY|API|HEADERS|BODY|WEBHOOKS|ORIGIN|ORIGINS)$/;

const isSetting = (name: string) => /^(PORTAL_\w+|HOST|PORT)$/.test(name);

/**
 * The settings of a portal for who sets it up again, a line each. Of what may hold a secret only the name is there.
 * @param env the environment
 */
export function settingsText(env: Record<string, string | undefined>): string {
  const lines = Object.entries(env)
    .filter(([name, value]) => isSetting(name) && value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) =>
      maySecret.test(name) ? `# ${name} was set; it may hold a secret` : `${name}=${JSON.stringify(value)}`,
    );
  return ['# Settings of the portal when it was backed up.', ...lines, ''].join('\n');
}
