import { serveTasks } from './kernel/serve-tasks.ts';
import { sealAgenda } from './modules/campanha/agenda-lacrada.ts';
import { checkArquivo } from './modules/campanha/check-arquivo.ts';
import { isForte } from './modules/operador/acesso/forca-senha.ts';
import { convertImagem } from './modules/upload/converter-imagem.ts';

// Program of `createWorkerProcess` for memory-intensive or blocking tasks.
serveTasks({ checkArquivo, convertImagem, isForte, sealAgenda });
