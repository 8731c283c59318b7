import './styles/tokens.css';
import './styles/base.css';
import { start } from './app/start-app.tsx';

void start(document.getElementById('root')!);
