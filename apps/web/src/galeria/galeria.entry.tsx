import { marcaToCss } from '@trevo/config/tema/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@trevo/ui/styles/tokens.css';
import '@trevo/ui/styles/base.css';
import { loadFonte } from '@trevo/ui/styles/load-fonte.ts';
import { Galeria } from './Galeria.tsx';
import { pickTema } from './galeria.themes.ts';

const query = new URLSearchParams(location.search);
const style = document.createElement('style');
style.textContent = marcaToCss(pickTema(query));
document.head.append(style);
loadFonte();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Galeria query={query} />
  </StrictMode>,
);
