import { calls } from '@trevo/contract/calls';
import { isSozinho } from '../../kernel/auth/ator.ts';
import { type OperadorBinder, toCampanhaLugar, requireSegundaPessoa, toAutores } from '../campanha/public.ts';
import type { AnexoService } from './anexo.service.ts';
import type { ConferenciaService } from './conferencia-livros.service.ts';
import type { createFechamentoService } from './fechamento.service.ts';
import type { createKitService } from './kit/kit.service.ts';
import type { createPainelService } from './painel.service.ts';
import type { PrazoLegalService } from './prazo-legal.service.ts';
import type { createScpcService } from './scpc.service.ts';
import type { createValorService } from './valor.service.ts';
import { encerramentoPropostaText } from './encerramento-proposta.text.ts';

interface Parts {
  readonly prazosLegais: PrazoLegalService;
  readonly anexos: AnexoService;
  readonly livrosCampanha: ConferenciaService;
  readonly kits: ReturnType<typeof createKitService>;
  readonly scpcs: ReturnType<typeof createScpcService>;
  readonly valores: ReturnType<typeof createValorService>;
  readonly paineis: ReturnType<typeof createPainelService>;
  readonly fechamentos: ReturnType<typeof createFechamentoService>;
}

/** Binds the end of campaigns: legal terms, header of SCPC, attached files, kit and closed books. */
export function bindEncerramentoOperador(operador: OperadorBinder, parts: Parts): void {
  const { prazosLegais, paineis } = parts;
  operador.bind(calls['operador.prazosLegais'], async () => ({ retorno: await prazosLegais.list() }));

  operador.bind(calls['operador.alterarPrazoLegal'], async ({ params, body, context }) => ({
    retorno: await prazosLegais.change(params.prazoID, body, context.ator),
  }));

  operador.daCampanha(calls['operador.encerramento'], async ({ publicada, context }) => ({
    retorno: await paineis.read(publicada, context.ator),
  }));

  operador.proponiveis.daCampanha(
    calls['operador.definirPrazoCampanha'],
    async ({ publicada, params, body, context }) => {
      await prazosLegais.get(params.prazoID);
      requireSegundaPessoa(context, 'prazoID', encerramentoPropostaText.porque.prazo);
      await prazosLegais.define(publicada, params.prazoID, body, toAutores(context));
      return { retorno: await paineis.read(publicada, context.ator) };
    },
  );

  operador.daCampanha(calls['operador.informarScpc'], async ({ publicada, body, context }) => ({
    retorno: await parts.scpcs.enter(publicada, body, context.ator),
  }));

  operador.daCampanha(calls['operador.definirValorPremio'], async ({ publicada, body, context }) => {
    await parts.valores.set(publicada, body, context.ator);
    return { retorno: await paineis.read(publicada, context.ator) };
  });

  operador.daCampanha(calls['operador.anexarEncerramento'], async ({ publicada, body, context }) => {
    await parts.anexos.attach(publicada, body, context.ator);
    return { retorno: await paineis.read(publicada, context.ator) };
  });

  operador.daCampanha(calls['operador.arquivoEncerramento'], async ({ publicada, params }) => ({
    retorno: await parts.anexos.open(publicada, params.arquivoID),
  }));

  operador.daCampanha(
    calls['operador.retirarArquivoEncerramento'],
    async ({ publicada, params, context }) => {
      await parts.anexos.remove(publicada, params.arquivoID);
      return { retorno: await paineis.read(publicada, context.ator) };
    },
  );

  operador.daCampanha(calls['operador.conferirLivros'], async ({ publicada, context }) => {
    await parts.livrosCampanha.check(publicada);
    return { retorno: await paineis.read(publicada, context.ator) };
  });

  bindKits(operador, parts);

  operador.proponiveis.daCampanha(
    calls['operador.encerrarCampanha'],
    async ({ publicada, body, context }) => {
      if (!(await parts.fechamentos.isFechadaCom(publicada, body.manifestoHash))) {
        if (isSozinho(context)) await parts.fechamentos.preview(publicada, body.manifestoHash);
        requireSegundaPessoa(context, 'manifestoHash', encerramentoPropostaText.porque.encerrar);
        await parts.fechamentos.close(publicada, body.manifestoHash, toAutores(context));
      }
      return { retorno: await paineis.read(publicada, context.ator) };
    },
  );
}

function bindKits(operador: OperadorBinder, { kits }: Parts): void {
  operador.daCampanha(calls['operador.kits'], async ({ publicada, params, query }) => ({
    retorno: await kits.list(publicada, params.perPage, query.depois),
  }));

  operador.proponiveis.daCampanha(calls['operador.pedirKit'], async ({ publicada, body, context }) => {
    requireSegundaPessoa(context, 'finalidade', encerramentoPropostaText.porque.kit);
    const { origin } = toCampanhaLugar(context, publicada);
    return { retorno: await kits.request(publicada, body, toAutores(context), origin) };
  });

  operador.daCampanha(calls['operador.cancelarKit'], async ({ publicada, params, context }) => ({
    retorno: await kits.cancel(publicada, params.kitID, context.ator),
  }));

  operador.daCampanha(calls['operador.baixarKit'], async ({ publicada, params }) => {
    const { pieces, nomeArquivo } = await kits.open(publicada, params.kitID);
    return { retorno: pieces, nomeArquivo };
  });
}
