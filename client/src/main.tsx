import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import { App } from './app/App';
import { activate, pickLocale } from './i18n/i18n';
import { applyTheme } from './theme/theme';

applyTheme();
await activate(pickLocale(navigator.languages));
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
