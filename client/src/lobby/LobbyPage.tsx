import type { MatchInfo, MyMatch } from '@theed/tabletop/protocol';
import { useId, type JSX, type ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../app/api';
import { Page } from '../app/Page';
import { games, type GameEntry } from '../games/registry';
import { useT } from '../i18n/i18n';
import { buttonClass } from '../ui/Button';
import { Empty } from '../ui/States';
import { MatchList } from './MatchList';
import { Scene } from './Scene';
import { useMatchList, type MatchListState } from './useMatchList';
import './lobby.css';

export function LobbyPage(): JSX.Element {
  const mine = useMatchList<MyMatch>(paths.myMatches);
  return (
    <Page top={<Hero />}>
      <div className="lobby-columns">
        <MyMatches list={mine} />
        <div className="lobby-column">
          {games.map((game) => (
            <OpenMatches key={game.name} game={game} mine={mine} />
          ))}
          {games.map((game) => (
            <LiveMatches key={game.name} game={game} mine={mine} />
          ))}
        </div>
      </div>
    </Page>
  );
}

function Hero(): JSX.Element {
  const t = useT();
  return (
    <section className="lobby-hero">
      <Scene />
      <div className="lobby-hero-words">
        <h1 className="page-title">{t('lobby.title')}</h1>
        <p className="lobby-hero-lead">{t('lobby.lead')}</p>
        <Link href="/new" className={buttonClass('primary')}>
          {t('lobby.make')}
        </Link>
      </div>
    </section>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ title, children }: SectionProps): JSX.Element {
  const id = useId();
  return (
    <section className="page-panel lobby-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function MyMatches({ list }: { readonly list: MatchListState<MyMatch> }): JSX.Element {
  const t = useT();
  return (
    <Section title={t('lobby.mine')}>
      <MatchList
        list={list}
        empty={
          <Empty
            title={t('lobby.mine.empty')}
            action={
              <Link href="/new" className={buttonClass('plain')}>
                {t('lobby.make')}
              </Link>
            }
          >
            {t('lobby.mine.empty.how')}
          </Empty>
        }
      />
    </Section>
  );
}

interface PublicProps {
  readonly game: GameEntry;
  /** My own matches, which are listed apart. */
  readonly mine: MatchListState<MyMatch>;
}

function OpenMatches({ game, mine }: PublicProps): JSX.Element {
  const t = useT();
  const list = useMatchList<MatchInfo>(paths.matches(game.name), { status: 'waiting' });
  return (
    <Section title={t('lobby.open')}>
      <MatchList
        list={list}
        quiet={mine.error !== null}
        except={idsOf(mine)}
        empty={<Empty title={t('lobby.open.empty')}>{t('lobby.open.empty.how')}</Empty>}
      />
    </Section>
  );
}

function LiveMatches({ game, mine }: PublicProps): JSX.Element {
  const t = useT();
  const list = useMatchList<MatchInfo>(paths.matches(game.name), { status: 'live' });
  return (
    <Section title={t('lobby.live')}>
      <MatchList
        list={list}
        quiet={mine.error !== null}
        except={idsOf(mine)}
        empty={<Empty title={t('lobby.live.empty')}>{t('lobby.live.empty.how')}</Empty>}
      />
    </Section>
  );
}

function idsOf({ matches }: MatchListState<MyMatch>): ReadonlySet<string> {
  return new Set((matches ?? []).map(({ matchID }) => matchID));
}
