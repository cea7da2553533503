import { toast } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { translate } from '../i18n/frame-phrases.ts';
import { ParcelHost } from './parcel-host.tsx';

export interface ParcelDialogProps {
  /** Specifier in the import map of a parcel that is a dialog or a drawer, such as @portal/switch-account. */
  module: string;
  /** Takes this component away again; the parcel is given it too, as `onClose`. */
  onClose: () => void;
}

/**
 * A parcel that stands open above the page for as long as this component is there. It is mounted by the `mountParcel`
 * of whoever draws it, an area or the shell, and goes with it. One that cannot be loaded says so and closes.
 */
export function ParcelDialog({ module, onClose }: ParcelDialogProps) {
  const close = useRef(onClose);
  close.current = onClose;
  return (
    <ParcelHost
      module={module}
      given={{ onClose: () => close.current() }}
      failed={() => <Failed close={() => close.current()} />}
    />
  );
}

/** Opening it again tries again. */
function Failed({ close }: { close: () => void }) {
  const tell = useRef(close);
  useEffect(() => {
    toast(translate('drawerFailed'), 'error');
    tell.current();
  }, []);
  return null;
}
