import { calls } from '@trevo/contract/calls';
import { isSozinho } from '../../kernel/auth/ator.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { OperadorContext } from '../../kernel/http/operador-gate.port.ts';
import type { CampanhaModule } from '../campanha/public.ts';
import type { EncerramentoModule } from '../encerramento/public.ts';
import { getPromotoraId } from './acesso/promotora-id.ts';
import { toCampanhaLugar } from './campanha-lugar.ts';
import type { AtosPropostos } from './propostas/atos-propostos.ts';
import { encerramentoPropostaText } from './propostas/encerramento-proposta.text.ts';

type Parts = Pick<CampanhaModule, 'hospedagens'> & Omit<EncerramentoModule, 'jobs'>;

/** Binds the end of campaigns: legal terms, header of SCPC, attached files, kit and closed books. */
export function bindEncerramentos(binder: Binder, parts: Parts, atos: AtosPropostos): void {
  const { hospedagens, prazosLegais, paineis } = parts;
  const getPublicada = (context: OperadorContext, params: { ano: number; identificacao: string }) =>
    hospedagens.getDaPromotora(getPromotoraId(context), params.ano, params.identificacao);

  binder.bind(calls['operador.prazosLegais'], async () => ({ retorno: await prazosLegais.list() }));

  binder.bind(calls['operador.alterarPrazoLegal'], async ({ params, body, context }) => ({
    retorno: await prazosLegais.change(params.prazoID, body, context.ator),
  }));

  binder.bind(calls['operador.encerramento'], async ({ params, context }) => ({
    retorno: await paineis.read(await getPublicada(context, params), context.ator),
  }));

  atos.on(binder).bind(calls['operador.definirPrazoCampanha'], async ({ params, body, context }) => {
    const publicada = await getPublicada(context, params);
    await prazosLegais.get(params.prazoID);
    requireSegunda(context, 'prazoID', encerramentoPropostaText.porque.prazo);
    await prazosLegais.define(publicada, params.prazoID, body, toAutores(context));
    return { retorno: await paineis.read(publicada, context.ator) };
  });

  binder.bind(calls['operador.informarScpc'], async ({ params, body, context }) => ({
    retorno: await parts.scpcs.enter(await getPublicada(context, params), body, context.ator),
  }));

  binder.bind(calls['operador.definirValorPremio'], async ({ params, body, context }) => {
    const publicada = await getPublicada(context, params);
    await parts.valores.set(publicada, body, context.ator);
    return { retorno: await paineis.read(publicada, context.ator) };
  });

  binder.bind(calls['operador.anexarEncerramento'], async ({ params, body, context }) => {
    const publicada = await getPublicada(context, params);
    await parts.anexos.attach(publicada, body, context.ator);
    return { retorno: await paineis.read(publicada, context.ator) };
  });

  binder.bind(calls['operador.arquivoEncerramento'], async ({ params, context }) => ({
    retorno: await parts.anexos.open(await getPublicada(context, params), params.arquivoID),
  }));

  binder.bind(calls['operador.retirarArquivoEncerramento'], async ({ params, context }) => {
    const publicada = await getPublicada(context, params);
    await parts.anexos.remove(publicada, params.arquivoID);
    return { retorno: await paineis.read(publicada, context.ator) };
  });

  binder.bind(calls['operador.conferirLivros'], async ({ params, context }) => {
    const publicada = await getPublicada(context, params);
    await parts.livrosCampanha.check(publicada);
    return { retorno: await paineis.read(publicada, context.ator) };
  });

  bindKits(binder, parts, atos);

  atos.on(binder).bind(calls['operador.encerrarCampanha'], async ({ params, body, context }) => {
    const publicada = await getPublicada(context, params);
    if (!(await parts.fechamentos.isFechadaCom(publicada, body.manifestoHash))) {
      if (isSozinho(context)) await parts.fechamentos.preview(publicada, body.manifestoHash);
      requireSegunda(context, 'manifestoHash', encerramentoPropostaText.porque.encerrar);
      await parts.fechamentos.close(publicada, body.manifestoHash, toAutores(context));
    }
    return { retorno: await paineis.read(publicada, context.ator) };
  });
}

function bindKits(binder: Binder, { hospedagens, kits }: Parts, atos: AtosPropostos): void {
  const getPublicada = (context: OperadorContext, params: { ano: number; identificacao: string }) =>
    hospedagens.getDaPromotora(getPromotoraId(context), params.ano, params.identificacao);

  binder.bind(calls['operador.kits'], async ({ params, query, context }) => ({
    retorno: await kits.list(await getPublicada(context, params), params.perPage, query.depois),
  }));

  atos.on(binder).bind(calls['operador.pedirKit'], async ({ params, body, context }) => {
    const publicada = await getPublicada(context, params);
    requireSegunda(context, 'finalidade', encerramentoPropostaText.porque.kit);
    const { origin } = toCampanhaLugar(context, publicada);
    return { retorno: await kits.request(publicada, body, toAutores(context), origin) };
  });

  binder.bind(calls['operador.cancelarKit'], async ({ params, context }) => ({
    retorno: await kits.cancel(await getPublicada(context, params), params.kitID, context.ator),
  }));

  binder.bind(calls['operador.baixarKit'], async ({ params, context }) => {
    const { pieces, nomeArquivo } = await kits.open(await getPublicada(context, params), params.kitID);
    return { retorno: pieces, nomeArquivo };
  });
}

/** Throws operador.precisaSegundaPessoa for a person or program that acts alone. */
function requireSegunda(context: OperadorContext, campo: string, mensagem: string): void {
  if (isSozinho(context)) throw refuse('operador.precisaSegundaPessoa', {}, [{ campo, mensagem }]);
}

/** An approved act is that of its proposer. */
const toAutores = ({ ator, proposta }: OperadorContext) =>
  proposta
    ? {
        por: { tipo: 'operador' as const, id: proposta.propostaPor, nome: proposta.propostaNome },
        aprovadoPor: ator,
      }
    : { por: ator, aprovadoPor: null };
