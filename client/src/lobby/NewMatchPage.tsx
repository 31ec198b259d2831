import { useState, type SubmitEvent, type JSX } from 'react';
import { Redirect, useLocation } from 'wouter';
import { create } from '../app/api';
import { useCallMe, useMe } from '../app/me';
import { NameField } from '../app/NameField';
import { Page } from '../app/Page';
import { useTask } from '../app/useTask';
import { gameByPath, games, type GameEntry } from '../games/registry';
import { useT } from '../i18n/i18n';
import { Button } from '../ui/Button';
import { ChoiceField } from '../ui/Field';
import { DiceIcon, EyeIcon, LockIcon } from '../ui/icons';
import { Notice } from '../ui/Notice';
import { SideMark } from '../ui/SideMark';
import './lobby.css';

const LOTS = 'lots';

/** Makes a match: which game, which side, who may join. `game` is the path of a game, if the address names one. */
export function NewMatchPage({ game: path }: { readonly game: string | undefined }): JSX.Element {
  const t = useT();
  const [, navigate] = useLocation();
  const game = path === undefined ? games[0]! : gameByPath(path);
  if (game === undefined) return <Redirect to="/new" />;
  return (
    <Page title={t('new.title')} narrow>
      <h1 className="page-title">{t('new.title')}</h1>
      <section className="page-panel">
        <ChoiceField
          legend={t('new.game')}
          choices={games.map((each) => ({ value: each.path, label: t(each.title), hint: t(each.about) }))}
          value={game.path}
          onChange={(chosen) => navigate(`/new/${chosen}`, { replace: true })}
        />
        <NewMatchForm key={game.name} game={game} />
      </section>
    </Page>
  );
}

function NewMatchForm({ game }: { readonly game: GameEntry }): JSX.Element {
  const t = useT();
  const [, navigate] = useLocation();
  const { data: me } = useMe();
  const callMe = useCallMe();
  const task = useTask();
  const [seat, setSeat] = useState(LOTS);
  const [visible, setVisible] = useState<'private' | 'public'>('private');
  const [name, setName] = useState('');
  const nameless = me?.name == null;

  const make = async (): Promise<void> => {
    const playerName = nameless ? ((await callMe(name)).name ?? name) : me.name;
    const { matchID } = await create(game.name, {
      numPlayers: game.seats.length,
      unlisted: visible === 'private',
      host: { seat, playerName },
    });
    navigate(`/m/${game.path}/${matchID}`);
  };

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    task.run(make);
  };

  return (
    <form className="new-match" onSubmit={submit}>
      <ChoiceField
        legend={t('new.side')}
        choices={[
          ...game.seats.map((each) => ({
            value: each.seat,
            label: t(each.name),
            hint: t(each.hint),
            mark: <SideMark seat={each.seat} />,
          })),
          { value: LOTS, label: t('new.lots'), hint: t('new.lots.hint'), mark: <DiceIcon /> },
        ]}
        value={seat}
        onChange={setSeat}
      />
      <ChoiceField
        legend={t('new.who')}
        choices={[
          { value: 'private', label: t('new.private'), hint: t('new.private.hint'), mark: <LockIcon /> },
          { value: 'public', label: t('new.public'), hint: t('new.public.hint'), mark: <EyeIcon /> },
        ]}
        value={visible}
        onChange={setVisible}
      />
      {nameless && <NameField value={name} onChange={setName} />}
      {task.error !== null && <Notice tone="bad">{task.error}</Notice>}
      <div className="page-actions">
        <Button variant="primary" type="submit" busy={task.busy}>
          {t('new.make')}
        </Button>
      </div>
    </form>
  );
}
