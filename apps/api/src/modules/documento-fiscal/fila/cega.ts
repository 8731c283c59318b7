import type { DocumentoFiscalView } from '../documento-fiscal.views.ts';
import type { Ficha } from '../operador/ficha.service.ts';
import type { Conferida } from './veredito.store.ts';

/** Returns a decided receipt as it was before a verdict: nothing in it tells the verdict. */
export function toCega(ficha: Ficha, { em, ordem }: Conferida): Ficha {
  const { view } = ficha;
  const historico = view.historico.slice(0, ordem - 1);
  const ditos = ficha.ditos.filter(({ fonte }) => fonte !== 'operador');
  const last = historico.at(-1);
  return {
    ...ficha,
    view: {
      ...toPendente(view, ditos),
      motivo: last?.motivo ?? null,
      motivo_valores: last?.motivo_valores ?? null,
      historico,
    },
    ditos,
    atores: ficha.atores.slice(0, historico.length),
    anotacoes: ficha.anotacoes.filter(({ criada_em }) => criada_em < em),
  };
}

function toPendente(view: DocumentoFiscalView, ditos: Ficha['ditos']): DocumentoFiscalView {
  const isDoOperador = view.fonte === 'operador';
  const fatos = ditos.find((dito) => dito.fatos !== null)?.fatos;
  return {
    ...view,
    status: 'PENDENTE',
    fonte: null,
    // The first operator's amount would tell the verdict.
    ...(isDoOperador && {
      valor_centavos: fatos?.valorCentavos ?? null,
      quantidade: fatos?.quantidade ?? null,
    }),
    multiplicador_milesimos: 1000,
    resto_variacao_centavos: 0,
    raspadinhas_concedidas: 0,
    numeros: [],
    pontos: 0,
    cashback_centavos: 0,
    apurado_em: null,
    apurar_em: null,
    revisado_em: null,
  };
}
