import { calls } from '@trevo/contract/calls';
import { type CampanhaModule, type OperadorBinder, toCampanhaLugar } from '../campanha/public.ts';
import type { ApuracaoSorteioService } from './apuracao/apuracao-sorteio.service.ts';
import type { createAtaService } from './ata/ata.service.ts';
import type { CongelamentoService } from './congelamento/congelamento.service.ts';
import type { createParticipantesService } from './congelamento/participantes.service.ts';
import type { createResultadoService } from './apuracao/resultado.service.ts';
import type { createSituacaoService } from './situacao-sorteio.service.ts';
import type { SorteioService } from './sorteio.service.ts';
import { getPromotoraId } from '../../kernel/operador/promotora-id.ts';

interface Parts extends Pick<CampanhaModule, 'hospedagens'> {
  readonly sorteios: SorteioService;
  readonly congelamentos: CongelamentoService;
  readonly resultados: ReturnType<typeof createResultadoService>;
  readonly apuracoesSorteio: ApuracaoSorteioService;
  readonly situacoes: ReturnType<typeof createSituacaoService>;
  readonly atas: ReturnType<typeof createAtaService>;
  readonly participantes: ReturnType<typeof createParticipantesService>;
}

/** Binds draws: the steps of those by a rule, winning numbers, and the measures of numbers. */
export function bindSorteioOperador(operador: OperadorBinder, parts: Parts): void {
  const { hospedagens, congelamentos, resultados, apuracoesSorteio, situacoes, atas, participantes } = parts;
  bindNumeros(operador, parts.sorteios);

  operador.daCampanha(calls['operador.sorteios'], async ({ publicada }) => ({
    retorno: await situacoes.list(publicada),
  }));

  operador.bind(calls['operador.calendarioSorteios'], async ({ context }) => ({
    retorno: await situacoes.listCalendario(await hospedagens.listDaPromotora(getPromotoraId(context))),
  }));

  operador.daCampanha(calls['operador.preverCongelamento'], async ({ publicada, params }) => ({
    retorno: await congelamentos.preview(publicada, params.date),
  }));

  operador.daCampanha(calls['operador.congelarSorteio'], async ({ publicada, params, context }) => ({
    retorno: await congelamentos.freeze(publicada, params.date, context.ator),
  }));

  operador.daCampanha(calls['operador.resultado'], async ({ publicada, params, context }) => ({
    retorno: await resultados.read(publicada, params.date, context.ator),
  }));

  operador.daCampanha(calls['operador.informarResultado'], async ({ publicada, params, body, context }) => {
    return { retorno: await resultados.enter(publicada, params.date, body.extracao, context.ator) };
  });

  operador.daCampanha(calls['operador.anexarResultado'], async ({ publicada, params, body, context }) => {
    return { retorno: await resultados.attach(publicada, params.date, body.arquivoBase64, context.ator) };
  });

  operador.daCampanha(calls['operador.documentoResultado'], async ({ publicada, params }) => ({
    retorno: await resultados.open(publicada, params.date),
  }));

  operador.daCampanha(calls['operador.apuracao'], async ({ publicada, params, context }) => ({
    retorno: await apuracoesSorteio.read(publicada, params.date, context.ator),
  }));

  operador.daCampanha(calls['operador.apurarSorteio'], async ({ publicada, params, context }) => ({
    retorno: await apuracoesSorteio.compute(publicada, params.date, context.ator),
  }));

  operador.daCampanha(calls['operador.desclassificar'], async ({ publicada, params, body, context }) => {
    return { retorno: await apuracoesSorteio.disqualify(publicada, params.date, body, context.ator) };
  });

  operador.daCampanha(calls['operador.confirmarApuracao'], async ({ publicada, params, body, context }) => {
    return { retorno: await apuracoesSorteio.confirm(publicada, params.date, body.versao, context.ator) };
  });

  operador.daCampanha(calls['operador.ataSorteio'], async ({ publicada, params, context }) => {
    const { origin } = toCampanhaLugar(context, publicada);
    const pdf = await atas.write(publicada, params.date, { ator: context.ator, origin });
    return { retorno: toPieces(pdf), nomeArquivo: `ata-${params.date}.pdf` };
  });

  operador.daCampanha(calls['operador.participantesSorteio'], async ({ publicada, params, context }) => {
    const retorno = await participantes.write(publicada, params.date, context.ator);
    return { retorno, nomeArquivo: `participantes-${params.date}.zip` };
  });
}

function bindNumeros(operador: OperadorBinder, sorteios: SorteioService): void {
  operador.daCampanha(calls['operador.registrarPremiados'], async ({ publicada, body, context }) => ({
    retorno: { total: await sorteios.register(publicada, body.data, body.premiados, context.ator) },
  }));

  operador.daCampanha(calls['operador.procurarNumero'], async ({ publicada, query }) => ({
    retorno: await sorteios.findVizinhos(publicada, query.data, query),
  }));

  operador.daCampanha(calls['operador.medirNumeros'], async ({ publicada }) => ({
    retorno: await sorteios.measure(publicada),
  }));
}

async function* toPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
