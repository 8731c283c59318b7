import { configuracaoPadrao } from '@trevo/config/configuracao/configuracao-keys';
import { isComper } from '@trevo/config/configuracao/telas-questions';
import type { QueryOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { detalheText } from '@trevo/contract/palavras.text';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Sessao } from '../../kernel/auth/sessao.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import { requireOwnCpf, type ConsumidorService } from '../consumidor/public.ts';
import {
  buildDocumento,
  judgeDocumento,
  type DocumentoFiscalView,
  type RegistroService,
} from '../documento-fiscal/public.ts';

export type ComperDocumento = QueryOf<Calls['comper.integrarDocumentoFiscal']>;

export type ComperService = ReturnType<typeof createComperService>;

export function createComperService(parts: {
  registros: RegistroService;
  consumidores: Pick<ConsumidorService, 'get'>;
  clock: Clock;
}) {
  const { registros, consumidores, clock } = parts;
  return {
    /** Registers a Comper receipt by its printed data: shop, till, number and day identify it. */
    async register(
      sessao: Sessao,
      publicada: CampanhaPublicada,
      query: ComperDocumento,
      idempotencia: string | null,
      endereco: string | null,
    ): Promise<DocumentoFiscalView> {
      const { arquivo, campanha } = publicada;
      const configuracao = { ...configuracaoPadrao, ...arquivo.configuracao };
      if (!isComper(configuracao, campanha.identificacao)) throw refuse('comper.inativo');
      const agora = clock.now();
      await requireOwnCpf(consumidores, sessao, query.cpfConsumidor);
      checkDocumento(query, toSaoPaulo(agora).dia);
      const documento = buildDocumento(sessao, publicada, {
        idempotencia,
        tipo: 'Fiscal',
        coo: query.nroDoc,
        emitidoEm: query.dataCompra,
        dados: { ecommerce: query.ecommerce, caixa: query.caixa ?? null, loja: query.loja ?? null },
        origem: 'comper',
        desvioRelogioSegundos: null,
        agora,
      });
      const recebida = await registros.receive(publicada, agora, {}, () => documento);
      if (recebida.resultado === 'repetida') return recebida.documento;
      return registros.register(publicada, {
        documento,
        reivindicacao: { identidade: toIdentidade(query), codigo: null },
        endereco,
        judge: (participante) =>
          judgeDocumento(arquivo, { ...documento, itens: null, chave: null, offline: false }, participante),
      });
    },
  };
}

/** Tills and consumers differ in hyphens and leading zeros: normalize both. */
const bare = (text: string | undefined) =>
  (text ?? '')
    .toUpperCase()
    .replaceAll('-', '')
    .replace(/^0+(?=.)/, '');

/** Returns the unique identity of a Comper receipt. */
function toIdentidade({ ecommerce, loja, caixa, nroDoc, dataCompra }: ComperDocumento): string {
  const place = ecommerce === 'S' ? 'E' : `${bare(loja)}.${bare(caixa)}`;
  return `COMPER ${place} ${bare(nroDoc)} ${dataCompra}`;
}

function checkDocumento({ ecommerce, caixa, loja, dataCompra }: ComperDocumento, hoje: string): void {
  const detalhes: { campo: string; mensagem: string }[] = [];
  if (ecommerce === 'N' && !caixa) detalhes.push({ campo: 'caixa', mensagem: detalheText.numeroCaixa });
  if (ecommerce === 'N' && !loja) detalhes.push({ campo: 'loja', mensagem: detalheText.numeroLoja });
  if (dataCompra > hoje) detalhes.push({ campo: 'dataCompra', mensagem: detalheText.dataFutura });
  if (detalhes.length > 0) throw refuse('requisicao.invalida', {}, detalhes);
}
