import type { MatchInfo } from '@theed/tabletop/protocol';
import { useId, type JSX } from 'react';
import type { GameEntry } from '../../games/registry';
import { useT } from '../../i18n/i18n';
import { Button } from '../../ui/Button';
import { CopyButton } from '../../ui/CopyButton';
import { ShareIcon } from '../../ui/icons';
import { inviteLink, watchLink } from './invite';

export interface InviteBoxProps {
  readonly game: GameEntry;
  readonly match: MatchInfo;
  readonly code: string;
}

/** The link that opens the free seat, to be sent to one person. */
export function InviteBox({ game, match, code }: InviteBoxProps): JSX.Element {
  const t = useT();
  const id = useId();
  const link = inviteLink(location.origin, game.path, match.matchID, code);
  const share = (): void => {
    // Whoever closes the share sheet has changed his mind, which is no failure.
    navigator
      .share({ title: t(game.title), text: t('muster.share-text', { game: t(game.title) }), url: link })
      .catch(() => undefined);
  };
  return (
    <div className="match-invite">
      <label htmlFor={id}>{t('muster.invite')}</label>
      <div className="match-invite-row">
        <input id={id} className="ui-field-input" readOnly value={link} onFocus={(event) => event.target.select()} />
        <CopyButton text={link} label={t('muster.copy-invite')} variant="primary" />
        {'share' in navigator && (
          <Button icon={<ShareIcon />} onClick={share}>
            {t('muster.share')}
          </Button>
        )}
      </div>
      <p className="match-note">{t('muster.invite-note')}</p>
      <CopyButton
        text={watchLink(location.origin, game.path, match.matchID)}
        label={t('muster.copy-watch')}
        variant="quiet"
      />
    </div>
  );
}
