import { calls } from '@trevo/contract/calls';
import { sucessoText } from '@trevo/contract/palavras.text';
import { type CampanhaModule, type OperadorBinder, requireSegundaPessoa } from '../campanha/public.ts';
import type { createEntregaService } from './entrega.service.ts';
import { premioPropostaText } from './premio-proposta.text.ts';
import type { createQuadroService } from './quadro.service.ts';
import { getPromotoraId } from '../../kernel/operador/promotora-id.ts';

interface Parts extends Pick<CampanhaModule, 'hospedagens'> {
  readonly entregas: ReturnType<typeof createEntregaService>;
  readonly quadro: ReturnType<typeof createQuadroService>;
}

/** Binds the board of won prizes and the counter. */
export function bindPremioOperador(operador: OperadorBinder, { entregas, quadro, hospedagens }: Parts): void {
  operador.bind(calls['operador.procurarPremio'], async ({ query, context }) => {
    const campanhas = await hospedagens.listDaPromotora(getPromotoraId(context));
    return { retorno: await entregas.search(campanhas, query.codigo) };
  });

  operador.daCampanha(calls['operador.entregarPremio'], async ({ publicada, params, body, context }) => {
    const ref = { consumidorId: params.consumidorID, premioId: params.raspadinhaID };
    const retorno = await entregas.deliver(publicada, ref, body.entreguePor, context.ator);
    return { retorno, mensagem: sucessoText.premioEntregue };
  });

  operador.daCampanha(calls['operador.premios'], async ({ publicada, params, query }) => {
    const { depois, ...filtro } = query;
    return { retorno: await quadro.list(publicada, filtro, params.perPage, depois) };
  });

  operador.daCampanha(calls['operador.premio'], async ({ publicada, params }) => ({
    retorno: await quadro.get(publicada, toRef(params)),
  }));

  operador.daCampanha(calls['operador.verContatoPremio'], async ({ publicada, params }) => ({
    retorno: await quadro.showContato(publicada, toRef(params)),
  }));

  operador.daCampanha(calls['operador.andarPremio'], async ({ publicada, params, body, context }) => ({
    retorno: await quadro.mark(publicada, toRef(params), body, context.ator),
  }));

  operador.daCampanha(calls['operador.pausarPremio'], async ({ publicada, params, body, context }) => ({
    retorno: await quadro.pause(publicada, toRef(params), body, context.ator),
  }));

  operador.proponiveis.daCampanha(
    calls['operador.desfazerEntrega'],
    async ({ publicada, params, context }) => {
      const ref = toRef(params);
      await quadro.previewUndo(publicada, ref);
      requireSegundaPessoa(context, 'premioID', premioPropostaText.porque);
      return {
        retorno: await quadro.undo(publicada, ref, context.proposta?.motivo ?? null, context.ator),
      };
    },
  );

  operador.daCampanha(calls['operador.anexarPremio'], async ({ publicada, params, body, context }) => ({
    retorno: await quadro.attach(publicada, toRef(params), body, context.ator),
  }));

  operador.daCampanha(calls['operador.arquivoPremio'], async ({ publicada, params }) => ({
    retorno: await quadro.open(publicada, toRef(params), params.nomeArquivo),
  }));
}

const toRef = (params: { consumidorID: string; premioID: string }) => ({
  consumidorId: params.consumidorID,
  premioId: params.premioID,
});
