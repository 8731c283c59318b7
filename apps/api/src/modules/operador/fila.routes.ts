import { calls } from '@trevo/contract/calls';
import { refuse } from '../../kernel/domain-error.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { OperadorContext } from '../../kernel/http/operador-gate.port.ts';
import type { CampanhaModule, CampanhaPublicada } from '../campanha/public.ts';
import type { DocumentoFiscalModule, Tomada } from '../documento-fiscal/public.ts';
import type { UploadModule } from '../upload/public.ts';
import { createDocumentoPresenter } from './documento.presenter.ts';
import { getPublicada } from './documentos.routes.ts';

export type FilaParts = Pick<DocumentoFiscalModule, 'filas' | 'apresentacao'> &
  Pick<CampanhaModule, 'hospedagens'> &
  Pick<UploadModule, 'imagens'>;

/** Binds the review queue. */
export function bindFila(binder: Binder, parts: FilaParts): void {
  const { hospedagens, filas } = parts;
  const presenter = createDocumentoPresenter(parts);

  const toTomadaWire = (
    { ficha, posseAte, proximas }: Tomada,
    publicada: CampanhaPublicada,
    context: OperadorContext,
  ) => ({
    nota: ficha
      ? {
          ...presenter.toFichaWire(ficha, publicada, context),
          pontosEvidencia: ficha.sinais.reduce((sum, { peso }) => sum + peso, 0),
          contestadaEm: ficha.view.contestado_em?.toISOString() ?? null,
          posseAte: posseAte.toISOString(),
        }
      : null,
    proximas: proximas.map(({ consumidorId, documentoFiscalId, uriImagem }) => ({
      consumidorID: consumidorId,
      documentoFiscalID: documentoFiscalId,
      uriImagem: presenter.signImagem(uriImagem, context),
    })),
  });

  binder.bind(calls['operador.fila'], async ({ params, context }) => {
    const { total, maisAntiga, revisores } = await filas.read(
      await getPublicada(hospedagens, context, params),
    );
    return {
      retorno: {
        total,
        maisAntiga: maisAntiga?.toISOString() ?? null,
        posses: revisores.map(({ operador_id, operador_nome, notas }) => ({
          operadorID: operador_id,
          nome: operador_nome,
          notas,
        })),
      },
    };
  });

  binder.bind(calls['operador.tomarNota'], async ({ params, body, context }) => {
    const revisor = toRevisor(context);
    const publicada = await getPublicada(hospedagens, context, params);
    const tomada = body.nota
      ? await filas.takeOne(publicada, revisor, toRef(body.nota), body.exceto)
      : await filas.takeNext(publicada, revisor, body.exceto);
    return { retorno: toTomadaWire(tomada, publicada, context) };
  });

  binder.bind(calls['operador.renovarPosse'], async ({ params, body, context }) => {
    const revisor = toRevisor(context);
    await getPublicada(hospedagens, context, params);
    const { notas, ate } = await filas.renew(body.notas.map(toRef), revisor);
    return {
      retorno: {
        notas: notas.map(({ consumidorId, documentoFiscalId }) => ({
          consumidorID: consumidorId,
          documentoFiscalID: documentoFiscalId,
        })),
        ate: ate.toISOString(),
      },
    };
  });

  binder.bind(calls['operador.soltarPosse'], async ({ params, body, context }) => {
    const revisor = toRevisor(context);
    await getPublicada(hospedagens, context, params);
    return { retorno: { soltas: await filas.release(body.notas.map(toRef), revisor) } };
  });
}

/** Returns the operator of the session. Programs and commands hold no receipts: operador.semPermissao. */
function toRevisor({ sessaoOperador, ator }: OperadorContext) {
  if (!sessaoOperador) throw refuse('operador.semPermissao');
  return { operadorId: sessaoOperador.operadorId, nome: ator.nome };
}

const toRef = ({ consumidorID, documentoFiscalID }: { consumidorID: string; documentoFiscalID: string }) => ({
  consumidorId: consumidorID,
  documentoFiscalId: documentoFiscalID,
});
