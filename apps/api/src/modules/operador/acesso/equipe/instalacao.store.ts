import { holdLock } from '../../../../kernel/db/advisory-lock.ts';
import type { Papel } from '@trevo/contract/operador/papeis';
import type { Columns } from '../../../../schema/call-function.ts';
import type { Db, Queryable } from '../../../../kernel/db/db.ts';
import type { Comunicado, QueueComunicado } from '../../../comunicado/public.ts';
import { lockConvites, withdrawSemDireito, type WriteRetirados } from '../convite/convite-retirado.store.ts';
import { keepingAdministrador, lockPapel, requireAdministrador } from './papel-operador.store.ts';
import { endAcessos } from '../sessao/sessao-operador.store.ts';

export type SaidaInstalacao = 'rebaixar' | 'remover';

/** The end of an operator of the installation. */
interface Fim {
  readonly operadorId: string;
  readonly saida: SaidaInstalacao;
  readonly agora: Date;
  readonly writeRetirados: WriteRetirados;
}

export type DaInstalacaoRow = Columns<'operador', 'operador_id' | 'nome' | 'email'> & {
  readonly papeis: { readonly promotora: string; readonly nome: string; readonly papel: Papel }[];
  readonly usado_em: Date | null;
};

/** Thrown within a transaction that would leave the installation without an operator. */
const semNinguem = new Error('the installation keeps an operator');

export type InstalacaoStore = ReturnType<typeof createInstalacaoStore>;

/** Operators of the installation. */
export const createInstalacaoStore = (db: Db, queueComunicado: QueueComunicado) => ({
  /** Lists them by name, with their roles for promoters and the last use of a session. */
  list: (): Promise<DaInstalacaoRow[]> =>
    db.query<DaInstalacaoRow>(
      `select o.operador_id, o.nome, o.email,
         coalesce((select jsonb_agg(jsonb_build_object('promotora', p.promotora_id, 'nome', m.nome, 'papel', p.papel)
             order by m.nome)
           from operador_papel p join promotora m on m.promotora_id = p.promotora_id
           where p.operador_id = o.operador_id), '[]') as papeis,
         (select max(s.usada_em) from operador_sessao s where s.operador_id = o.operador_id) as usado_em
       from operador o where o.da_instalacao order by o.nome, o.operador_id`,
    ),
  listConvites: (agora: Date) =>
    db.query<Columns<'operador_convite', 'convite_id' | 'nome' | 'email' | 'ate'>>(
      `select convite_id, nome, email, ate from operador_convite
       where promotora_id is null and ate > $1 and retirado_em is null order by criado_em`,
      [agora],
    ),
  /** Withdraws an invitation; idempotent. Returns false when it was accepted or replaced, or has expired. */
  withdraw: async (conviteId: string, agora: Date): Promise<boolean> =>
    (
      await db.query(
        `update operador_convite set retirado_em = coalesce(retirado_em, $2)
         where promotora_id is null and convite_id = $1 and ate > $2 returning 1 as one`,
        [conviteId, agora],
      )
    ).length > 0,
  /**
   * Lowers or removes an operator with the e-mail about it, in one transaction. The operator's open
   * invitations are withdrawn with their rows of the trail. Returns 'nenhum' for another account, 'ninguem' when the installation and 'ultimo' when a promoter would be
   * left empty; then nothing is changed.
   */
  async end(fim: Fim, comunicado: Comunicado): Promise<'feito' | 'nenhum' | 'ninguem' | 'ultimo'> {
    try {
      return await keepingAdministrador(() =>
        db.transaction(async (tx) => {
          const ended = await end(tx, fim);
          if (ended !== 'nenhum') await queueComunicado(tx, comunicado, fim.agora);
          return ended;
        }),
      );
    } catch (error) {
      if (error === semNinguem) return 'ninguem';
      throw error;
    }
  },
});

async function end(tx: Queryable, fim: Fim): Promise<'feito' | 'nenhum'> {
  const { operadorId, saida, agora } = fim;
  // Serialized: two concurrent removals by operators of each other would each still count the other one.
  await holdLock(tx, 'instalacao', 'instalacao');
  await lockConvites(tx, { operadorId });
  const ended = await tx.query(
    'update operador set da_instalacao = false where operador_id = $1 and da_instalacao returning 1 as one',
    [operadorId],
  );
  if (ended.length === 0) return 'nenhum';
  if ((await tx.query('select 1 as one from operador where da_instalacao limit 1')).length === 0)
    throw semNinguem;
  if (saida === 'remover') await removePapeis(tx, operadorId, agora);
  // An open invitation would give the same again.
  await tx.query(
    `update operador_convite c set retirado_em = coalesce(c.retirado_em, $2) from operador o
     where o.operador_id = $1 and c.email = o.email and (c.promotora_id is null or $3)`,
    [operadorId, agora, saida === 'remover'],
  );
  await withdrawSemDireito(tx, fim, null);
  return 'feito';
}

async function removePapeis(tx: Queryable, operadorId: string, agora: Date): Promise<void> {
  const papeis = await tx.query<{ promotora_id: string }>(
    'select promotora_id from operador_papel where operador_id = $1 order by promotora_id',
    [operadorId],
  );
  for (const { promotora_id: promotoraId } of papeis) {
    const antes = await lockPapel(tx, operadorId, promotoraId);
    await tx.query('delete from operador_papel where operador_id = $1 and promotora_id = $2', [
      operadorId,
      promotoraId,
    ]);
    if (antes === 'administrador') await requireAdministrador(tx, promotoraId);
  }
  await endAcessos(tx, operadorId, agora);
}
