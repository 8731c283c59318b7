import type { Db, Queryable } from '../../kernel/db/db.ts';

export interface ImagemRef {
  readonly consumidorId: string;
  readonly nomeArquivo: string;
}

const ref = 'consumidor_id as "consumidorId", nome_arquivo as "nomeArquivo"';

export type ImagemDocumentoStore = ReturnType<typeof createImagemDocumentoStore>;

/** Which pictures were sent and are named by no receipt yet; naming one is part of registering it (`imagem_documento_claim`). */
export function createImagemDocumentoStore(db: Db) {
  return {
    /** Writes a picture down that is about to be kept, and what it looks like where it looks like anything. */
    async create(
      { consumidorId, nomeArquivo }: ImagemRef,
      enviadaEm: Date,
      impressao: string | null,
    ): Promise<void> {
      const create = (tx: Queryable) =>
        tx.query(
          `insert into imagem_documento (consumidor_id, nome_arquivo, situacao, enviada_em) values ($1, $2, 'enviada', $3)`,
          [consumidorId, nomeArquivo, enviadaEm],
        );
      if (impressao === null) await create(db);
      else
        await db.transaction(async (tx) => {
          await tx.query('insert into imagem_impressao (nome_arquivo, impressao) values ($1, $2)', [
            nomeArquivo,
            impressao,
          ]);
          await create(tx);
        });
    },
    /** What a picture looks like, for as long as it is kept; null for a PDF, and one that shows nothing. */
    async findImpressao(nomeArquivo: string): Promise<string | null> {
      const rows = await db.query<{ impressao: string }>(
        'select impressao from imagem_impressao where nome_arquivo = $1',
        [nomeArquivo],
      );
      return rows[0]?.impressao ?? null;
    },
    async forgetImpressao(nomeArquivo: string): Promise<void> {
      await db.query('delete from imagem_impressao where nome_arquivo = $1', [nomeArquivo]);
    },
    /** What was sent before `enviadaAte` and is still named by nobody can be named no more. */
    async startDeleting(enviadaAte: Date): Promise<void> {
      await db.query(
        `update imagem_documento set situacao = 'apagando' where situacao = 'enviada' and enviada_em < $1`,
        [enviadaAte],
      );
    },
    /** The same for all that a person sent; answers what is to be deleted. */
    startDeletingOf: (consumidorId: string): Promise<ImagemRef[]> =>
      db.query<ImagemRef>(
        `update imagem_documento set situacao = 'apagando' where consumidor_id = $1 returning ${ref}`,
        [consumidorId],
      ),
    /** Pictures to delete, at most `limite`. */
    listDeleting: (depois: string, limite: number): Promise<ImagemRef[]> =>
      db.query<ImagemRef>(
        `select ${ref} from imagem_documento
         where situacao = 'apagando' and nome_arquivo > $1 order by nome_arquivo limit $2`,
        [depois, limite],
      ),
    /** The file of a picture was deleted: who names it now is told that it is unknown. */
    finishDeleting: ({ consumidorId, nomeArquivo }: ImagemRef): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.query('delete from imagem_impressao where nome_arquivo = $1', [nomeArquivo]);
        await tx.query('delete from imagem_documento where consumidor_id = $1 and nome_arquivo = $2', [
          consumidorId,
          nomeArquivo,
        ]);
      }),
    /** Which of these names are written down. */
    async listKnown(nomesArquivo: readonly string[]): Promise<string[]> {
      const rows = await db.query<{ nome_arquivo: string }>(
        'select nome_arquivo from imagem_documento where nome_arquivo = any($1)',
        [nomesArquivo],
      );
      return rows.map((row) => row.nome_arquivo);
    },
  };
}
