import type { NotePublicacao } from '../modules/campanha/public.ts';
import { requireLivrosAbertos } from '../modules/encerramento/livro.store.ts';
import { notePublicacao as noteEvento } from '../modules/webhook/saida.store.ts';

/** Runs in the transaction of a publication: refuses it after the books of the campaign were closed, and writes its event. */
export const notePublicacao: NotePublicacao = async (tx, publication) => {
  await requireLivrosAbertos(tx, publication.campanhaId);
  await noteEvento(tx, publication);
};
