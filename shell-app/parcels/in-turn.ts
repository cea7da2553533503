import type { LifeCycleFn, ParcelConfigObject } from 'single-spa';

type Props = Parameters<LifeCycleFn<object>>[0];
type Given = Readonly<Record<string, unknown>>;

/** A parcel whose updates and end take their time beside single-spa. */
export interface ParcelInTurn {
  /** What single-spa mounts. */
  config: ParcelConfigObject;
  /** Gives it other values in the place of those before, where it takes any; in turn, and none once its end has begun. */
  update: (given: Given) => void;
  /** Ends it once, after the updates under way. What fails by that reaches the window, and it has ended all the same. */
  end: () => Promise<void>;
}

/** How long an update may take until the next one, or the end, goes on without it, in ms. */
export const updateTime = 3_000;

/**
 * An area that is left takes its parcels with it, and single-spa counts it as broken when one of them is in the middle of
 * an update or of an end of its own. So single-spa hears of no update, and to it an end comes when there is nothing left to
 * do. What a parcel lacks, single-spa says.
 */
export function inTurn(config: ParcelConfigObject): ParcelInTurn {
  let own: Props | null = null;
  let updates: Promise<unknown> = Promise.resolve();
  let ended: Promise<void> | null = null;
  const endWith = (props: Props): Promise<void> => {
    ended ??= updates.then(() => run(config.unmount, props)).catch(reportError);
    return ended;
  };
  const mount = (props: Props): Promise<void> => {
    own = props;
    return run(config.mount, props);
  };
  return {
    config: { ...config, ...(config.mount && { mount }), ...(config.unmount && { unmount: endWith }) },
    update(given) {
      updates = updates
        .then(() => {
          if (own === null || ended !== null) return;
          return inTime(run(config.update, { ...given, ...ofFrame(own) }), own.name);
        })
        .catch(reportError);
    },
    end: () => (own ? endWith(own) : Promise.resolve()),
  };
}

/** What a parcel has from single-spa and of its place, whatever it is given. */
function ofFrame(props: Props): Props {
  const { name, mountParcel, singleSpa, domElement, unmountSelf } = props as Props & {
    domElement: HTMLElement;
    unmountSelf: unknown;
  };
  return { name, mountParcel, singleSpa, domElement, unmountSelf } as Props;
}

/** @throws Error once the time of an update is over */
function inTime(work: Promise<void>, name: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    const words = `The update of ${name} has not ended within ${updateTime} ms; what follows does not wait for it.`;
    timer = setTimeout(() => reject(new Error(words)), updateTime);
  });
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}

/** A lifecycle is one function, or several that follow one another. */
async function run(lifecycle: ParcelConfigObject['update'], props: Props): Promise<void> {
  for (const step of [lifecycle ?? []].flat()) await step(props);
}
