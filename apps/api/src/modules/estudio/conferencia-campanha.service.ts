import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { Posse } from '@trevo/contract/estudio/estudio.calls';
import { wordsOf } from '../../kernel/domain-error.ts';
import type { CampanhaModule, CampanhaPublicada } from '../campanha/public.ts';
import type { DocumentoFiscalModule } from '../documento-fiscal/public.ts';
import type { PedidoModule } from '../pedido/public.ts';
import type { RaspadinhaModule } from '../raspadinha/public.ts';
import { findAlcance } from './mudanca-alcance.ts';

type Conferencia = RetornoOf<Calls['operador.conferirCampanha']>;
type Posses = NonNullable<Conferencia['campanha']>['posses'];

export type ConferenciaDeps = Pick<CampanhaModule, 'hospedagens' | 'exames'> &
  Pick<DocumentoFiscalModule, 'fichas'> &
  Pick<PedidoModule, 'pedidos'> &
  Pick<RaspadinhaModule, 'raspadinhas'> & { readonly isProduction: boolean };

/** Says what a publication of a file would do, without publishing it. */
export function createConferenciaService(parts: ConferenciaDeps) {
  /** Counts what people hold, from counters and indexed reads: the receipts that wait are at most 10,000. */
  async function countPosses({ campanhaId, totalCupons }: CampanhaPublicada): Promise<Posses> {
    const premios = [...(await parts.raspadinhas.countUsados(campanhaId)).values()];
    const notas = await parts.fichas.listPendentes(campanhaId, 'pessoa', 1, undefined);
    const pedidos = await parts.pedidos.listBySituacao(campanhaId, 'PENDENTE', 1, undefined);
    const totais: readonly (readonly [Posse, number])[] = [
      ['numeros', totalCupons],
      ['premios', premios.reduce((sum, count) => sum + count, 0)],
      ['notas', notas.total],
      ['pedidos', pedidos.total],
    ];
    return totais.map(([tipo, total]) => ({ tipo, total }));
  }

  return {
    /** Throws operador.outraPromotora for a file of another promoter. */
    async check(texto: string, promotoraId: string, isSozinho: boolean): Promise<Conferencia> {
      const exame = await parts.exames.examine(texto, promotoraId);
      if (!exame.arquivo) return { erros: [...exame.erros], avisos: [], campanha: null };
      const { arquivo, antes, mudancas, recusa } = exame;
      const { ano, identificacao, descricao } = arquivo.campanha;
      const publicada = antes && (await parts.hospedagens.getDaPromotora(promotoraId, ano, identificacao));
      const isPior = mudancas.length > 0;
      return {
        erros: [],
        avisos: [...exame.avisos],
        campanha: {
          ano,
          identificacao,
          descricao,
          hosts: [...arquivo.hosts],
          isNova: antes === undefined,
          publicada: antes?.arquivo_hash ?? null,
          comecou: exame.comecou,
          mudancas: mudancas.map((mudanca) => ({ ...mudanca, atinge: [...findAlcance(mudanca.chave)] })),
          pedeMotivo: isPior,
          pedeSegundaPessoa: isPior && parts.isProduction && isSozinho,
          recusa: recusa ? { codigo: recusa.code, ...toWords(recusa) } : null,
          posses: publicada ? await countPosses(publicada) : [],
        },
      };
    },
  };
}

const toWords = ({
  code,
  valores,
}: {
  code: Parameters<typeof wordsOf>[0];
  valores: Record<string, string | number>;
}) => {
  const { mensagem, cura } = wordsOf(code, valores);
  return { mensagem, cura: cura ?? '' };
};
