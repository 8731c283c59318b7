import { calls } from '@trevo/contract/calls';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { PasskeyEntradaService } from './passkey/passkey-entrada.service.ts';
import type { PasskeyService } from './passkey/passkey.service.ts';

export function bindPasskey(
  binder: Binder,
  { passkeys, passkeyEntradas }: { passkeys: PasskeyService; passkeyEntradas: PasskeyEntradaService },
): void {
  binder.bind(calls['login.iniciarEntradaPasskey'], async ({ context }) => ({
    retorno: await passkeyEntradas.begin(context.host),
  }));

  binder.bind(calls['login.autenticarPasskey'], async ({ body, context }) => ({
    retorno: await passkeyEntradas.signIn(context, body),
  }));

  binder.bind(calls['login.passkeys'], async ({ context }) => ({
    retorno: await passkeys.list(context.host, context.sessao),
  }));

  binder.bind(calls['login.iniciarPasskey'], async ({ body, context }) => ({
    retorno: await passkeys.begin(context.host, context.sessao, body.senhaAtual),
  }));

  binder.bind(calls['login.criarPasskey'], async ({ body, context }) => ({
    retorno: await passkeys.create(context, context.sessao, body),
  }));

  binder.bind(calls['login.excluirPasskey'], async ({ params, context }) => ({
    retorno: await passkeys.delete(context.host, context.sessao, params.id),
  }));
}
