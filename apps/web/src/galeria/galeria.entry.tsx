import { marcaToCss } from '@trevo/config/tema/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@trevo/ui/styles/tokens.css';
import '@trevo/ui/styles/base.css';
import { loadFonte } from '@trevo/ui/styles/load-fonte.ts';
import { Galeria } from './Galeria.tsx';
import { pickTema } from './galeria.themes.ts';

const style = document.createElement('style');
document.head.append(style);
loadFonte();
const root = createRoot(document.getElementById('root')!);

/** Shows the page of the address; a link loads it, a step in the history shows it without a load. */
function show(): void {
  const query = new URLSearchParams(location.search);
  style.textContent = marcaToCss(pickTema(query));
  root.render(
    <StrictMode>
      <Galeria key={location.search} query={query} />
    </StrictMode>,
  );
}
window.addEventListener('popstate', show);
show();
