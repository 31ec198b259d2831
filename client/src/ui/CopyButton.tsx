import { useEffect, useState, type JSX } from 'react';
import { useT } from '../i18n/i18n';
import { Button, type ButtonVariant } from './Button';
import { CheckIcon, CopyIcon } from './icons';
import { notify } from './Notice';

export interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly variant?: ButtonVariant;
}

/** Puts a text on the clipboard, and says so. */
export function CopyButton({ text, label, variant = 'plain' }: CopyButtonProps): JSX.Element {
  const t = useT();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2_500);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // No clipboard without https or permission: the text stands beside the button, to be copied by hand.
      notify(t('common.copy-failed'), 'bad');
    }
  };

  return (
    <Button variant={variant} icon={copied ? <CheckIcon /> : <CopyIcon />} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? t('common.copied') : label}</span>
    </Button>
  );
}
