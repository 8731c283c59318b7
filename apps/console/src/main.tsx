import { loadFonte } from '@trevo/ui/styles/load-fonte.ts';
import '@trevo/ui/styles/tokens.css';
import '@trevo/ui/styles/base.css';
import '@trevo/ui/styles/cores-neutras.css';
import './styles/medidas.css';
import { startConsole } from './app/start-console.tsx';

loadFonte();
startConsole(document.getElementById('root')!);
