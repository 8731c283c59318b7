import { type NotePublicacao, requireSorteiosFixos } from '../modules/campanha/public.ts';
import { requireLivrosAbertos } from '../modules/encerramento/livro.store.ts';
import { listSorteiosFixos } from '../modules/sorteio/sorteio-fixo.store.ts';
import { notePublicacao as noteEvento } from '../modules/webhook/saida.store.ts';

/**
 * Runs in the transaction of a publication: refuses it after the books of the campaign were closed and for a draw that
 * was frozen meanwhile, and writes its event.
 */
export const notePublicacao: NotePublicacao = async (tx, publication) => {
  const { campanhaId, antes, arquivo } = publication;
  await requireLivrosAbertos(tx, campanhaId);
  if (antes) requireSorteiosFixos(antes, arquivo, await listSorteiosFixos(tx, campanhaId));
  await noteEvento(tx, publication);
};
