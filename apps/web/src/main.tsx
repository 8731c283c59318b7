import '@trevo/ui/styles/tokens.css';
import '@trevo/ui/styles/base.css';
import './styles/snapshot.css';
import { start } from './app/start/start-app.tsx';

void start(document.getElementById('root')!);
