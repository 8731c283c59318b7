import { serveTasks } from './kernel/serve-tasks.ts';
import { sealAgenda } from './modules/campanha/chaves/agenda-lacrada.ts';
import { checkArquivo } from './modules/campanha/publicacao/check-arquivo.ts';
import { examineSvg } from './modules/campanha/imagem/exame-svg.ts';
import {
  findFormato,
  measureImagem,
  resizeImagem,
  toPreviaJpeg,
} from './modules/campanha/imagem/imagem-tamanhos.ts';
import { isForte } from './modules/operador/acesso/senha/forca-senha.ts';
import { type IconeTamanho, toIconePng } from './modules/pagina/icone-png.ts';
import { convertImagem } from './modules/upload/converter-imagem.ts';

// Program of `createWorkerProcess` for memory-intensive or blocking tasks.
serveTasks({
  checkArquivo,
  convertImagem,
  examineSvg,
  findFormato,
  isForte,
  measureImagem,
  resizeImagem: ({ bytes, largura }: { bytes: Buffer; largura: number }) => resizeImagem(bytes, largura),
  sealAgenda,
  toIconePng: ({ bytes, tamanho, fundo }: { bytes: Buffer; tamanho: IconeTamanho; fundo: string }) =>
    toIconePng(bytes, tamanho, fundo),
  toPreviaJpeg: ({ bytes, fundo }: { bytes: Buffer; fundo: string }) => toPreviaJpeg(bytes, fundo),
});
