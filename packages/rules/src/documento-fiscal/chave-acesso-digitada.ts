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
  /** What stands in it so far, up to four characters. */
  texto: string;
  /**
   * `errado`: this group is wrong; `suspeito`: one of the groups so marked is; `completo`: four characters
   * and nothing against them yet.
   */
  situacao: 'vazio' | 'incompleto' | 'completo' | 'suspeito' | 'errado';
};

export type ChaveDigitada = {
  grupos: GrupoDigitado[];
  /** What is already known to be wrong, or null. An unfinished key is not wrong. */
  motivo: ChaveMotivo | null;
  /** With `modeloNaoAceito`: the two digits found. */
  modelo?: string;
  /** How many characters are still to come, 0 to 44. */
  faltam: number;
};

// Where the error lies when no single group can be named: the issuer's groups, then what follows them.
const suspeitos: Partial<Record<ChaveMotivo, readonly [number, number]>> = {
  emitenteInvalido: [2, 5],
  digitoInvalido: [6, 11],
};

/**
 * Judges an access key while it is typed, so that a slip is marked in its own group of four instead of at
 * the end. Never throws.
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
    return { grupo, texto, situacao: judgeGrupo(texto, recusa?.grupo === grupo, isSuspeito) };
  });
  return {
    grupos,
    motivo: recusa?.motivo ?? null,
    ...(recusa?.modelo === undefined ? {} : { modelo: recusa.modelo }),
    faltam: Math.max(0, chaveAcessoTamanho - limpa.length),
  };
}

function judgeGrupo(texto: string, isErrado: boolean, isSuspeito: boolean): GrupoDigitado['situacao'] {
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
  // A group is judged once its four characters stand there, not while the person is still in it.
  const complete = limpa.slice(0, limpa.length - (limpa.length % 4));
  const recusa = findRecusaDePartes(complete, hoje);
  if (recusa || limpa.length < chaveAcessoTamanho) return recusa;
  return calculateDigito(limpa.slice(0, 43)) === limpa[43] ? null : { ok: false, motivo: 'digitoInvalido' };
}
