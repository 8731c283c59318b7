import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@trevo/ui/styles/tokens.css';
import '@trevo/ui/styles/base.css';
import '@trevo/ui/styles/cores-neutras.css';
import './pagina.css';
import { Conferir } from './Conferir.tsx';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Conferir />
  </StrictMode>,
);
