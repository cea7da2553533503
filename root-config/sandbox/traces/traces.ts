/** What an area leaves in the page outside its own element. */
export interface Traces {
  /** Puts back what the area had left, and begins to watch. */
  enter(): void;
  /** Takes away what the area has left, and keeps it for its next visit. */
  leave(): void;
}
