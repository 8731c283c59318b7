import type { Db } from '../../../../kernel/db/db.ts';
import type { Columns } from '../../../../schema/call-function.ts';

/** Wrong codes with the right password after which the password counts as known to another person. */
const maximo = 10;
/** Days after which wrong codes are forgotten, as long as there were fewer. */
const esqueceDias = 7;
const claimMilliseconds = 15 * 60_000;

export type AvisavelRow = Columns<'operador', 'operador_id' | 'nome' | 'email' | 'senha_hash'>;

export type SenhaConhecidaStore = ReturnType<typeof createSenhaConhecidaStore>;

/** Wrong codes that were given with the right password of an operator, and the e-mails about them. */
export function createSenhaConhecidaStore(db: Db) {
  const hasOld = `(o.codigos_errados_desde is null or o.codigos_errados_desde < $2::timestamptz - interval '${esqueceDias} days')`;
  const giveTentativaBack = async (operadorId: string): Promise<void> => {
    await db.query(
      'update operador set codigos_errados = greatest(codigos_errados - 1, 0) where operador_id = $1',
      [operadorId],
    );
  };
  return {
    giveTentativaBack,
    /**
     * Counts an attempt at the code before it is compared, so that concurrent attempts are bounded, too. Returns its
     * number; undefined when the attempts are used up.
     */
    takeTentativa: async (operadorId: string, agora: Date): Promise<number | undefined> =>
      (
        await db.query<Columns<'operador', 'codigos_errados'>>(
          `update operador o set
             codigos_errados = case when ${hasOld} then 1 else o.codigos_errados + 1 end,
             codigos_errados_desde = case when ${hasOld} then $2 else o.codigos_errados_desde end
           where o.operador_id = $1 and o.senha_conhecida_em is null and (o.codigos_errados < ${maximo} or ${hasOld})
           returning o.codigos_errados`,
          [operadorId, agora],
        )
      )[0]?.codigos_errados,
    /**
     * Uses a time step of an operator's authenticator and takes its attempt back; returns false when this step or a later
     * one was used before. A repeated code is no guess: its attempt is taken back, too.
     */
    async usePasso(operadorId: string, passo: number): Promise<boolean> {
      const used = await db.query(
        `update operador set totp_passo = $2, codigos_errados = greatest(codigos_errados - 1, 0)
         where operador_id = $1 and totp_passo < $2 returning 1 as one`,
        [operadorId, passo],
      );
      if (used.length > 0) return true;
      await giveTentativaBack(operadorId);
      return false;
    },
    /** Records that the attempts are used up; returns false when it is known or there are some left. */
    noteConhecida: async (operadorId: string, agora: Date): Promise<boolean> =>
      (
        await db.query(
          `update operador set senha_conhecida_em = $2, senha_aviso_tentado_em = null, senha_aviso_enviado_em = null
           where operador_id = $1 and senha_conhecida_em is null and codigos_errados >= ${maximo} returning 1 as one`,
          [operadorId, agora],
        )
      ).length > 0,
    /** Claims an operator to be told for 15 minutes; undefined when there is none. */
    takeAvisavel: async (agora: Date): Promise<AvisavelRow | undefined> =>
      (
        await db.query<AvisavelRow>(
          `update operador o set senha_aviso_tentado_em = $1
           where o.operador_id = (
             select a.operador_id from operador a
             where a.senha_conhecida_em is not null and a.senha_aviso_enviado_em is null
               and (a.senha_aviso_tentado_em is null or a.senha_aviso_tentado_em < $2)
             order by a.operador_id limit 1 for update skip locked)
           returning o.operador_id, o.nome, o.email, o.senha_hash`,
          [agora, new Date(agora.getTime() - claimMilliseconds)],
        )
      )[0],
    /** Records a sent e-mail; without effect after a recovery: its new password may be known, too. */
    async finishAviso(operador: AvisavelRow, agora: Date): Promise<void> {
      await db.query(
        `update operador set senha_aviso_enviado_em = $2
         where operador_id = $1 and senha_hash = $3 and senha_conhecida_em is not null`,
        [operador.operador_id, agora, operador.senha_hash],
      );
    },
  };
}
