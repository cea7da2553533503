/** What an area leaves in the page outside its own element. */
export interface Traces {
  /** Puts back what the area had left, and begins to watch. */
  enter(): void;
  /**
   * Calls the code of the area. What it leaves running before the call returns need not be looked up by whom it was,
   * where nobody else can have been.
   */
  run<T>(work: () => T): T;
  /** Takes away what the area has left, and keeps it for its next visit. */
  leave(): void;
}
