import type { BodyOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { maximoKits } from '@trevo/contract/encerramento/encerramento.calls';
import { isCancelavel, toSituacaoAgora } from '@trevo/rules/exportacao/situacao-exportacao';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { FileStorage } from '../../adapters/storage/storage.port.ts';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { type Lugar, toDepois } from '../../kernel/pagination.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { KitRow, KitStore, NovoKit } from './kit.store.ts';
import { kitText } from './kit.text.ts';
import type { Autores } from './prazo-legal.service.ts';

type Wire = RetornoOf<Calls['operador.pedirKit']>;

/** Storage folder of kits. */
export const pastaKits = 'kits';

/** Files of a kit in an answer. */
const arquivosNaResposta = 200;
const pageFiles = 1_000;
const dayMilliseconds = 86_400_000;

/** Kits for the regulator: requests, downloads and the end of their files. */
export function createKitService(parts: { store: KitStore; storage: FileStorage; clock: Clock }) {
  const { store, storage, clock } = parts;

  /** Throws encerramento.kitNenhum. */
  async function get({ campanhaId }: CampanhaPublicada, kitId: string): Promise<KitRow> {
    const row = await store.find(campanhaId, kitId);
    if (!row) throw refuse('encerramento.kitNenhum');
    return { ...row, situacao: toSituacaoAgora(row.situacao, row.vence_em, clock.now()) };
  }

  return {
    async list(
      { campanhaId }: CampanhaPublicada,
      perPage: number,
      depois: Lugar | undefined,
    ): Promise<RetornoOf<Calls['operador.kits']>> {
      const agora = clock.now();
      const rows = await store.list(campanhaId, perPage, depois);
      return {
        retorno: rows.map((row) =>
          toWire({ ...row, situacao: toSituacaoAgora(row.situacao, row.vence_em, agora) }),
        ),
        depois: toDepois(rows, perPage, ({ pedido_em, kit_id }) => ({ em: pedido_em, id: kit_id })),
      };
    },
    /**
     * Puts a kit into the queue; the same request again is the same kit. Throws encerramento.kitRepetido and
     * encerramento.muitosKits.
     *
     * @param origem address of the campaign, for the links in the minutes
     */
    async request(
      publicada: CampanhaPublicada,
      { kitID, finalidade }: BodyOf<Calls['operador.pedirKit']>,
      { por, aprovadoPor }: Autores,
      origem: string,
    ): Promise<Wire> {
      const { campanhaId, campanha } = publicada;
      const agora = clock.now();
      const novo: NovoKit = {
        kit_id: kitID,
        campanha_id: campanhaId,
        finalidade,
        origem,
        nome_arquivo: kitText.nomeArquivo(campanha.ano, campanha.identificacao, toSaoPaulo(agora).dia),
        pedido_em: agora,
        pedido_por: por,
        aprovado_por: aprovadoPor,
      };
      await store.insert(novo);
      const row = await store.find(campanhaId, kitID);
      if (!row && !(await store.exists(kitID)))
        throw refuse('encerramento.muitosKits', { maximo: maximoKits });
      if (!row || row.finalidade !== finalidade) throw refuse('encerramento.kitRepetido');
      return toWire(await get(publicada, kitID));
    },
    /** Stops a kit, or deletes its file. Idempotent. Throws encerramento.kitNenhum and encerramento.kitTerminado. */
    async cancel(publicada: CampanhaPublicada, kitId: string, ator: Ator): Promise<Wire> {
      const row = await get(publicada, kitId);
      if (isCancelavel(row.situacao)) {
        const cancelled = await store.cancel(publicada.campanhaId, kitId, ator, clock.now());
        if (cancelled?.arquivo) await storage.delete(cancelled.arquivo);
      }
      const now = await get(publicada, kitId);
      if (now.situacao !== 'cancelada') throw refuse('encerramento.kitTerminado');
      return toWire(now);
    },
    /** Opens the ZIP of a kit. Throws encerramento.kitNenhum, kitNaoPronto and kitSemArquivo. */
    async open(
      publicada: CampanhaPublicada,
      kitId: string,
    ): Promise<{ nomeArquivo: string; pieces: AsyncIterable<Uint8Array> }> {
      const row = await get(publicada, kitId);
      if (row.situacao === 'naFila' || row.situacao === 'escrevendo')
        throw refuse('encerramento.kitNaoPronto');
      const pieces =
        row.situacao === 'pronta' && row.arquivo !== null ? await storage.getPieces(row.arquivo) : undefined;
      if (!pieces) throw refuse('encerramento.kitSemArquivo');
      await store.countDownload(kitId);
      return { nomeArquivo: row.nome_arquivo, pieces };
    },
    /** Deletes the files whose time is over, and those that no kit names: left over from a killed process. */
    async clean(): Promise<void> {
      for (const { kit_id, arquivo } of await store.listVencidos(clock.now())) {
        if (arquivo !== null) await storage.delete(arquivo);
        await store.expire(kit_id);
      }
      await sweep(parts);
    },
  };
}

/** Deletes stored kits older than a day that no row names. */
async function sweep(parts: { store: KitStore; storage: FileStorage; clock: Clock }): Promise<void> {
  const { store, storage, clock } = parts;
  const oldest = clock.now().getTime() - dayMilliseconds;
  for (let after = ''; ;) {
    const found = await storage.list(pastaKits, after, pageFiles);
    const old = found.filter(({ keptAt }) => keptAt.getTime() < oldest).map(({ name }) => name);
    const nomeados = new Set(old.length > 0 ? await store.listNomeados(old) : []);
    for (const name of old) if (!nomeados.has(name)) await storage.delete(name);
    if (found.length < pageFiles) return;
    after = found.at(-1)!.name;
  }
}

const toWire = (row: KitRow): Wire => ({
  kitID: row.kit_id,
  finalidade: row.finalidade,
  situacao: row.situacao,
  arquivosEscritos: row.arquivos_escritos,
  nomeArquivo: row.nome_arquivo,
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
