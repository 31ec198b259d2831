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
  const [asking, setAsking] = useState(false);
  const [ready, setReady] = useState(false);
  const no = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!asking) return undefined;
    no.current?.querySelector('button')?.focus();
    const timer = setTimeout(() => setReady(true), TOO_SOON_MS);
    return () => {
      clearTimeout(timer);
      setReady(false);
    };
  }, [asking]);

  if (!asking) {
    return (
      <Button disabled={disabled} onClick={() => setAsking(true)}>
        {t('clash.act.concede')}
      </Button>
    );
  }
  return (
    <div className="clash-concede" role="group" aria-label={t('clash.act.concede.ask', { battle, name: to })}>
      <p>{t('clash.act.concede.ask', { battle, name: to })}</p>
      <span ref={no}>
        <Button onClick={() => setAsking(false)}>{t('clash.act.concede.no')}</Button>
      </span>
      <Button variant="danger" aria-disabled={!ready || disabled} onClick={() => ready && !disabled && onConcede()}>
        {t('clash.act.concede.yes')}
      </Button>
    </div>
  );
}
