import { Button, IconAdjustmentsHorizontal } from '@portal/ui';
import { useState } from 'react';
import { settings } from '../../../settings/settings.ts';
import { PanelChooser } from './panel-chooser.tsx';
import { useTranslate } from './phrases.ts';

/** S2.079: opens the choice of panels. */
export function PanelSettings() {
  const say = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<IconAdjustmentsHorizontal />}
        aria-haspopup="dialog"
        data-testid="panel-settings"
        onClick={() => setOpen(true)}
      >
        {say('open')}
      </Button>
      {open && (
        <PanelChooser
          onClose={() => setOpen(false)}
          onSave={(panels) => {
            settings.myPanels = panels;
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
