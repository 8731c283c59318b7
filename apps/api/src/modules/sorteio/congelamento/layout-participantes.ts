import { isCnpj } from '@trevo/rules/pessoa/cnpj';
import { isCpf } from '@trevo/rules/pessoa/cpf';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';

/** Columns of the file of participants, in the order of the regulator's layout. */
export const colunasParticipantes = [
  'cpf',
  'cnpj',
  'nome',
  'numero_serie',
  'elemento_sorteavel',
  'data_hora_participacao',
  'email',
  'telefone',
  'estrangeiro',
] as const;

/** Largest file, in bytes: 250 MB. */
export const participantesMaximo = 250_000_000;

/** Name of the machine-readable list of the files in the ZIP. */
export const manifestoParticipantes = 'manifesto.json';

/** Content of `manifesto.json`. */
export interface ManifestoParticipantes {
  readonly versao: 1;
  readonly campanha: { readonly ano: number; readonly identificacao: string };
  /** Day of the draw. */
  readonly sorteio: string;
  /** SHA-256 of the manifest of the frozen draw. */
  readonly manifestoHash: string;
  readonly linhas: number;
  readonly arquivos: readonly ArquivoParticipantes[];
}

export interface ArquivoParticipantes {
  readonly nome: string;
  /** Rows without the header. */
  readonly linhas: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** Facts of a draw that its files of participants name. */
export interface SorteioExportado extends Pick<
  ManifestoParticipantes,
  'campanha' | 'sorteio' | 'manifestoHash'
> {
  readonly nome: string;
  readonly congeladoEm: Date;
  readonly numeros: number;
  readonly excluidos: number;
  /** Time of the download, as of which the persons' data are. */
  readonly em: Date;
}

/** A number of a draw with its holder. */
export interface Participante {
  readonly serie: string;
  readonly numero: string;
  readonly participaEm: Date;
  /** CPF or CNPJ, or the login of a person with a foreign document; null after the identity is deleted. */
  readonly documento: string | null;
  readonly nome: string | null;
  readonly email: string | null;
  readonly telefone: string | null;
  readonly isEstrangeiro: boolean;
}

/** Signs with which a spreadsheet begins a formula; in an East Asian locale also the full-width ones. */
export const sinaisFormula = /^[=+\-@＝＋－＠\s]+/;

export const nameArquivo = (ordem: number): string => `participantes-${String(ordem).padStart(3, '0')}.csv`;

export const cabecalhoParticipantes = `${colunasParticipantes.join(',')}\r\n`;

/**
 * Returns the row of a number. Typed values lose control characters, and the signs at their beginning that a spreadsheet
 * would take for a formula: no name begins with one, and a sign in front of it would not be the name either.
 */
export function toLinha(participante: Participante): string {
  const { serie, numero, participaEm, nome, email, telefone, isEstrangeiro } = participante;
  const documento = participante.documento ?? '';
  const { dia, hora } = toSaoPaulo(participaEm);
  const campos = [
    isCpf(documento) ? documento : '',
    isCnpj(documento) ? documento : '',
    toPlain(nome),
    serie,
    numero,
    `${dia} ${hora}`,
    toPlain(email),
    (telefone ?? '').replace(/\D/g, ''),
    isEstrangeiro ? 'S' : 'N',
  ];
  return `${campos.map(quote).join(',')}\r\n`;
}

const toPlain = (texto: string | null): string =>
  (texto ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(sinaisFormula, '')
    .trimEnd();

/** Quotes a field as RFC 4180 does. */
const quote = (campo: string): string => (/[",]/.test(campo) ? `"${campo.replaceAll('"', '""')}"` : campo);
