import { marcaToCss } from '@trevo/config/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles/tokens.css';
import '../styles/base.css';
import { Galeria } from './Galeria.tsx';
import { TEMAS } from './galeria.themes.ts';

const query = new URLSearchParams(location.search);
const tema = TEMAS[query.get('tema') ?? 'padrao'] ?? TEMAS.padrao!;
const style = document.createElement('style');
style.textContent = marcaToCss(tema);
document.head.append(style);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Galeria part={query.get('parte') ?? 'entrada'} />
  </StrictMode>,
);
