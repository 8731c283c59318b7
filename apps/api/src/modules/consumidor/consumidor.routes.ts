import { calls } from '@trevo/contract/calls';
import { sucessoText } from '@trevo/contract/palavras.text';
import { normalizeUsuario } from '@trevo/rules/pessoa/usuario';
import { requireOwn } from '../../kernel/auth/sessao.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { ConsumidorContext } from '../../kernel/http/gate.ts';
import type { HospedagemService } from '../campanha/public.ts';
import type { FotoService } from '../upload/public.ts';
import type { AceiteService } from './aceite.service.ts';
import type { ConsentimentoService } from './consentimento.service.ts';
import type { ConsumidorService, PrimeiroAcessoService } from './consumidor.service.ts';
import type { ExclusaoService } from './exclusao.service.ts';
import { toWire } from './perfil/perfil.presenter.ts';
import type { PerfilRequest, PerfilService } from './perfil/perfil.service.ts';
import { listAceites } from './termos.ts';

export interface ConsumidorParts {
  readonly consumidores: ConsumidorService;
  readonly perfis: PerfilService;
  readonly aceites: AceiteService;
  readonly consentimentos: ConsentimentoService;
  readonly exclusoes: ExclusaoService;
  readonly primeirosAcessos: PrimeiroAcessoService;
  readonly hospedagens: HospedagemService;
  readonly fotos: FotoService;
}

export function bindConsumidor(binder: Binder, parts: ConsumidorParts): void {
  bindPerfil(binder, parts);
  bindAceites(binder, parts);
  bindConsentimentos(binder, parts);
  bindLookups(binder, parts);
}

const toPerfilRequest = async (
  hospedagens: HospedagemService,
  context: ConsumidorContext,
): Promise<PerfilRequest> => ({
  hospedagem: await hospedagens.get(context.host),
  sessao: context.sessao,
  endereco: context.endereco,
  origin: context.origin,
});

function bindPerfil(
  binder: Binder,
  { consumidores, perfis, aceites, exclusoes, hospedagens, fotos }: ConsumidorParts,
) {
  const toRequest = (context: ConsumidorContext) => toPerfilRequest(hospedagens, context);

  binder.bind(calls['consumidor.obter'], async ({ params, context }) => {
    requireOwn(context.sessao, params.usuario);
    const { principal } = await hospedagens.get(context.host);
    const row = await consumidores.get(context.sessao.consumidorId);
    return { retorno: toWire(row, await aceites.list(row.consumidor_id, principal.campanhaId), fotos) };
  });

  binder.bind(calls['consumidor.salvar'], async ({ body, context }) => {
    if (body.telefone) requireOwn(context.sessao, body.telefone);
    const request = await toRequest(context);
    const { row, isJustFinished } = await perfis.save(request, body);
    const answered = await aceites.list(row.consumidor_id, request.hospedagem.principal.campanhaId);
    return {
      retorno: toWire(row, answered, fotos),
      mensagem: isJustFinished ? sucessoText.perfilCadastrado : sucessoText.perfilAtualizado,
    };
  });

  binder.bind(calls['consumidor.alterarNotificacao'], async ({ body, context }) => {
    requireOwn(context.sessao, body.telefone);
    const { aceitaNotificacao } = body;
    await perfis.saveColumns(await toRequest(context), { aceita_notificacao: aceitaNotificacao });
    return {
      retorno: { aceitaNotificacao },
      mensagem: sucessoText.notificacao,
    };
  });

  binder.bind(calls['consumidor.excluir'], async ({ params, context }) => {
    requireOwn(context.sessao, params.usuario);
    await exclusoes.exclude(await hospedagens.get(context.host), context.sessao.consumidorId);
    return { retorno: { excluido: true as const }, mensagem: sucessoText.contaExcluida };
  });
}

function bindAceites(binder: Binder, { aceites, hospedagens }: ConsumidorParts) {
  binder.bind(calls['consumidor.aceites'], async ({ context }) => {
    const hospedagem = await hospedagens.get(context.host);
    const answers = context.sessao
      ? await aceites.list(context.sessao.consumidorId, hospedagem.principal.campanhaId)
      : new Map<string, boolean>();
    return {
      retorno: listAceites(hospedagem).map((termo) => ({
        ...termo,
        aceito: answers.get(termo.nomeTermo) ?? null,
      })),
    };
  });

  binder.bind(calls['consumidor.alterarAceites'], async ({ body, context }) => {
    requireOwn(context.sessao, body.usuario);
    const hospedagem = await hospedagens.get(context.host);
    const { consumidorId } = context.sessao;
    await aceites.save(hospedagem, consumidorId, body.aceites, context.endereco);
    const answers = await aceites.list(consumidorId, hospedagem.principal.campanhaId);
    return {
      retorno: [...answers].map(([nomeTermo, aceito]) => ({ nomeTermo, aceito })),
      mensagem: sucessoText.aceites,
    };
  });
}

function bindConsentimentos(binder: Binder, { consentimentos, hospedagens }: ConsumidorParts) {
  binder.bind(calls['consumidor.consentimentos'], async ({ context }) => {
    const hospedagem = await hospedagens.get(context.host);
    return { retorno: await consentimentos.list(hospedagem, context.sessao.consumidorId) };
  });

  binder.bind(calls['consumidor.alterarConsentimento'], async ({ body, context }) => {
    const request = await toPerfilRequest(hospedagens, context);
    return {
      retorno: await consentimentos.change(request, body.nomeTermo, body.aceito),
      mensagem: sucessoText.aceites,
    };
  });
}

function bindLookups(binder: Binder, { consumidores, primeirosAcessos, hospedagens }: ConsumidorParts) {
  binder.bind(calls['consumidor.verificar'], async ({ params, context }) => {
    const { promotoraId } = await hospedagens.get(context.host);
    const isKnown = await primeirosAcessos.exists(promotoraId, normalizeUsuario(params.cpf));
    if (!isKnown) throw refuse('consumidor.naoEncontrado');
    return { retorno: { existe: true as const } };
  });

  binder.bind(calls['consumidor.verificarTelefoneContato'], async ({ body, context }) => {
    const { promotoraId, consumidorId } = context.sessao;
    if (await consumidores.isTelefoneTaken(promotoraId, body.telefoneContato, consumidorId)) {
      throw refuse('consumidor.telefoneDuplicado');
    }
    return { retorno: { disponivel: true as const } };
  });
}
