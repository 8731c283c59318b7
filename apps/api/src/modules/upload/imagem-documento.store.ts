import type { Db } from '../../kernel/db/db.ts';

export interface ImagemRef {
  readonly consumidorId: string;
  readonly nomeArquivo: string;
}

/** Which pictures were sent and are named by no receipt yet; naming one is part of registering it (`imagem_documento_claim`). */
export interface ImagemDocumentoStore {
  /** Writes a picture down that is about to be kept. */
  create(imagem: ImagemRef, enviadaEm: Date): Promise<void>;
  /** What was sent before `enviadaAte` and is still named by nobody can be named no more. */
  startDeleting(enviadaAte: Date): Promise<void>;
  /** The same for all that a person sent; answers what is to be deleted. */
  startDeletingOf(consumidorId: string): Promise<ImagemRef[]>;
  /** Pictures to delete, at most `limite`. */
  listDeleting(depois: string, limite: number): Promise<ImagemRef[]>;
  /** The file of a picture was deleted: who names it now is told that it is unknown. */
  finishDeleting(imagem: ImagemRef): Promise<void>;
  /** Which of these names are written down. */
  listKnown(nomesArquivo: readonly string[]): Promise<string[]>;
}

const ref = 'consumidor_id as "consumidorId", nome_arquivo as "nomeArquivo"';

export function createImagemDocumentoStore(db: Db): ImagemDocumentoStore {
  return {
    async create({ consumidorId, nomeArquivo }, enviadaEm) {
      await db.query(
        `insert into imagem_documento (consumidor_id, nome_arquivo, situacao, enviada_em) values ($1, $2, 'enviada', $3)`,
        [consumidorId, nomeArquivo, enviadaEm],
      );
    },
    async startDeleting(enviadaAte) {
      await db.query(
        `update imagem_documento set situacao = 'apagando' where situacao = 'enviada' and enviada_em < $1`,
        [enviadaAte],
      );
    },
    startDeletingOf: (consumidorId) =>
      db.query(
        `update imagem_documento set situacao = 'apagando' where consumidor_id = $1 returning ${ref}`,
        [consumidorId],
      ),
    listDeleting: (depois, limite) =>
      db.query(
        `select ${ref} from imagem_documento
         where situacao = 'apagando' and nome_arquivo > $1 order by nome_arquivo limit $2`,
        [depois, limite],
      ),
    async finishDeleting({ consumidorId, nomeArquivo }) {
      await db.query('delete from imagem_documento where consumidor_id = $1 and nome_arquivo = $2', [
        consumidorId,
        nomeArquivo,
      ]);
    },
    async listKnown(nomesArquivo) {
      const rows = await db.query<{ nome_arquivo: string }>(
        'select nome_arquivo from imagem_documento where nome_arquivo = any($1)',
        [nomesArquivo],
      );
      return rows.map((row) => row.nome_arquivo);
    },
  };
}
