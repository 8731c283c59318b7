import { serveTasks } from './kernel/serve-tasks.ts';
import { sealAgenda } from './modules/campanha/agenda-lacrada.ts';
import { checkArquivo } from './modules/campanha/check-arquivo.ts';
import { convertImagem } from './modules/upload/converter-imagem.ts';

// The program of `createWorkerProcess`: what may exhaust memory or block an event loop runs here.
serveTasks({ checkArquivo, convertImagem, sealAgenda });
