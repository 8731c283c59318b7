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
  /** Only people with a row of this notice receive it, not all of the campaign. */
  readonly isDirigida: boolean;
}

type Palavras = Pick<EnvioGeralView, 'tipo' | 'titulo' | 'mensagem' | 'urlImagem' | 'isDirigida'>;

/** Devices of a completed remessa, by result. */
export interface EnvioContagem {
  readonly aceitos: number;
  readonly recusados: number;
}

export interface DestinoView {
  readonly dispositivoId: string;
  readonly identificacao: string;
  readonly tipo: string;
}

const largestPage = 2_000;

export type EnvioGeralStore = ReturnType<typeof createEnvioGeralStore>;

const isIt = 'g.campanha_id = $1 and g.notificacao_id = $2 and g.canal_id = $3';
const keyOf = (g: EnvioGeralView) => [g.campanhaId, g.notificacaoId, g.canalId];

export const createEnvioGeralStore = (db: Db) => ({
  /** Leases the oldest due broadcast written after `desde`, until `ate`. */
  async lease(
    { canalId }: Canal,
    { agora, ate, desde }: { readonly agora: Date; readonly ate: Date; readonly desde: Date },
  ): Promise<EnvioGeralView | undefined> {
    const [taken] = await db.query<Omit<EnvioGeralView, keyof Palavras>>(
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
    // A stopped notice has no words.
    const [words] = await db.query<Palavras>(
      `select 'CAMPANHA' as tipo, k.titulo, k.mensagem, k.url_imagem as "urlImagem",
         k.publico ->> 'tipo' <> 'todos' as "isDirigida"
       from notificacao_campanha k where k.notificacao_id = $2 and k.parada_em is null
       union all
       select g.tipo, g.titulo, g.mensagem, g.url_imagem, false
       from notificacao_geral g where g.campanha_id = $1 and g.notificacao_id = $2
         and not exists (select from notificacao_campanha k where k.notificacao_id = $2)`,
      [taken.campanhaId, taken.notificacaoId],
    );
    if (words) return { ...taken, ...words };
    await db.query(`delete from envio_geral g where ${isIt}`, [
      taken.campanhaId,
      taken.notificacaoId,
      taken.canalId,
    ]);
    return undefined;
  },
  listDestinos: (g: EnvioGeralView, maximo: number) => listDestinos(db, g, maximo),
  /** Starts a remessa for devices up to `ate`; undefined when another process started one before, and after a stop. */
  async begin(g: EnvioGeralView, ate: string): Promise<string | undefined> {
    const rows = await db.query<{ remessaId: string }>(
      `update envio_geral g set ate = $4, remessa_id = gen_random_uuid()
       where ${isIt} and g.remessa_id is null and g.depois_de = $5 and not exists (
         select from notificacao_campanha k where k.notificacao_id = $2 and k.parada_em is not null
       ) returning g.remessa_id as "remessaId"`,
      [...keyOf(g), ate, g.depoisDe],
    );
    return rows[0]?.remessaId;
  },
  /** Completes the remessa and counts its devices, once; the next devices are due. */
  async advance(
    g: EnvioGeralView,
    remessaId: string,
    { aceitos, recusados }: EnvioContagem,
    agora: Date,
  ): Promise<void> {
    await db.query(
      `with feita as (
         update envio_geral g set depois_de = g.ate, ate = null, remessa_id = null, tentativas = 0, enviar_em = $5
         where ${isIt} and g.remessa_id = $4 returning g.notificacao_id
       )
       update notificacao_campanha k set aceitos = k.aceitos + $6, recusados = k.recusados + $7
       from feita where k.notificacao_id = feita.notificacao_id`,
      [...keyOf(g), remessaId, agora, aceitos, recusados],
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
  /** Skips the only device of a refused remessa, and counts it; the next ones are due at `enviarEm`. */
  async skip(g: EnvioGeralView, remessaId: string, enviarEm: Date): Promise<void> {
    await db.query(
      `with pulada as (
         update envio_geral g
         set depois_de = g.ate, ate = null, remessa_id = null, tentativas = g.tentativas + 1, enviar_em = $5
         where ${isIt} and g.remessa_id = $4 returning g.notificacao_id
       )
       update notificacao_campanha k set recusados = k.recusados + 1
       from pulada where k.notificacao_id = pulada.notificacao_id`,
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

/**
 * Lists the next devices of consumers with consent to notifications, up to the end of the remessa and at most
 * `maximo`.
 */
async function listDestinos(db: Db, g: EnvioGeralView, maximo: number): Promise<DestinoView[]> {
  const destinos: DestinoView[] = [];
  let depois = g.depoisDe;
  // Devices and consumers are on different shards: read a page of devices, then filter by the owners' consent. Pages
  // grow, because few of many devices may belong to the members of a notice.
  for (let size = maximo; destinos.length < maximo; size = Math.min(largestPage, size * 2)) {
    const page = await db.query<DestinoView & { consumidorId: string }>(
      `select dispositivo_id as "dispositivoId", identificacao, tipo, consumidor_id as "consumidorId" from dispositivo
       where canal_id = $1 and dispositivo_id > $2 and ($3::text is null or dispositivo_id <= $3)
       order by dispositivo_id limit $4`,
      [g.canalId, depois, g.ate, size],
    );
    const willing = await db.query<{ consumidor_id: string }>(
      `select c.consumidor_id from consumidor c
       where c.consumidor_id = any ($1::uuid[]) and c.ativo and c.aceita_notificacao and ($2::uuid is null or exists (
         select from notificacao n
         where n.consumidor_id = c.consumidor_id and n.campanha_id = $2 and n.tipo = 'CAMPANHA' and n.origem_id = $3
       ))`,
      [page.map(({ consumidorId }) => consumidorId), g.isDirigida ? g.campanhaId : null, g.notificacaoId],
    );
    const who = new Set(willing.map(({ consumidor_id }) => consumidor_id));
    for (const { consumidorId, ...destino } of page) if (who.has(consumidorId)) destinos.push(destino);
    if (page.length < size) break;
    depois = page.at(-1)!.dispositivoId;
  }
  return destinos.slice(0, maximo);
}
