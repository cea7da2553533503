import { type ReactNode, useEffect, useState } from 'react';
import { importModule } from './import-module.ts';

interface ModulePlaceProps<Module> {
  /** Of the import map. */
  name: string;
  waiting: ReactNode;
  /** What stands where it cannot be loaded. @param retry tries it again */
  failed: (retry: () => void) => ReactNode;
  children: (module: Module) => ReactNode;
}

/** A part of a page whose module is loaded when it is asked for. */
export function ModulePlace<Module>({ name, waiting, failed, children }: ModulePlaceProps<Module>) {
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<{ module: Module } | 'failed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round tries again
  useEffect(() => {
    let wanted = true;
    setFound(null);
    importModule<Module>(name).then(
      (module) => wanted && setFound({ module }),
      () => wanted && setFound('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [name, round]);
  if (found === 'failed') return failed(() => setRound(round + 1));
  return found ? children(found.module) : waiting;
}
