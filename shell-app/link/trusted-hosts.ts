let hosts: readonly string[] = [];

/** A29: the configured hosts, each with its port when that is not the one of its scheme. */
export function trustHosts(trusted: readonly string[] = []): void {
  hosts = trusted;
}

/** @param address of another site @returns whether it may be handed the session although the server did not name it */
export const isTrusted = (address: string): boolean => URL.canParse(address) && hosts.includes(new URL(address).host);
