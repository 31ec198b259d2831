import type { ReactElement } from 'react';
import { useT } from '../../../i18n/i18n';
import './sheets.css';

const PARTS = ['aim', 'round', 'battle', 'standoff', 'special', 'after', 'ours'] as const;

/** The rules in our words, short enough to be read while the other one thinks. */
export function Rules(): ReactElement {
  const t = useT();
  return (
    <div className="clash-sheet">
      {PARTS.map((part) => (
        <section key={part}>
          <h3 className="clash-rules-title">{t(`clash.rules.${part}.title`)}</h3>
          <p>{t(`clash.rules.${part}`)}</p>
        </section>
      ))}
    </div>
  );
}
