import { useId, useState, type JSX } from 'react';
import { useT } from '../i18n/i18n';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { useCallMe } from './me';
import { NameField } from './NameField';
import { useTask } from './useTask';

export interface RenameDialogProps {
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function RenameDialog({ name, open, onClose }: RenameDialogProps): JSX.Element {
  const t = useT();
  const form = useId();
  const callMe = useCallMe();
  const task = useTask();
  const [draft, setDraft] = useState(name);

  const save = async (): Promise<void> => {
    await callMe(draft);
    onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('name.title')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={form} busy={task.busy}>
            {t('name.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          task.run(save);
        }}
      >
        <NameField value={draft} onChange={setDraft} error={task.error} />
      </form>
    </Dialog>
  );
}
