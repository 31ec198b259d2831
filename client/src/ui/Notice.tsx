import { useEffect, useSyncExternalStore, type JSX, type ReactNode } from 'react';
import { useT } from '../i18n/i18n';
import { IconButton } from './Button';
import { CloseIcon } from './icons';
import './notice.css';

export type Tone = 'info' | 'good' | 'bad';

export interface NoticeProps {
  readonly tone?: Tone;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Something to know, in its place on the page. */
export function Notice({ tone = 'info', children, action }: NoticeProps): JSX.Element {
  return (
    <div className={`ui-notice ui-notice--${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <p>{children}</p>
      {action}
    </div>
  );
}

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: Tone;
}

const SHOWN_FOR_MS = 6_000;
let toasts: readonly Toast[] = [];
let made = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Says something in passing, at the edge of the window. The same sentence is not said twice at once. */
export function notify(text: string, tone: Tone = 'info'): void {
  made += 1;
  set([...toasts.filter((toast) => toast.text !== text), { id: made, text, tone }].slice(-3));
}

function dismiss(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

/** Where `notify` speaks; once in the page. */
export function Toasts(): JSX.Element {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
  );
  return (
    <div className="ui-toasts" role="status" aria-live="polite">
      {current.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastItem({ toast }: { readonly toast: Toast }): JSX.Element {
  const t = useT();
  useEffect(() => {
    const timer = setTimeout(() => dismiss(toast.id), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [toast.id]);
  return (
    <div className={`ui-notice ui-notice--${toast.tone} ui-toast`}>
      <p>{toast.text}</p>
      <IconButton label={t('common.dismiss')} onClick={() => dismiss(toast.id)}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
