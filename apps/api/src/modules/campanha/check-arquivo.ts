import { checkCampanhaFile, type CampanhaFileCheck } from '@trevo/config/campanha-file/campanha-file-check';

export interface ArquivoPedido {
  readonly nomeArquivo: string;
  readonly texto: string;
  /** Names of the pictures that there are; without this every picture is taken for one that there is. */
  readonly existentes?: readonly string[];
}

/** Checks a campaign's file, and answers the names of the pictures that it wants. A task of the worker process, too. */
export function checkArquivo({ nomeArquivo, texto, existentes }: ArquivoPedido): {
  result: CampanhaFileCheck;
  nomes: string[];
} {
  const known = existentes && new Set(existentes);
  const nomes: string[] = [];
  const result = checkCampanhaFile(texto, nomeArquivo, (nome) => {
    nomes.push(nome);
    return known?.has(nome) ?? true;
  });
  return { result, nomes };
}
