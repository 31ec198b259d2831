import type { Kind, Side } from '@theed/clash-of-the-lightsabers';
import type { ReactElement } from 'react';
import { useT } from '../../i18n/i18n';
import { attestedText, effectText } from './Card';
import { specOf, useClash } from './ClashContext';

/** What a card does, in words, with the mark of a reconstructed one. */
export function CardInfo({ side, kind }: { readonly side: Side; readonly kind: Kind }): ReactElement {
  const t = useT();
  const { components } = useClash();
  const spec = specOf(components, side, kind);
  const attested = attestedText(t, spec);
  return (
    <div className="clash-info">
      <strong>{spec.name}</strong> <span>{effectText(t, spec)}</span>
      {attested !== null && <em className="clash-attested">{attested}</em>}
    </div>
  );
}
