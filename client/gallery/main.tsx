/** Draws one state after another of the Clash table: `?state=reveal`, or a list of all of them. For drawing only. */
import { clash, type ClashComponents } from '@theed/clash-of-the-lightsabers';
import { StrictMode, useEffect, useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import ClashTable from '../src/games/clash';
import { loadAreas } from '../src/i18n/i18n';
import '../src/theme/fonts.css';
import '../src/theme/tokens.css';
import '../src/theme/base.css';
import './gallery.css';
import { find, matchOf, wanted, type Shown, type Wanted } from './fixtures';

function Exhibit({ entry, shown }: { readonly entry: Wanted; readonly shown: Shown }): ReactElement {
  const [late, setLate] = useState(entry.playing !== true);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 50);
    return () => clearTimeout(timer);
  }, []);
  const { view, log } = late || shown.before === null ? shown : shown.before;
  return (
    <div className="gallery-table">
      <header className="gallery-bar">{entry.name}</header>
      <ClashTable
        view={view}
        log={log}
        match={matchOf(view, entry.names)}
        components={clash.components as unknown as ClashComponents}
        act={(move, ...args) => {
          console.info(move, ...args);
          return new Promise((resolve) => {
            setTimeout(
              () => resolve({ ok: false, refusal: { code: 'stale', message: 'The gallery takes no moves.' } }),
              800,
            );
          });
        }}
        connection="online"
        playAgain={() => Promise.resolve()}
      />
    </div>
  );
}

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme !== null) document.documentElement.dataset.theme = theme;
const entry = wanted.find(({ name }) => name === query.get('state'));
await loadAreas('table', 'clash');
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    {entry === undefined ? (
      <ul className="gallery-list">
        {wanted.map(({ name }) => (
          <li key={name}>
            <a href={`?state=${name}`}>{name}</a>
          </li>
        ))}
      </ul>
    ) : (
      <Exhibit entry={entry} shown={find(entry)} />
    )}
  </StrictMode>,
);
