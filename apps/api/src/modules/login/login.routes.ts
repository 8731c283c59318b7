import { calls } from '@trevo/contract/calls';
import { requireOwn } from '../../kernel/auth/require-own.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { HospedagemService } from '../campanha/public.ts';
import { bindCodigoTemporario } from './codigo-temporario.routes.ts';
import { bindFacebook } from './facebook.routes.ts';
import type { LoginModule } from './login.module.ts';
import { bindSenha } from './senha.routes.ts';

export function bindLogin(binder: Binder, parts: LoginModule & { hospedagens: HospedagemService }): void {
  const { logins, sessoes } = parts;
  bindCodigoTemporario(binder, parts.celulares);
  bindSenha(binder, parts);
  bindFacebook(binder, parts.facebooks);

  binder.bind(calls['login.verificar'], async ({ params, context }) => {
    await logins.verify(context.host, params.user);
    return { retorno: { existe: true as const } };
  });

  binder.bind(calls['login.cadastrar'], async ({ body, context }) => ({
    retorno: await logins.register(context.host, context.origin, body, context.endereco),
  }));

  binder.bind(calls['login.autenticar'], async ({ body, context }) => ({
    retorno: await ('senha' in body
      ? logins.signIn(context.host, body)
      : logins.renew(context.host, body.usuario, body.token)),
  }));

  binder.bind(calls['login.sair'], async ({ body }) => {
    await sessoes.signOut(body.token);
    return { retorno: { encerrada: true as const } };
  });

  binder.bind(calls['login.obter'], async ({ params, context }) => {
    requireOwn(context.sessao, params.usuario);
    return { retorno: await logins.get(context.sessao) };
  });
}
