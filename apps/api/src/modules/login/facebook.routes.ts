import { calls } from '@trevo/contract/calls';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { FacebookService } from './facebook.service.ts';

export function bindFacebook(binder: Binder, facebooks: FacebookService): void {
  binder.bind(calls['login.autenticarFacebook'], async ({ body, context }) => ({
    retorno: await facebooks.signIn(context.host, body.tokenFacebook),
  }));

  binder.bind(calls['login.cadastrarFacebook'], async ({ body, context }) => ({
    retorno: await facebooks.register(context.host, context.origin, body, context.endereco),
  }));
}
