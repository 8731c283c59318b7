import type { CabecalhoScpc } from '../scpc.store.ts';

/** Name of the machine-readable list of the files of a kit. */
export const nomeManifesto = 'manifesto.json';

/** A file of a kit as its manifest lists it. */
export interface ArquivoDoKit {
  readonly nome: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Rows without the header, for a table. */
  readonly linhas: number | null;
  /** One sentence about the file. */
  readonly descricao: string;
}

/** Content of `manifesto.json`. Its SHA-256 names the kit. */
export interface ManifestoKit {
  readonly versao: 1;
  readonly kitID: string;
  readonly campanha: {
    readonly ano: number;
    readonly identificacao: string;
    readonly descricao: string;
    readonly certificado: string;
    readonly promotora: { readonly nome: string; readonly cnpj: string };
  };
  /** ISO 8601 in UTC. */
  readonly geradoEm: string;
  readonly pedidoPor: string;
  readonly aprovadoPor: string | null;
  readonly finalidade: string;
  readonly scpc: CabecalhoScpc | null;
  readonly arquivos: readonly ArquivoDoKit[];
  /** Missing points of the campaign, in words. */
  readonly faltas: readonly string[];
}
