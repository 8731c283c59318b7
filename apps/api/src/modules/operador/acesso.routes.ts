import { calls } from '@trevo/contract/calls';
import { isSozinho } from '../../kernel/auth/ator.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { OperadorBinder } from '../campanha/public.ts';
import type { AuditoriaService } from './auditoria/auditoria.service.ts';
import type { Quebra } from './auditoria/conferencia.ts';
import type { AcessoService } from './acesso/acesso.service.ts';
import type { ConviteNoServidor } from './acesso/convite/convite-no-servidor.ts';
import type { CredencialService } from './acesso/credencial.service.ts';
import type { RecuperacaoService } from './acesso/senha/recuperacao.service.ts';
import type { EquipeService } from './acesso/equipe/equipe.service.ts';
import type { InstalacaoService } from './acesso/equipe/instalacao.service.ts';
import type { PasskeyOperadorService } from './acesso/passkey/passkey-operador.service.ts';
import type { SessaoOperadorService } from './acesso/sessao/sessao-operador.service.ts';
import { getPromotoraId } from '../../kernel/operador/promotora-id.ts';
import { bindPasskeyOperador } from './passkey-operador.routes.ts';
import { clearedSessaoCookie, toOrigem, withCookie } from './acesso/sessao/sessao-cookie.ts';

export interface AcessoParts {
  readonly acessos: AcessoService;
  readonly recuperacoes: RecuperacaoService;
  readonly sessoes: SessaoOperadorService;
  readonly passkeys: PasskeyOperadorService;
  readonly equipes: EquipeService;
  readonly instalacoes: InstalacaoService;
  readonly conviteNoServidor: ConviteNoServidor;
  readonly credenciais: CredencialService;
  readonly auditoria: AuditoriaService;
  readonly checkAuditoria: (
    testemunhadas: readonly { corrente: string; ordem: number; hash: string }[],
  ) => Promise<{ registros: number; quebras: Quebra[] }>;
  /** Scheme, host and port of the console; undefined without a console. */
  readonly consoleOrigin: string | undefined;
}

/** Binds sign-in, team, credentials and the audit trail. */
export function bindAcesso(operador: OperadorBinder, parts: AcessoParts): void {
  const { acessos, sessoes } = parts;
  operador.bind(calls['operador.entrar'], async ({ body: { email, senha, codigo, aparelho }, context }) => {
    const { isConhecida } = context.tentativa;
    return withCookie(
      await acessos.enter(email, { senha, codigo, isConhecida }, toOrigem(context, aparelho)),
    );
  });
  operador.bind(calls['operador.abrirConvite'], async ({ body }) => ({
    retorno: await acessos.openConvite(body.token),
  }));
  operador.bind(calls['operador.aceitarConvite'], async ({ body, context }) =>
    withCookie(
      await acessos.acceptConvite(
        body.token,
        body.senha,
        body.codigo,
        toOrigem(context, body.aparelho),
        context.requisicao,
      ),
    ),
  );
  operador.bind(calls['operador.aceitarConviteDaConta'], async ({ body, context }) => {
    await acessos.acceptDaConta(context.sessaoOperador, body.token, context.requisicao);
    return { retorno: await sessoes.read(context.sessaoOperador) };
  });
  bindRecuperacao(operador, parts);
  operador.bind(calls['operador.sessao'], async ({ context }) => ({
    retorno: await sessoes.read(context.sessaoOperador),
  }));
  operador.bind(calls['operador.elevar'], async ({ body, context }) =>
    withCookie(await acessos.elevate(context.sessaoOperador, body.senha, body.codigo, toOrigem(context, ''))),
  );
  operador.bind(calls['operador.sair'], async ({ context }) => {
    const { operadorId, sessaoId } = context.sessaoOperador;
    await sessoes.endSessao(operadorId, sessaoId);
    return { retorno: null, cookies: [clearedSessaoCookie] };
  });
  operador.bind(calls['operador.sessoes'], async ({ context }) => ({
    retorno: await sessoes.listSessoes(context.sessaoOperador),
  }));
  operador.bind(calls['operador.encerrarSessao'], async ({ params, context }) => {
    await sessoes.endSessao(context.sessaoOperador.operadorId, params.sessaoID);
    return { retorno: null };
  });
  bindPasskeyOperador(operador, parts.passkeys);
  bindEquipe(operador, parts);
  bindCredenciais(operador, parts);
  bindAuditoria(operador, parts);
}

/** Throws operador.semConsole. */
function requireOrigin({ consoleOrigin }: AcessoParts): string {
  if (consoleOrigin === undefined) throw refuse('operador.semConsole');
  return consoleOrigin;
}

function bindRecuperacao(operador: OperadorBinder, parts: AcessoParts): void {
  const { recuperacoes } = parts;
  operador.bind(calls['operador.pedirRecuperacao'], async ({ body }) => {
    await recuperacoes.request(requireOrigin(parts), body.email);
    return { retorno: null };
  });
  operador.bind(calls['operador.abrirRecuperacao'], async ({ body }) => ({
    retorno: await recuperacoes.open(body.token),
  }));
  operador.bind(calls['operador.recuperar'], async ({ body, context }) =>
    withCookie(
      await recuperacoes.recover(
        body.token,
        body.senha,
        body.codigo,
        toOrigem(context, body.aparelho),
        context.requisicao,
      ),
    ),
  );
}

function bindEquipe(operador: OperadorBinder, parts: AcessoParts): void {
  const { equipes, instalacoes, conviteNoServidor } = parts;
  operador.bind(calls['operador.equipe'], async ({ context }) => ({
    retorno: await equipes.list(getPromotoraId(context)),
  }));
  operador.proponiveis.bind(calls['operador.convidar'], async ({ body, context }) => ({
    retorno: await equipes.invite(getPromotoraId(context), requireOrigin(parts), body, context),
  }));
  operador.bind(calls['operador.retirarConvite'], async ({ params, context }) => ({
    retorno: await equipes.withdraw(getPromotoraId(context), params.conviteID),
  }));
  operador.bind(calls['operador.equipeDaInstalacao'], async () => ({ retorno: await instalacoes.list() }));
  operador.proponiveis.bind(calls['operador.definirDaInstalacao'], async ({ params, body, context }) => ({
    retorno: await instalacoes.set(params.operadorID, body.saida, context),
  }));
  operador.bind(calls['operador.retirarConviteDaInstalacao'], async ({ params }) => ({
    retorno: await instalacoes.withdraw(params.conviteID),
  }));
  operador.bind(calls['operador.convidarDaInstalacao'], async ({ body, context }) => {
    // Grants more than any role: a person alone in a session may not.
    if (isSozinho(context)) throw refuse('operador.soPeloComando');
    return { retorno: { endereco: await conviteNoServidor(requireOrigin(parts), body) } };
  });
  operador.proponiveis.bind(calls['operador.definirPapel'], async ({ params, body, context }) => ({
    retorno: await equipes.setPapel(getPromotoraId(context), params.operadorID, body.papel, context),
  }));
}

function bindCredenciais(operador: OperadorBinder, { credenciais }: AcessoParts): void {
  operador.bind(calls['operador.credenciais'], async ({ context }) => ({
    retorno: await credenciais.list(getPromotoraId(context)),
  }));
  operador.bind(calls['operador.criarCredencial'], async ({ body, context }) => ({
    retorno: await credenciais.create(getPromotoraId(context), context.ator.id, body),
  }));
  operador.bind(calls['operador.girarCredencial'], async ({ params, context }) => ({
    retorno: await credenciais.rotate(getPromotoraId(context), context.ator.id, params.credencialID),
  }));
  operador.bind(calls['operador.encerrarCredencial'], async ({ params, context }) => ({
    retorno: await credenciais.end(getPromotoraId(context), params.credencialID),
  }));
}

function bindAuditoria(operador: OperadorBinder, { auditoria, checkAuditoria }: AcessoParts): void {
  operador.bind(calls['operador.auditoria'], async ({ params, query, context }) => ({
    retorno: await auditoria.list(getPromotoraId(context), params.perPage, query),
  }));
  operador.bind(calls['operador.auditoriaDaInstalacao'], async ({ params, query }) => ({
    retorno: await auditoria.list('', params.perPage, query),
  }));
  operador.bind(calls['operador.conferirAuditoria'], async ({ query }) => ({
    retorno: await checkAuditoria(query.cabeca ? [query.cabeca] : []),
  }));
}
