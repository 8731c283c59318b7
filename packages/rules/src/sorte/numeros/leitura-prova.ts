import {
  isBelow,
  isContagem,
  isHash,
  isLista,
  isObjeto,
  isOneOf,
  isTexto,
  readForma,
} from '../sorteio/forma-lida.ts';
import { isManifesto } from '../sorteio/leitura-manifesto.ts';
import type { ProvaNumeros } from './prova-numeros.ts';
import { numerosPorSerie } from './serie-numeros.ts';

function isProva(value: unknown): value is ProvaNumeros {
  if (!isObjeto({ versao: isOneOf([1]), manifesto: isManifesto })(value)) return false;
  const isLugar = isBelow((value as ProvaNumeros).manifesto.series * numerosPorSerie);
  return isObjeto({
    sal: isTexto,
    compromisso: (one) => one === null || isHash(one),
    numeros: isLista(isObjeto({ lugar: isLugar, indice: isContagem, irmaos: isLista(isHash) })),
    fora: isLista(isObjeto({ lugar: isLugar, motivo: isTexto })),
  })(value);
}

/** Reads the text of a proof's file; undefined for another text. A returned proof is not verified yet. */
export const readProva = (texto: string): ProvaNumeros | undefined => readForma(texto, isProva);
