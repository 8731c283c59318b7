import { calls } from '@trevo/contract/calls';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { OperadorContext } from '../../kernel/http/operador-gate.port.ts';
import type { CampanhaModule } from '../campanha/public.ts';
import type { SorteioModule } from '../sorteio/public.ts';
import { getPromotoraId } from './acesso/promotora-id.ts';
import { toCampanhaLugar } from './campanha-lugar.ts';

type Parts = Pick<CampanhaModule, 'hospedagens'> &
  Pick<
    SorteioModule,
    'congelamentos' | 'resultados' | 'apuracoesSorteio' | 'situacoes' | 'atas' | 'participantes'
  >;

/** Binds the steps of draws by a rule. */
export function bindSorteios(
  binder: Binder,
  { hospedagens, congelamentos, resultados, apuracoesSorteio, situacoes, atas, participantes }: Parts,
): void {
  const getPublicada = (context: OperadorContext, params: { ano: number; identificacao: string }) =>
    hospedagens.getDaPromotora(getPromotoraId(context), params.ano, params.identificacao);

  binder.bind(calls['operador.sorteios'], async ({ params, context }) => ({
    retorno: await situacoes.list(await getPublicada(context, params)),
  }));

  binder.bind(calls['operador.calendarioSorteios'], async ({ context }) => ({
    retorno: await situacoes.listCalendario(await hospedagens.listDaPromotora(getPromotoraId(context))),
  }));

  binder.bind(calls['operador.preverCongelamento'], async ({ params, context }) => ({
    retorno: await congelamentos.preview(await getPublicada(context, params), params.date),
  }));

  binder.bind(calls['operador.congelarSorteio'], async ({ params, context }) => ({
    retorno: await congelamentos.freeze(await getPublicada(context, params), params.date, context.ator),
  }));

  binder.bind(calls['operador.resultado'], async ({ params, context }) => ({
    retorno: await resultados.read(await getPublicada(context, params), params.date, context.ator),
  }));

  binder.bind(calls['operador.informarResultado'], async ({ params, body, context }) => {
    const publicada = await getPublicada(context, params);
    return { retorno: await resultados.enter(publicada, params.date, body.extracao, context.ator) };
  });

  binder.bind(calls['operador.anexarResultado'], async ({ params, body, context }) => {
    const publicada = await getPublicada(context, params);
    return { retorno: await resultados.attach(publicada, params.date, body.arquivoBase64, context.ator) };
  });

  binder.bind(calls['operador.documentoResultado'], async ({ params, context }) => ({
    retorno: await resultados.open(await getPublicada(context, params), params.date),
  }));

  binder.bind(calls['operador.apuracao'], async ({ params, context }) => ({
    retorno: await apuracoesSorteio.read(await getPublicada(context, params), params.date, context.ator),
  }));

  binder.bind(calls['operador.apurarSorteio'], async ({ params, context }) => ({
    retorno: await apuracoesSorteio.compute(await getPublicada(context, params), params.date, context.ator),
  }));

  binder.bind(calls['operador.desclassificar'], async ({ params, body, context }) => {
    const publicada = await getPublicada(context, params);
    return { retorno: await apuracoesSorteio.disqualify(publicada, params.date, body, context.ator) };
  });

  binder.bind(calls['operador.confirmarApuracao'], async ({ params, body, context }) => {
    const publicada = await getPublicada(context, params);
    return { retorno: await apuracoesSorteio.confirm(publicada, params.date, body.versao, context.ator) };
  });

  binder.bind(calls['operador.ataSorteio'], async ({ params, context }) => {
    const publicada = await getPublicada(context, params);
    const { origin } = toCampanhaLugar(context, publicada);
    const pdf = await atas.write(publicada, params.date, { ator: context.ator, origin });
    return { retorno: toPieces(pdf), nomeArquivo: `ata-${params.date}.pdf` };
  });

  binder.bind(calls['operador.participantesSorteio'], async ({ params, context }) => {
    const publicada = await getPublicada(context, params);
    const retorno = await participantes.write(publicada, params.date, context.ator);
    return { retorno, nomeArquivo: `participantes-${params.date}.zip` };
  });
}

async function* toPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
