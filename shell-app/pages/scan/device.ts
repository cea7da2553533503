/** Where the phone keeps what it is known by. It belongs to the phone, not to a session, so signing out leaves it. */
const storageKey = 'messagingDevice';

const pattern = /^[A-Za-z0-9_-]{43}$/;

/** The secret of this phone; null when it has none, or keeps nothing. */
export function readDevice(): string | null {
  try {
    const device = window.localStorage.getItem(storageKey);
    return device !== null && pattern.test(device) ? device : null;
  } catch {
    return null;
  }
}

/**
 * Keeps the secret of this phone.
 * @returns false when the browser keeps nothing, as in some private windows
 */
export function keepDevice(device: string): boolean {
  try {
    window.localStorage.setItem(storageKey, device);
    return window.localStorage.getItem(storageKey) === device;
  } catch {
    return false;
  }
}

/** 256 random bits as the server makes them too. */
export function newDevice(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}
