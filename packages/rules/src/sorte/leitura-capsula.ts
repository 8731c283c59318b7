import type { Achado } from './apuracao-sorteio.ts';
import type { Capsula } from './capsula-sorteio.ts';
import { algarismosDaExtracao, sentidos } from './regra-sorteio.ts';
import { isSeries, numerosPorSerie } from './serie-numeros.ts';

/** Whether a value has a form. */
type Is = (value: unknown) => boolean;

const isTexto: Is = (value) => typeof value === 'string';
const isHash: Is = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isPremioDaExtracao: Is = (value) => typeof value === 'string' && /^\d{5}$/.test(value);
const isContagem: Is = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isOneOf =
  (values: readonly unknown[]): Is =>
  (value) =>
    values.includes(value);
const isLista =
  (is: Is): Is =>
  (value) =>
    Array.isArray(value) && value.every(is);
const isObjeto =
  (members: Readonly<Record<string, Is>>): Is =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(members).every(([name, is]) => is((value as Record<string, unknown>)[name]));
const isOptional =
  (is: Is): Is =>
  (value) =>
    value === undefined || is(value);

const isDigitos = isLista(isOneOf(algarismosDaExtracao));
const isNumero: Is = (value) => isDigitos(value) && (value as unknown[]).length === 5;

const isRegra = isObjeto({
  serie: isDigitos,
  numero: isNumero,
  serieInexistente: isOneOf([undefined, 'resto', 'ultima', 'primeira']),
  aproximacao: isObjeto({
    sentido: isOneOf(sentidos),
    volta: isOneOf([true, false]),
    alcance: isOneOf(['todas', 'serie']),
    outraSerie: isOneOf([undefined, 'superior', 'inferior']),
    inicioNaOutraSerie: isOneOf([undefined, 'mesmoNumero', 'extremo']),
  }),
  proximo: isOneOf([undefined, 'sequencia', 'anterior']),
  premios: isLista(
    isObjeto({
      nome: isTexto,
      quantidade: isContagem,
      serie: isOptional(isDigitos),
      numero: isOptional(isNumero),
    }),
  ),
  suplentes: isContagem,
  umPorPessoa: isOneOf(['sorteio', 'campanha', 'semLimite']),
});

const isManifesto = isObjeto({
  versao: isOneOf([1]),
  campanha: isObjeto({ ano: isContagem, identificacao: isTexto }),
  sorteio: isObjeto({
    data: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
    nome: isTexto,
  }),
  congeladoEm: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  arquivoHash: isHash,
  regraHash: isHash,
  series: (value) => isSeries(value as number),
  porSerie: isLista(isContagem),
  mapaHash: isHash,
  excluidos: isContagem,
  excluidosHash: isHash,
  raiz: isHash,
  compromissoNumeros: isHash,
  anterior: (value) => value === null || isHash(value),
});

/** Whether an object has the form of a computed draw over so many places and prizes. */
function isApuracao(isLugar: Is, isPremio: Is): Is {
  const isPremiado = isObjeto({ premio: isPremio, lugar: isLugar });
  const isAchado: Is = (value) =>
    isOneOf(['premiado', 'suplente', 'pessoaJaPremiada'] satisfies Achado[])(value) ||
    isObjeto({ excluido: isTexto })(value);
  return isObjeto({
    sorteados: isLista((value) => value === null || isLugar(value)),
    passos: isLista(isObjeto({ premio: isPremio, lugar: isLugar, achado: isAchado })),
    premiados: isLista(isPremiado),
    suplentes: isLista(isPremiado),
  });
}

function isCapsula(value: unknown): value is Capsula {
  if (!isObjeto({ versao: isOneOf([1]), manifesto: isManifesto, regra: isRegra })(value)) return false;
  const { manifesto, regra } = value as Capsula;
  const isBelow =
    (limit: number): Is =>
    (one) =>
      isContagem(one) && (one as number) < limit;
  const isLugar = isBelow(manifesto.series * numerosPorSerie);
  const isExcluidos = isLista(
    (one) => Array.isArray(one) && one.length === 2 && isLugar(one[0]) && isTexto(one[1]),
  );
  return isObjeto({
    mapa: isTexto,
    excluidos: isExcluidos,
    extracao: (list) => isLista(isPremioDaExtracao)(list) && (list as unknown[]).length === 5,
    desclassificados: isExcluidos,
    premiadosAntes: isLista(isHash),
    titulares: isLista(isObjeto({ lugar: isLugar, compromisso: isHash, irmaos: isLista(isHash) })),
    apuracao: isApuracao(isLugar, isBelow(regra.premios.length)),
  })(value);
}

/**
 * Reads the text of a capsule's file, or of the public call's answer, which has it as `retorno`. Returns undefined for a
 * text without a capsule's form; a returned capsule is not verified yet.
 */
export function readCapsula(texto: string): Capsula | undefined {
  try {
    const parsed = JSON.parse(texto) as { retorno?: unknown } | null;
    const value = parsed?.retorno ?? parsed;
    return isCapsula(value) ? value : undefined;
  } catch {
    // -- swallowed: a text that is no JSON is no capsule
    return undefined;
  }
}
