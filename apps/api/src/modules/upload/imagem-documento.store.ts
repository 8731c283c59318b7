import type { Db, Queryable } from '../../kernel/db/db.ts';

export interface ImagemRef {
  readonly consumidorId: string;
  readonly nomeArquivo: string;
}

const ref = 'consumidor_id as "consumidorId", nome_arquivo as "nomeArquivo"';

export type ImagemDocumentoStore = ReturnType<typeof createImagemDocumentoStore>;

/**
 * Store of uploaded pictures not yet referenced by a receipt; registering a receipt claims its picture
 * (`imagem_documento_claim`).
 */
export function createImagemDocumentoStore(db: Db) {
  return {
    /** Records a picture before it is stored, with its perceptual hash unless it is blank. */
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
    /** Returns the perceptual hash of a stored picture; null for a PDF and for a blank picture. */
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
    /** Marks unreferenced uploads from before `enviadaAte` for deletion; they can no longer be claimed. */
    async startDeleting(enviadaAte: Date): Promise<void> {
      await db.query(
        `update imagem_documento set situacao = 'apagando' where situacao = 'enviada' and enviada_em < $1`,
        [enviadaAte],
      );
    },
    /** Marks all uploads of a consumer for deletion and returns them. */
    startDeletingOf: (consumidorId: string): Promise<ImagemRef[]> =>
      db.query<ImagemRef>(
        `update imagem_documento set situacao = 'apagando' where consumidor_id = $1 returning ${ref}`,
        [consumidorId],
      ),
    /** Lists pictures marked for deletion, at most `limite`. */
    listDeleting: (depois: string, limite: number): Promise<ImagemRef[]> =>
      db.query<ImagemRef>(
        `select ${ref} from imagem_documento
         where situacao = 'apagando' and nome_arquivo > $1 order by nome_arquivo limit $2`,
        [depois, limite],
      ),
    /** Removes the record after the file was deleted; a later claim is answered as unknown. */
    finishDeleting: ({ consumidorId, nomeArquivo }: ImagemRef): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.query('delete from imagem_impressao where nome_arquivo = $1', [nomeArquivo]);
        await tx.query('delete from imagem_documento where consumidor_id = $1 and nome_arquivo = $2', [
          consumidorId,
          nomeArquivo,
        ]);
      }),
    /** Returns which of these names are recorded. */
    async listKnown(nomesArquivo: readonly string[]): Promise<string[]> {
      const rows = await db.query<{ nome_arquivo: string }>(
        'select nome_arquivo from imagem_documento where nome_arquivo = any($1)',
        [nomesArquivo],
      );
      return rows.map((row) => row.nome_arquivo);
    },
  };
}
