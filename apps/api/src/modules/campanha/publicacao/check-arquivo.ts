import { checkCampanhaFile, type CampanhaFileCheck } from '@trevo/config/campanha-file/campanha-file-check';

export interface ArquivoPedido {
  readonly nomeArquivo: string;
  readonly texto: string;
  /** Names of existing pictures; when omitted, every picture is assumed to exist. */
  readonly existentes?: readonly string[];
}

/** Validates a campaign file and returns the picture names that it references. Also a worker task. */
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
