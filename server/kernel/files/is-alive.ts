/**
 * Whether a process of this machine runs, whoever owns it. A number may have been given to another process meanwhile.
 * @param pid its number
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
