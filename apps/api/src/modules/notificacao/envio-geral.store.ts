import type { Db } from '../../kernel/db/db.ts';
import type { Canal } from './canal.store.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** Progress of a broadcast notification at one channel, with its text. */
export interface EnvioGeralView {
  readonly campanhaId: CampanhaId;
  readonly notificacaoId: string;
  readonly canalId: string;
  readonly depoisDe: string;
  /** Devices up to `ate` are being sent as remessa `remessaId`; both null when none is in progress. */
  readonly ate: string | null;
  readonly remessaId: string | null;
  readonly tentativas: number;
  readonly tipo: string;
  readonly titulo: string;
  readonly mensagem: string;
  readonly urlImagem: string | null;
}

export interface DestinoView {
  readonly dispositivoId: string;
  readonly identificacao: string;
  readonly tipo: string;
}

export type EnvioGeralStore = ReturnType<typeof createEnvioGeralStore>;

const isIt = 'g.campanha_id = $1 and g.notificacao_id = $2 and g.canal_id = $3';
const keyOf = (g: EnvioGeralView) => [g.campanhaId, g.notificacaoId, g.canalId];

export const createEnvioGeralStore = (db: Db) => ({
  /** Leases the oldest due broadcast written after `desde`, until `ate`. */
  async lease(
    { canalId }: Canal,
    { agora, ate, desde }: { readonly agora: Date; readonly ate: Date; readonly desde: Date },
  ): Promise<EnvioGeralView | undefined> {
    const [taken] = await db.query<Omit<EnvioGeralView, 'tipo' | 'titulo' | 'mensagem' | 'urlImagem'>>(
      `with devido as (
         select o.campanha_id, o.notificacao_id from envio_geral o
         where o.canal_id = $1 and o.enviar_em <= $2 and o.criado_em > $4
         order by o.criado_em limit 1 for update skip locked
       )
       update envio_geral g set enviar_em = $3 from devido w
       where g.campanha_id = w.campanha_id and g.notificacao_id = w.notificacao_id and g.canal_id = $1
       returning g.campanha_id as "campanhaId", g.notificacao_id as "notificacaoId", g.canal_id as "canalId",
         g.depois_de as "depoisDe", g.ate, g.remessa_id as "remessaId", g.tentativas`,
      [canalId, agora, ate, desde],
    );
    if (!taken) return undefined;
    const [words] = await db.query<Pick<EnvioGeralView, 'tipo' | 'titulo' | 'mensagem' | 'urlImagem'>>(
      `select tipo, titulo, mensagem, url_imagem as "urlImagem" from notificacao_geral
       where campanha_id = $1 and notificacao_id = $2`,
      [taken.campanhaId, taken.notificacaoId],
    );
    return words && { ...taken, ...words };
  },
  /**
   * Lists the next devices of consumers who accept notifications, up to the end of the remessa and at most
   * `maximo`.
   */
  async listDestinos(g: EnvioGeralView, maximo: number): Promise<DestinoView[]> {
    const destinos: DestinoView[] = [];
    let depois = g.depoisDe;
    // Devices and consumers are on different shards: read a page of devices, then filter by the owners' consent.
    while (destinos.length < maximo) {
      const page = await db.query<DestinoView & { consumidorId: string }>(
        `select dispositivo_id as "dispositivoId", identificacao, tipo, consumidor_id as "consumidorId" from dispositivo
         where canal_id = $1 and dispositivo_id > $2 and ($3::text is null or dispositivo_id <= $3)
         order by dispositivo_id limit $4`,
        [g.canalId, depois, g.ate, maximo],
      );
      const willing = await db.query<{ consumidor_id: string }>(
        'select consumidor_id from consumidor where consumidor_id = any ($1::uuid[]) and ativo and aceita_notificacao',
        [page.map(({ consumidorId }) => consumidorId)],
      );
      const who = new Set(willing.map(({ consumidor_id }) => consumidor_id));
      for (const { consumidorId, ...destino } of page) if (who.has(consumidorId)) destinos.push(destino);
      if (page.length < maximo) break;
      depois = page.at(-1)!.dispositivoId;
    }
    return destinos.slice(0, maximo);
  },
  /** Starts a remessa for devices up to `ate`; undefined when another process started one before. */
  async begin(g: EnvioGeralView, ate: string): Promise<string | undefined> {
    const rows = await db.query<{ remessaId: string }>(
      `update envio_geral g set ate = $4, remessa_id = gen_random_uuid()
       where ${isIt} and g.remessa_id is null and g.depois_de = $5 returning g.remessa_id as "remessaId"`,
      [...keyOf(g), ate, g.depoisDe],
    );
    return rows[0]?.remessaId;
  },
  /** Completes the remessa; the next devices are due. */
  async advance(g: EnvioGeralView, remessaId: string, agora: Date): Promise<void> {
    await db.query(
      `update envio_geral g set depois_de = g.ate, ate = null, remessa_id = null, tentativas = 0, enviar_em = $5
       where ${isIt} and g.remessa_id = $4`,
      [...keyOf(g), remessaId, agora],
    );
  },
  /** Replaces a refused remessa, which reached no device, by a shorter one up to `ate`, due at `enviarEm`. */
  async shorten(g: EnvioGeralView, remessaId: string, ate: string, enviarEm: Date): Promise<void> {
    await db.query(
      `update envio_geral g
       set ate = $5, remessa_id = gen_random_uuid(), tentativas = g.tentativas + 1, enviar_em = $6
       where ${isIt} and g.remessa_id = $4`,
      [...keyOf(g), remessaId, ate, enviarEm],
    );
  },
  /** Skips the devices of a refused remessa; the next ones are due at `enviarEm`. */
  async skip(g: EnvioGeralView, remessaId: string, enviarEm: Date): Promise<void> {
    await db.query(
      `update envio_geral g
       set depois_de = g.ate, ate = null, remessa_id = null, tentativas = g.tentativas + 1, enviar_em = $5
       where ${isIt} and g.remessa_id = $4`,
      [...keyOf(g), remessaId, enviarEm],
    );
  },
  async postpone(g: EnvioGeralView, enviarEm: Date): Promise<void> {
    await db.query(`update envio_geral g set enviar_em = $4 where ${isIt}`, [...keyOf(g), enviarEm]);
  },
  /** Postpones a failed remessa. */
  async retry(g: EnvioGeralView, enviarEm: Date): Promise<void> {
    await db.query(`update envio_geral g set enviar_em = $4, tentativas = g.tentativas + 1 where ${isIt}`, [
      ...keyOf(g),
      enviarEm,
    ]);
  },
  /** Deletes a completed broadcast. */
  async delete(g: EnvioGeralView): Promise<void> {
    await db.query(`delete from envio_geral g where ${isIt} and g.remessa_id is null and g.depois_de = $4`, [
      ...keyOf(g),
      g.depoisDe,
    ]);
  },
});
