import { useEffect, useId, useRef, type JSX, type MouseEvent, type ReactNode } from 'react';
import { useT } from '../i18n/i18n';
import { IconButton } from './Button';
import { CloseIcon } from './icons';
import './dialog.css';

export interface DialogProps {
  readonly open: boolean;
  /** Escape, a press beside it, or its close button. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the bottom, always in sight. */
  readonly actions?: ReactNode;
}

interface FrameProps extends DialogProps {
  readonly kind: 'dialog' | 'sheet';
}

/** A question or a form over the page. The page behind it waits. */
export function Dialog(props: DialogProps): JSX.Element {
  return <Frame {...props} kind="dialog" />;
}

/** Something to look into and put away: slides up from the bottom on phones, stands at the side elsewhere. */
export function Sheet(props: DialogProps): JSX.Element {
  return <Frame {...props} kind="sheet" />;
}

function Frame({ open, onClose, title, children, actions, kind }: FrameProps): JSX.Element {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  // The frame has no padding: a press on the element itself is one on the veil around it.
  const onVeil = (event: MouseEvent): void => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // The keyboard's way out is Escape, which the element itself turns into `cancel`.
    <dialog
      ref={dialog}
      className={`ui-dialog ui-dialog--${kind}`}
      aria-labelledby={titleId}
      onClick={onVeil}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (open) onClose();
      }}
    >
      {open && (
        <div className="ui-dialog-frame">
          <div className="ui-dialog-head">
            <h2 id={titleId}>{title}</h2>
            <IconButton label={t('common.close')} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
          <div className="ui-dialog-body" tabIndex={0}>
            {children}
          </div>
          {actions !== undefined && <div className="ui-dialog-actions">{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
