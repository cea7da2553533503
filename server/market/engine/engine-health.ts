/** Whether an engine was there at the last look, and who wants to know when it is not any more. */
export interface EngineHealth {
  isDown(): boolean;
  /** @param tell called once, when the engine is found to be away @returns ends that */
  onDown(tell: () => void): () => void;
  /** Keeps what a look has found; whoever works with an engine that is away is told. */
  set(isDown: boolean): void;
}

export function engineHealth(): EngineHealth {
  const waiting = new Set<() => void>();
  let down = false;
  return {
    isDown: () => down,
    onDown(tell) {
      waiting.add(tell);
      return () => waiting.delete(tell);
    },
    set(isDown) {
      down = isDown;
      if (!down) return;
      const reported = [...waiting];
      waiting.clear();
      for (const tell of reported) tell();
    },
  };
}
