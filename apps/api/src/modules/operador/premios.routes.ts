import { calls } from '@trevo/contract/calls';
import { sucessoText } from '@trevo/contract/palavras.text';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { OperadorContext } from '../../kernel/http/operador-gate.port.ts';
import { isSozinho } from '../../kernel/auth/ator.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { CampanhaModule } from '../campanha/public.ts';
import type { PremioModule } from '../premio/public.ts';
import { getPromotoraId } from './acesso/promotora-id.ts';
import type { AtosPropostos } from './propostas/atos-propostos.ts';
import { propostaText } from './propostas/proposta.text.ts';

type Parts = Pick<CampanhaModule, 'hospedagens'> & Pick<PremioModule, 'entregas' | 'quadro'>;

/** Binds the board of won prizes and the counter. */
export function bindPremios(
  binder: Binder,
  { entregas, quadro, hospedagens }: Parts,
  atos: AtosPropostos,
): void {
  const getPublicada = (context: OperadorContext, params: { ano: number; identificacao: string }) =>
    hospedagens.getDaPromotora(getPromotoraId(context), params.ano, params.identificacao);

  binder.bind(calls['operador.procurarPremio'], async ({ query, context }) => {
    const campanhas = await hospedagens.listDaPromotora(getPromotoraId(context));
    return { retorno: await entregas.search(campanhas, query.codigo) };
  });

  binder.bind(calls['operador.entregarPremio'], async ({ params, body, context }) => {
    const ref = { consumidorId: params.consumidorID, premioId: params.raspadinhaID };
    const publicada = await getPublicada(context, params);
    const retorno = await entregas.deliver(publicada, ref, body.entreguePor, context.ator);
    return { retorno, mensagem: sucessoText.premioEntregue };
  });

  binder.bind(calls['operador.premios'], async ({ params, query, context }) => {
    const { depois, ...filtro } = query;
    const publicada = await getPublicada(context, params);
    return { retorno: await quadro.list(publicada, filtro, params.perPage, depois) };
  });

  binder.bind(calls['operador.premio'], async ({ params, context }) => ({
    retorno: await quadro.get(await getPublicada(context, params), toRef(params)),
  }));

  binder.bind(calls['operador.verContatoPremio'], async ({ params, context }) => ({
    retorno: await quadro.showContato(await getPublicada(context, params), toRef(params)),
  }));

  binder.bind(calls['operador.andarPremio'], async ({ params, body, context }) => ({
    retorno: await quadro.mark(await getPublicada(context, params), toRef(params), body, context.ator),
  }));

  binder.bind(calls['operador.pausarPremio'], async ({ params, body, context }) => ({
    retorno: await quadro.pause(await getPublicada(context, params), toRef(params), body, context.ator),
  }));

  atos.on(binder).bind(calls['operador.desfazerEntrega'], async ({ params, context }) => {
    const [publicada, ref] = [await getPublicada(context, params), toRef(params)];
    await quadro.previewUndo(publicada, ref);
    if (isSozinho(context))
      throw refuse('operador.precisaSegundaPessoa', {}, [
        { campo: 'premioID', mensagem: propostaText.entrega.porque },
      ]);
    return {
      retorno: await quadro.undo(publicada, ref, context.proposta?.motivo ?? null, context.ator),
    };
  });

  binder.bind(calls['operador.anexarPremio'], async ({ params, body, context }) => ({
    retorno: await quadro.attach(await getPublicada(context, params), toRef(params), body, context.ator),
  }));

  binder.bind(calls['operador.arquivoPremio'], async ({ params, context }) => ({
    retorno: await quadro.open(await getPublicada(context, params), toRef(params), params.nomeArquivo),
  }));
}

const toRef = (params: { consumidorID: string; premioID: string }) => ({
  consumidorId: params.consumidorID,
  premioId: params.premioID,
});
