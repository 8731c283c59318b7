import { calls } from '@trevo/contract/calls';
import { findPaginaDaNota } from '@trevo/rules/documento-fiscal/qr/consulta-nfce';
import { parseConsultaQr } from '@trevo/rules/documento-fiscal/qr/consulta-qr';
import { hideNome } from '@trevo/rules/pessoa/nome';
import { refuse } from '../../kernel/domain-error.ts';
import type { OperadorContext } from '../../kernel/http/operador-gate.port.ts';
import type { CampanhaPublicada, OperadorBinder } from '../campanha/public.ts';
import type { createDocumentoOperador } from './documento-operador.module.ts';
import type { createDocumentoFiscalPresenter } from './documento-fiscal.presenter.ts';
import type { DocumentoFiscalView } from './documento-fiscal.views.ts';
import type { NotaTomada } from './fila/conferida.service.ts';
import type { EfeitoNota } from './fila/efeito.service.ts';
import type { Tomada } from './fila/fila.service.ts';
import type { createDocumentoOperadorPresenter } from './operador/documento-operador.presenter.ts';
import type { PropostasAbertas } from '../../kernel/operador/operador-binder.ts';
import { getPromotoraId } from '../../kernel/operador/promotora-id.ts';

type Presenter = ReturnType<typeof createDocumentoOperadorPresenter>;

interface Parts extends Pick<ReturnType<typeof createDocumentoOperador>, 'filas' | 'efeitos' | 'gemeas'> {
  readonly apresentacao: ReturnType<typeof createDocumentoFiscalPresenter>;
}

/** Maps receipts of the queue to the operators' wire format. */
function createNotaWire(presenter: Presenter) {
  const toNotaWire = (
    { ficha, pessoa }: Pick<NotaTomada, 'ficha' | 'pessoa'>,
    publicada: CampanhaPublicada,
    context: OperadorContext,
  ) => {
    const { view } = ficha;
    const desde = view.contestado_em ?? view.registrado_em;
    const horas = publicada.arquivo.documentos.prazoConferenciaHoras;
    return {
      ...presenter.toFichaWire(ficha, publicada, context),
      pontosEvidencia: ficha.sinais.reduce((sum, { peso }) => sum + peso, 0),
      contestadaEm: view.contestado_em?.toISOString() ?? null,
      prazoEm: new Date(desde.getTime() + horas * 3_600_000).toISOString(),
      enderecoConsulta: toEnderecoConsulta(view),
      pessoa: {
        ...pessoa,
        // An auditor sees a pseudonym: the id of the owner.
        nome: context.papel === 'auditor' ? null : pessoa.nome && hideNome(pessoa.nome),
        desde: pessoa.desde?.toISOString() ?? null,
      },
    };
  };

  const toTomadaNotaWire = (nota: NotaTomada, publicada: CampanhaPublicada, context: OperadorContext) => ({
    ...toNotaWire(nota, publicada, context),
    efeito: toEfeitoWire(nota.efeito, publicada, nota.ficha.view.valor_centavos),
    posseAte: nota.posseAte.toISOString(),
  });

  const toTomadaWire = (
    { nota, proximas }: Tomada,
    publicada: CampanhaPublicada,
    context: OperadorContext,
  ) => ({
    nota: nota ? toTomadaNotaWire(nota, publicada, context) : null,
    proximas: proximas.map(({ consumidorId, documentoFiscalId, uriImagem }) => ({
      consumidorID: consumidorId,
      documentoFiscalID: documentoFiscalId,
      uriImagem: presenter.signImagem(uriImagem, context),
    })),
  });

  return { toNotaWire, toTomadaWire };
}

/** Binds the review queue. */
export function bindFilaOperador(operador: OperadorBinder, parts: Parts, presenter: Presenter): void {
  const { filas } = parts;
  const { toNotaWire, toTomadaWire } = createNotaWire(presenter);

  operador.daCampanha(calls['operador.preverVeredito'], async ({ publicada, params, query, context }) => {
    const operadorId = context.sessaoOperador?.operadorId;
    const efeito =
      (operadorId && (await filas.previewConferida(publicada, toRef(params), query, operadorId))) ||
      (await parts.efeitos.preview(publicada, toRef(params), query));
    return { retorno: toEfeitoWire(efeito, publicada, query.valorCentavos ?? null) };
  });

  operador.daCampanha(calls['operador.listarGemeas'], async ({ publicada, params, context }) => {
    const gemeas = await parts.gemeas.list(publicada, toRef(params));
    return {
      retorno: gemeas.map(({ view, razoes }) => ({
        ...presenter.toWire(view, publicada, 0, context),
        razoes: [...razoes],
        pessoa: view.consumidor_id === params.consumidorID ? ('mesma' as const) : ('outra' as const),
      })),
    };
  });

  operador.daCampanha(calls['operador.fila'], async ({ publicada, context }) => {
    const { total, maisAntiga, revisores } = await filas.read(
      publicada,
      context.sessaoOperador?.operadorId ?? null,
    );
    return {
      retorno: {
        total,
        maisAntiga: maisAntiga?.toISOString() ?? null,
        prazoHoras: publicada.arquivo.documentos.prazoConferenciaHoras,
        centavosPorOperador: publicada.arquivo.documentos.centavosPorOperador,
        motivos: parts.apresentacao.listMotivos(publicada),
        comProposta: (await listComProposta(operador.propostas, context)).size,
        posses: revisores.map(({ operador_id, operador_nome, notas }) => ({
          operadorID: operador_id,
          nome: operador_nome,
          notas,
        })),
      },
    };
  });

  operador.daCampanha(calls['operador.nota'], async ({ publicada, params, context }) => {
    const [lida, propostas] = await Promise.all([
      filas.readOne(publicada, toRef(params)),
      operador.propostas.listNotas(getPromotoraId(context)),
    ]);
    const { efeito, posse, isDesfazivel } = lida;
    const proposta = propostas.find((one) => one.documentoFiscalId === params.documentoFiscalID);
    return {
      retorno: {
        ...toNotaWire(lida, publicada, context),
        efeito: efeito && toEfeitoWire(efeito, publicada, lida.ficha.view.valor_centavos),
        posse: posse ? { nome: posse.operador_nome, ate: posse.ate.toISOString() } : null,
        proposta: proposta ? { propostaID: proposta.propostaId, nome: proposta.nome } : null,
        desfazivel: isDesfazivel,
      },
    };
  });

  operador.daCampanha(calls['operador.tomarNota'], async ({ publicada, body, context }) => {
    const revisor = toRevisor(context);
    const comProposta = await listComProposta(operador.propostas, context);
    const exceto = { puladas: body.exceto, comProposta };
    const tomada = body.nota
      ? await filas.takeOne(publicada, revisor, toRef(body.nota), exceto)
      : await filas.takeNext(publicada, revisor, exceto);
    return { retorno: toTomadaWire(tomada, publicada, context) };
  });

  operador.daCampanha(calls['operador.renovarPosse'], async ({ body, context }) => {
    const revisor = toRevisor(context);
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

  operador.daCampanha(calls['operador.soltarPosse'], async ({ body, context }) => {
    const revisor = toRevisor(context);
    return { retorno: { soltas: await filas.release(body.notas.map(toRef), revisor) } };
  });
}

/** Returns the page on which a person sees the receipt. */
const toEnderecoConsulta = ({ chave_acesso, consulta_qr }: DocumentoFiscalView): string | null =>
  (chave_acesso && findPaginaDaNota(chave_acesso, consulta_qr ? parseConsultaQr(consulta_qr) : undefined)) ||
  null;

const toEfeitoWire = (
  { isLimitado, ...efeito }: EfeitoNota,
  { arquivo }: CampanhaPublicada,
  valorCentavos: number | null,
) => ({
  ...efeito,
  limitado: isLimitado,
  acimaDoTeto: valorCentavos !== null && valorCentavos > arquivo.documentos.centavosPorOperador,
});

/** Returns the ids of the promoter's receipts that wait for the decision of a proposal. */
export const listComProposta = async (
  propostas: Pick<PropostasAbertas, 'listNotas'>,
  context: OperadorContext,
): Promise<ReadonlySet<string>> =>
  new Set(
    (await propostas.listNotas(getPromotoraId(context))).map(({ documentoFiscalId }) => documentoFiscalId),
  );

/** Returns the operator of the session. Programs and commands hold no receipts: operador.semPermissao. */
export function toRevisor({ sessaoOperador, ator }: OperadorContext) {
  if (!sessaoOperador) throw refuse('operador.semPermissao');
  return { operadorId: sessaoOperador.operadorId, nome: ator.nome };
}

export const toRef = ({
  consumidorID,
  documentoFiscalID,
}: {
  consumidorID: string;
  documentoFiscalID: string;
}) => ({
  consumidorId: consumidorID,
  documentoFiscalId: documentoFiscalID,
});
