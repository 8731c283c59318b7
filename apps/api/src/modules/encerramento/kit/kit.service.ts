import type { BodyOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { maximoKits } from '@trevo/contract/encerramento/encerramento.calls';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Ator } from '../../../kernel/auth/ator.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import { type Lugar, toDepois } from '../../../kernel/pagination.ts';
import type { ArquivoRow, Arquivos } from '../../arquivo/public.ts';
import type { CampanhaPublicada, Autores } from '../../campanha/public.ts';
import { kitText } from './kit.text.ts';
import type { ManifestoKit } from './manifesto-kit.ts';

type Wire = RetornoOf<Calls['operador.pedirKit']>;

export interface PedidoKit {
  /** Address of the campaign, for the links in the minutes. */
  readonly origem: string;
}

export type KitRow = ArquivoRow<PedidoKit, ManifestoKit>;
export type Kits = Arquivos<PedidoKit, ManifestoKit>;

/** Files of a kit in an answer. */
const arquivosNaResposta = 200;

/** Kits as a type of file. */
export const tipoKit = {
  tipo: 'kit',
  pasta: 'kits',
  maximoNaFila: maximoKits,
  recusas: {
    nenhum: () => refuse('encerramento.kitNenhum'),
    repetido: () => refuse('encerramento.kitRepetido'),
    muitos: (maximo: number) => refuse('encerramento.muitosKits', { maximo }),
    naoPronto: () => refuse('encerramento.kitNaoPronto'),
    semArquivo: () => refuse('encerramento.kitSemArquivo'),
    encerrado: () => refuse('encerramento.kitTerminado'),
  },
};

/** Kits for the regulator. */
export function createKitService({ arquivos, clock }: { arquivos: Kits; clock: Clock }) {
  return {
    ...arquivos,
    async list(
      publicada: CampanhaPublicada,
      perPage: number,
      depois: Lugar | undefined,
    ): Promise<RetornoOf<Calls['operador.kits']>> {
      const rows = await arquivos.list(publicada, perPage, depois);
      return {
        retorno: rows.map(toWire),
        depois: toDepois(rows, perPage, ({ pedido_em, arquivo_id }) => ({ em: pedido_em, id: arquivo_id })),
      };
    },
    /**
     * Puts a kit into the queue; the same request again is the same kit.
     *
     * @param origem address of the campaign, for the links in the minutes
     */
    async request(
      publicada: CampanhaPublicada,
      { kitID, finalidade }: BodyOf<Calls['operador.pedirKit']>,
      { por, aprovadoPor }: Autores,
      origem: string,
    ): Promise<Wire> {
      const { ano, identificacao } = publicada.campanha;
      const novo = {
        arquivo_id: kitID,
        pedido: { origem },
        finalidade,
        nome: kitText.nomeArquivo(ano, identificacao, toSaoPaulo(clock.now()).dia),
        pedido_por: por,
        aprovado_por: aprovadoPor,
      };
      return toWire(await arquivos.request(publicada, novo, (row) => row.finalidade === finalidade));
    },
    cancel: async (publicada: CampanhaPublicada, kitId: string, ator: Ator): Promise<Wire> =>
      toWire(await arquivos.cancel(publicada, kitId, ator)),
  };
}

const toWire = (row: KitRow): Wire => ({
  kitID: row.arquivo_id,
  finalidade: row.finalidade!,
  situacao: row.situacao,
  arquivosEscritos: row.progresso,
  nomeArquivo: row.nome,
  bytes: row.bytes,
  sha256: row.sha256,
  manifestoHash: row.manifesto_hash,
  arquivos: (row.manifesto?.arquivos ?? [])
    .slice(0, arquivosNaResposta)
    .map(({ nome, bytes, sha256, linhas }) => ({ nome, bytes, sha256, linhas })),
  totalArquivos: row.manifesto?.arquivos.length ?? 0,
  faltas: [...(row.manifesto?.faltas ?? [])],
  pedidoEm: row.pedido_em.toISOString(),
  pedidoPor: row.pedido_por,
  aprovadoPor: row.aprovado_por,
  terminadoEm: row.terminado_em?.toISOString() ?? null,
  venceEm: row.vence_em?.toISOString() ?? null,
  downloads: row.downloads,
});
