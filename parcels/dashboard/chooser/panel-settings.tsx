import { choosePanels } from '@portal/shell/insider';
import { Button, IconAdjustmentsHorizontal, toast } from '@portal/ui';
import { useState } from 'react';
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
            choosePanels(panels).catch(() => toast(say('notSaved'), 'warning'));
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
