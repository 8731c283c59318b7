import { type CampanhaArquivo, toRegraGanho } from '@trevo/config/campanha-file/campanha-file';
import { faltaProdutosText } from '@trevo/contract/documento-fiscal/ganho-produtos.text';
import type { ErrorCode } from '@trevo/contract/errors';
import {
  countCashback,
  countNumeros,
  countPontos,
  findMultiplicador,
  type RegraGanho,
} from '@trevo/rules/conta/ganho';
import { explainProdutos } from '@trevo/rules/produto/explicacao-produtos';
import { type Fatos, nothing, type Participante, type Veredito, wait } from './veredito-nota.ts';

/** Facts from which rewards are counted. */
export type Contavel = Pick<Fatos, 'valorCentavos' | 'quantidade' | 'itens' | 'emitente'>;

/** Builds the verdict on a receipt without objections, with the rewards of the campaign's rule. */
export function countVeredito(
  arquivo: CampanhaArquivo,
  { valorCentavos, quantidade, itens, emitente }: Contavel,
  { dinamicas, restoCentavos, multiplicadorDeAntes }: Participante,
): Veredito {
  const regra = toRegraGanho(arquivo);
  const multiplicador = multiplicadorDeAntes ?? findMultiplicador(regra, dinamicas);
  const ganho = countNumeros(regra, {
    valorCentavos: valorCentavos ?? undefined,
    quantidade: quantidade ?? undefined,
    restoCentavos: restoCentavos ?? undefined,
    multiplicador,
    itens: itens ?? undefined,
    emitente,
  });
  if (ganho.falta !== undefined) return wait(faltas[ganho.falta]);
  const { produtos } = ganho;
  const { numerosSemConferencia = Infinity } = arquivo.ganho.produtos ?? {};
  if (produtos && produtos.numerosFracos > numerosSemConferencia) return wait('documentoFiscal.emAnalise');
  const explicado = produtos && explainProdutos(regra.produtos!, produtos);
  // Without a required product the receipt earns nothing at all.
  const isOut = produtos !== undefined && produtos.exigencia !== null;
  const { raspadinhas, pontos, cashback } = arquivo.recompensas;
  return {
    status: 'VALIDO',
    ...(explicado?.exigencia
      ? {
          motivo: 'documentoFiscal.faltamProdutos',
          valores: { falta: faltaProdutosText(explicado.exigencia) },
        }
      : { motivo: ganho.numeros === 0 ? toSemNumeros(regra) : null, valores: {} }),
    numeros: ganho.numeros,
    raspadinhas: isOut ? 0 : (raspadinhas?.porDocumento ?? 0) + (produtos?.raspadinhas ?? 0),
    pontos: isOut ? 0 : countPontos(pontos, valorCentavos) + (produtos?.pontos ?? 0),
    cashbackCentavos: isOut ? 0 : countCashback(cashback, valorCentavos),
    multiplicadorMilesimos: Math.round(multiplicador * 1000),
    restoVariacaoCentavos: restoCentavos === null ? 0 : ganho.restoCentavos - restoCentavos,
    ...(explicado && { ganhoProdutos: explicado }),
  };
}

const faltas = {
  valor: 'documentoFiscal.aguardandoValor',
  quantidade: 'documentoFiscal.aguardandoQuantidade',
  itens: 'documentoFiscal.aguardandoItens',
} as const satisfies Record<string, ErrorCode>;

/** Adds the reason `cupom.ultimosNumeros` when the campaign had only the last `reservados` numbers left. */
export function explainUltimos(veredito: Veredito, reservados: number): Veredito {
  if (reservados === veredito.numeros) return veredito;
  const valores = { concedidos: String(reservados), numeros: String(veredito.numeros) };
  return { ...veredito, motivo: 'cupom.ultimosNumeros', valores };
}

/** Builds the verdict on a printed coupon code, with the rewards that the campaign sets per code. */
export function countCodigo({ codigos }: CampanhaArquivo): Veredito {
  const { numeros, raspadinhas } = codigos ?? { numeros: 0, raspadinhas: 0 };
  return { status: 'VALIDO', motivo: null, valores: {}, ...nothing, numeros, raspadinhas };
}

/** Reason code for zero numbers: threshold not reached, or amount carried to the next receipt. */
const toSemNumeros = (regra: RegraGanho): ErrorCode =>
  regra.por === 'valor' && regra.acumulaResto
    ? 'documentoFiscal.valorGuardado'
    : 'documentoFiscal.semNumeros';
