/** Names that Windows keeps for its devices, whatever their ending. */
const devices = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

/**
 * A name of a file that Windows, macOS and Linux take: without the signs that they refuse or do not show, no dot or space
 * at its ends, no name of a device, never empty.
 * @param name without its ending
 */
export function safeFileName(name: string): string {
  const plain = name
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, '')
    .replace(/[\\/:*?"<>|\s~]+/g, '-')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return devices.test(plain) ? `_${plain}` : plain || '-';
}
