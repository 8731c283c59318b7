import type { Achado } from './apuracao-sorteio.ts';
import type { Capsula } from './capsula-sorteio.ts';
import {
  type Is,
  isBelow,
  isContagem,
  isHash,
  isLista,
  isMotivosDe,
  isObjeto,
  isOneOf,
  isOptional,
  isTexto,
  readForma,
} from './forma-lida.ts';
import { isManifesto } from './leitura-manifesto.ts';
import { algarismosDaExtracao, sentidos } from './regra-sorteio.ts';
import { numerosPorSerie } from '../numeros/serie-numeros.ts';

const isPremioDaExtracao: Is = (value) => typeof value === 'string' && /^\d{5}$/.test(value);
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
  const isLugar = isBelow(manifesto.series * numerosPorSerie);
  const isMotivos = isMotivosDe(isLugar);
  return isObjeto({
    mapa: isTexto,
    excluidos: isMotivos,
    extracao: (list) => isLista(isPremioDaExtracao)(list) && (list as unknown[]).length === 5,
    desclassificados: isMotivos,
    premiadosAntes: isLista(isHash),
    titulares: isLista(isObjeto({ lugar: isLugar, compromisso: isHash, irmaos: isLista(isHash) })),
    apuracao: isApuracao(isLugar, isBelow(regra.premios.length)),
  })(value);
}

/**
 * Reads the text of a capsule's file, or of the public call's answer, which has it as `retorno`. Returns undefined for a
 * text without a capsule's form; a returned capsule is not verified yet.
 */
export const readCapsula = (texto: string): Capsula | undefined => readForma(texto, isCapsula);
