import {
  calculateDigito,
  chaveAcessoTamanho,
  cleanChaveAcesso,
  findRecusaDePartes,
  isLegalAt,
  isNearlyChave,
  type ChaveMotivo,
  type ChaveRecusada,
} from './chave-acesso-partes.ts';
import { isBoletoSoFar } from '../conta/codigo-de-pagamento.ts';

/** One of the eleven groups of four while a key is typed. */
export type GrupoDigitado = {
  /** 1 to 11. */
  grupo: number;
  /** Characters typed so far, up to four. */
  texto: string;
  /**
   * `errado`: this group is wrong; `suspeito`: one of the groups so marked is wrong; `completo`: four characters
   * without a known error.
   */
  situacao: 'vazio' | 'incompleto' | 'completo' | 'suspeito' | 'errado';
};

export type ChaveDigitada = {
  grupos: GrupoDigitado[];
  /** The error found so far, or null. An unfinished key is no error. */
  motivo: ChaveMotivo | null;
  /** With `modeloNaoAceito`: the two digits found. */
  modelo?: string;
  /** Number of missing characters, 0 to 44. */
  faltam: number;
};

// Groups to mark when the error cannot be located in one group: the issuer's groups, then the ones after them.
const suspeitos: Partial<Record<ChaveMotivo, readonly [number, number]>> = {
  emitenteInvalido: [2, 5],
  digitoInvalido: [6, 11],
};

/**
 * Validates an access key while it is typed, so that a typing error is marked in its own group of four instead
 * of at the end. Never throws.
 *
 * @param hoje the current São Paulo month, `yyyy-mm`, or day
 */
export function checkChaveAcessoWhileTyping(text: string, hoje: string): ChaveDigitada {
  const limpa = cleanChaveAcesso(text);
  const recusa = findRecusaSoFar(limpa, hoje);
  const [first, last] = (recusa && suspeitos[recusa.motivo]) ?? [0, 0];
  const grupos = Array.from({ length: 11 }, (_, i): GrupoDigitado => {
    const grupo = i + 1;
    const texto = limpa.slice(i * 4, i * 4 + 4);
    const isSuspeito = grupo >= first && grupo <= last;
    return { grupo, texto, situacao: checkGrupo(texto, recusa?.grupo === grupo, isSuspeito) };
  });
  return {
    grupos,
    motivo: recusa?.motivo ?? null,
    ...(recusa?.modelo === undefined ? {} : { modelo: recusa.modelo }),
    faltam: Math.max(0, chaveAcessoTamanho - limpa.length),
  };
}

function checkGrupo(texto: string, isErrado: boolean, isSuspeito: boolean): GrupoDigitado['situacao'] {
  if (isErrado) return 'errado';
  if (isSuspeito) return 'suspeito';
  if (texto === '') return 'vazio';
  return texto.length < 4 ? 'incompleto' : 'completo';
}

function findRecusaSoFar(limpa: string, hoje: string): ChaveRecusada | null {
  if (isBoletoSoFar(limpa) && !isNearlyChave(limpa, hoje)) return { ok: false, motivo: 'boleto' };
  if (limpa.length > chaveAcessoTamanho) return { ok: false, motivo: 'tamanho' };
  const ilegal = [...limpa].findIndex((char, index) => !isLegalAt(char, index));
  if (ilegal >= 0) return { ok: false, motivo: 'caractere', grupo: Math.floor(ilegal / 4) + 1 };
  // Only complete groups are validated, not the one that is being typed.
  const complete = limpa.slice(0, limpa.length - (limpa.length % 4));
  const recusa = findRecusaDePartes(complete, hoje);
  if (recusa || limpa.length < chaveAcessoTamanho) return recusa;
  return calculateDigito(limpa.slice(0, 43)) === limpa[43] ? null : { ok: false, motivo: 'digitoInvalido' };
}
