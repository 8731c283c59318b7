import type { Manifesto } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import type { Db } from '../../kernel/db/db.ts';
import type { CampanhaId } from '../campanha/public.ts';

interface TestemunhoRef {
  readonly campanhaId: CampanhaId;
  readonly extracao: string;
  readonly destinatario: string;
}

interface AnunciadoView {
  readonly campanhaId: CampanhaId;
  readonly extracao: string;
  readonly manifesto: Manifesto;
  readonly manifestoHash: string;
}

const claimMilliseconds = 15 * 60_000;

export type TestemunhoStore = ReturnType<typeof createTestemunhoStore>;

/** E-mails to the witnesses of frozen draws. */
export function createTestemunhoStore(db: Db) {
  return {
    /** Lists the frozen draws of a day on. */
    listCongelados: (desde: string): Promise<AnunciadoView[]> =>
      db.query<AnunciadoView>(
        `select f.campanha_id as "campanhaId", f.data as extracao, f.manifesto, f.manifesto_hash as "manifestoHash"
         from sorteio_congelado f where f.data >= $1 order by f.data, f.campanha_id`,
        [desde],
      ),
    /** Claims an e-mail for 15 minutes; returns false when it was sent or another process holds the claim. */
    start: async ({ campanhaId, extracao, destinatario }: TestemunhoRef, agora: Date): Promise<boolean> =>
      (
        await db.query(
          `insert into sorteio_testemunho as t (campanha_id, data, destinatario, tentado_em) values ($1, $2, $3, $4)
           on conflict on constraint sorteio_testemunho__pk do update set tentado_em = excluded.tentado_em
             where t.enviado_em is null and t.tentado_em < $5
           returning 1 as one`,
          [campanhaId, extracao, destinatario, agora, new Date(agora.getTime() - claimMilliseconds)],
        )
      ).length > 0,
    async finish({ campanhaId, extracao, destinatario }: TestemunhoRef, agora: Date): Promise<void> {
      await db.query(
        `update sorteio_testemunho set enviado_em = $4 where campanha_id = $1 and data = $2 and destinatario = $3`,
        [campanhaId, extracao, destinatario, agora],
      );
    },
  };
}
