export type { ArquivoRow } from './arquivo.store.ts';
export { type Arquivos, createArquivos } from './arquivo.module.ts';
export type { Andamento, OpenConteudo } from './escrita.service.ts';
export { createMedida } from './medida.ts';
