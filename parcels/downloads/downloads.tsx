import { CsvField } from '@portal/shell/insider';
import { Drawer } from '@portal/ui';
import { DeckList } from './decks/deck-list.tsx';
import classes from './downloads.module.css';
import { FileList } from './file-list.tsx';
import { useTranslate } from './phrases.ts';
import { useFiles } from './use-files.ts';
import { WorkbookList } from './workbook-list.tsx';

/** The drawer of what is being put together, and of what can be fetched. @param onClose takes it away */
export function Downloads({ onClose }: { onClose: () => void }) {
  const say = useTranslate();
  const files = useFiles();
  return (
    <Drawer open title={say('title')} closeLabel={say('close')} onClose={onClose} data-testid="downloads">
      <div className={classes.scroll}>
        <WorkbookList ordered={files.again} />
        <DeckList ordered={files.again} />
        <FileList files={files} />
        <CsvField />
      </div>
    </Drawer>
  );
}
