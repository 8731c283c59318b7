import { calls } from '@trevo/contract/calls';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { PasskeyOperadorService } from './acesso/passkey-operador.service.ts';
import { toOrigem, withCookie } from './acesso/sessao-cookie.ts';

/** Binds sign-in, verification and account calls with passkeys. */
export function bindPasskeyOperador(binder: Binder, passkeys: PasskeyOperadorService): void {
  binder.bind(calls['operador.iniciarEntradaPasskey'], async ({ context }) => ({
    retorno: await passkeys.beginEntrada(context.host),
  }));
  binder.bind(calls['operador.entrarPasskey'], async ({ body, context }) =>
    withCookie(await passkeys.enter(context, body, toOrigem(context, body.aparelho))),
  );
  binder.bind(calls['operador.iniciarElevarPasskey'], async ({ context }) => ({
    retorno: await passkeys.beginElevar(context.host, context.sessaoOperador),
  }));
  binder.bind(calls['operador.elevarPasskey'], async ({ body, context }) =>
    withCookie(await passkeys.elevate(context, context.sessaoOperador, body, toOrigem(context, ''))),
  );
  binder.bind(calls['operador.passkeys'], async ({ context }) => ({
    retorno: await passkeys.list(context.sessaoOperador),
  }));
  binder.bind(calls['operador.iniciarPasskey'], async ({ context }) => ({
    retorno: await passkeys.beginPasskey(context.host, context.sessaoOperador),
  }));
  binder.bind(calls['operador.criarPasskey'], async ({ body, context }) => ({
    retorno: await passkeys.create(context, context.sessaoOperador, body),
  }));
  binder.bind(calls['operador.nomearPasskey'], async ({ params, body, context }) => ({
    retorno: await passkeys.rename(context.sessaoOperador, params.passkeyID, body.nome),
  }));
  binder.bind(calls['operador.excluirPasskey'], async ({ params, context }) => {
    await passkeys.remove(context.sessaoOperador, params.passkeyID);
    return { retorno: null };
  });
}
