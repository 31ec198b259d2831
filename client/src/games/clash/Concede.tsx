import type { Battle } from '@theed/clash-of-the-lightsabers';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useT } from '../../i18n/i18n';
import { Button } from '../../ui/Button';

interface ConcedeProps {
  readonly battle: Battle;
  /** Who would win the battle. */
  readonly to: string;
  readonly disabled: boolean;
  readonly onConcede: () => void;
}

/** A press within this time after the question has come up was meant for what was there before. */
const TOO_SOON_MS = 400;

/** Gives a battle up, after asking once: the answer stands elsewhere and takes no press that came with the question. */
export function Concede({ battle, to, disabled, onConcede }: ConcedeProps): ReactElement {
  const t = useT();
  // `null` until it has been asked once.
  const [asking, setAsking] = useState<boolean | null>(null);
  const [ready, setReady] = useState(false);
  const ask = useRef<HTMLButtonElement>(null);
  const no = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (asking === null) return undefined;
    (asking ? no : ask).current?.focus();
    if (!asking) return undefined;
    const timer = setTimeout(() => setReady(true), TOO_SOON_MS);
    return () => {
      clearTimeout(timer);
      setReady(false);
    };
  }, [asking]);

  if (asking !== true) {
    return (
      <Button ref={ask} disabled={disabled} onClick={() => setAsking(true)}>
        {t('clash.act.concede')}
      </Button>
    );
  }
  return (
    <div className="clash-concede" role="group" aria-label={t('clash.act.concede.ask', { battle, name: to })}>
      <p>{t('clash.act.concede.ask', { battle, name: to })}</p>
      <Button ref={no} onClick={() => setAsking(false)}>
        {t('clash.act.concede.no')}
      </Button>
      <Button variant="danger" aria-disabled={!ready || disabled} onClick={() => ready && !disabled && onConcede()}>
        {t('clash.act.concede.yes')}
      </Button>
    </div>
  );
}
