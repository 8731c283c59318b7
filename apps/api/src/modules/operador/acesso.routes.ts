import { calls } from '@trevo/contract/calls';
import { refuse } from '../../kernel/domain-error.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { OperadorContext } from '../../kernel/http/operador-gate.port.ts';
import type { AuditoriaService } from './auditoria/auditoria.service.ts';
import type { Quebra } from './auditoria/conferencia.ts';
import type { AcessoService, Entrada } from './acesso/acesso.service.ts';
import type { CreateConvite } from './acesso/create-convite.ts';
import type { CredencialService } from './acesso/credencial.service.ts';
import type { EquipeService } from './acesso/equipe.service.ts';
import type { SessaoOperadorService } from './acesso/sessao-operador.service.ts';
import { clearedSessaoCookie, toSessaoCookie } from './acesso/sessao-cookie.ts';

export interface AcessoParts {
  readonly acessos: AcessoService;
  readonly sessoes: SessaoOperadorService;
  readonly equipes: EquipeService;
  readonly createConvite: CreateConvite;
  readonly credenciais: CredencialService;
  readonly auditoria: AuditoriaService;
  readonly checkAuditoria: (
    testemunhadas: readonly { corrente: string; ordem: number; hash: string }[],
  ) => Promise<{ registros: number; quebras: Quebra[] }>;
  /** Scheme, host and port of the console; undefined without a console. */
  readonly consoleOrigin: string | undefined;
}

const withCookie = ({ token, sessao }: Entrada) => ({ retorno: sessao, cookie: toSessaoCookie(token) });

/** Returns the promoter to act for. Throws operador.semPromotora where the host has none. */
export function getPromotoraId({ promotoraId }: OperadorContext): string {
  if (promotoraId === null) throw refuse('operador.semPromotora');
  return promotoraId;
}

/** Binds sign-in, team, credentials and the audit trail. */
export function bindAcesso(binder: Binder, parts: AcessoParts): void {
  const { acessos, sessoes } = parts;
  binder.bind(calls['operador.entrar'], async ({ body }) =>
    withCookie(await acessos.enter(body.email, body.senha, body.codigo, body.aparelho)),
  );
  binder.bind(calls['operador.abrirConvite'], async ({ body }) => ({
    retorno: await acessos.openConvite(body.token),
  }));
  binder.bind(calls['operador.aceitarConvite'], async ({ body }) =>
    withCookie(await acessos.acceptConvite(body.token, body.senha, body.codigo, body.aparelho)),
  );
  binder.bind(calls['operador.sessao'], async ({ context }) => ({
    retorno: await sessoes.read(context.sessaoOperador),
  }));
  binder.bind(calls['operador.elevar'], async ({ body, context }) =>
    withCookie(await acessos.elevate(context.sessaoOperador, body.senha, body.codigo)),
  );
  binder.bind(calls['operador.sair'], async ({ context }) => {
    const { operadorId, sessaoId } = context.sessaoOperador;
    await sessoes.endSessao(operadorId, sessaoId);
    return { retorno: null, cookie: clearedSessaoCookie };
  });
  binder.bind(calls['operador.sessoes'], async ({ context }) => ({
    retorno: await sessoes.listSessoes(context.sessaoOperador),
  }));
  binder.bind(calls['operador.encerrarSessao'], async ({ params, context }) => {
    await sessoes.endSessao(context.sessaoOperador.operadorId, params.sessaoID);
    return { retorno: null };
  });
  bindEquipe(binder, parts);
  bindCredenciais(binder, parts);
  bindAuditoria(binder, parts);
}

function bindEquipe(binder: Binder, { equipes, createConvite, consoleOrigin }: AcessoParts): void {
  const getOrigin = (): string => {
    if (consoleOrigin === undefined) throw refuse('operador.semConsole');
    return consoleOrigin;
  };
  binder.bind(calls['operador.equipe'], async ({ context }) => ({
    retorno: await equipes.list(getPromotoraId(context)),
  }));
  binder.bind(calls['operador.convidar'], async ({ body, context }) => ({
    retorno: await equipes.invite(getPromotoraId(context), getOrigin(), body),
  }));
  binder.bind(calls['operador.convidarDaInstalacao'], async ({ body }) => ({
    retorno: {
      endereco: await createConvite(getOrigin(), { ...body, promotoraId: null, papel: null }),
    },
  }));
  binder.bind(calls['operador.definirPapel'], async ({ params, body, context }) => ({
    retorno: await equipes.setPapel(getPromotoraId(context), params.operadorID, body.papel),
  }));
}

function bindCredenciais(binder: Binder, { credenciais }: AcessoParts): void {
  binder.bind(calls['operador.credenciais'], async ({ context }) => ({
    retorno: await credenciais.list(getPromotoraId(context)),
  }));
  binder.bind(calls['operador.criarCredencial'], async ({ body, context }) => ({
    retorno: await credenciais.create(getPromotoraId(context), body),
  }));
  binder.bind(calls['operador.girarCredencial'], async ({ params, context }) => ({
    retorno: await credenciais.rotate(getPromotoraId(context), params.credencialID),
  }));
  binder.bind(calls['operador.encerrarCredencial'], async ({ params, context }) => ({
    retorno: await credenciais.end(getPromotoraId(context), params.credencialID),
  }));
}

function bindAuditoria(binder: Binder, { auditoria, checkAuditoria }: AcessoParts): void {
  binder.bind(calls['operador.auditoria'], async ({ params, query, context }) => ({
    retorno: await auditoria.list(getPromotoraId(context), params.perPage, query),
  }));
  binder.bind(calls['operador.auditoriaDaInstalacao'], async ({ params, query }) => ({
    retorno: await auditoria.list('', params.perPage, query),
  }));
  binder.bind(calls['operador.conferirAuditoria'], async ({ query }) => ({
    retorno: await checkAuditoria(query.cabeca ? [query.cabeca] : []),
  }));
}
