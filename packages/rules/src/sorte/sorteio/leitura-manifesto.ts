import { type Is, isContagem, isHash, isLista, isObjeto, isOneOf, isTexto } from './forma-lida.ts';
import { isSeries } from '../numeros/serie-numeros.ts';

const isVersaoUm = isObjeto({
  versao: isOneOf([1, 2]),
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

const isVersaoDois = isObjeto({ premiadosAntes: isContagem, premiadosAntesHash: isHash });

/** Whether a value has the form of a manifest, of either version. */
export const isManifesto: Is = (value) =>
  isVersaoUm(value) && ((value as { versao: number }).versao === 1 || isVersaoDois(value));
