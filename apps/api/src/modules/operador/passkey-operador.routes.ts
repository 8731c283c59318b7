import { calls } from '@trevo/contract/calls';
import type { OperadorBinder } from '../campanha/public.ts';
import type { PasskeyOperadorService } from './acesso/passkey/passkey-operador.service.ts';
import { toOrigem, withCookie } from './acesso/sessao/sessao-cookie.ts';

/** Binds sign-in, verification and account calls with passkeys. */
export function bindPasskeyOperador(operador: OperadorBinder, passkeys: PasskeyOperadorService): void {
  operador.bind(calls['operador.iniciarEntradaPasskey'], async ({ context }) => ({
    retorno: await passkeys.beginEntrada(context.host),
  }));
  operador.bind(calls['operador.entrarPasskey'], async ({ body, context }) =>
    withCookie(await passkeys.enter(context, body, toOrigem(context, body.aparelho))),
  );
  operador.bind(calls['operador.iniciarElevarPasskey'], async ({ context }) => ({
    retorno: await passkeys.beginElevar(context.host, context.sessaoOperador),
  }));
  operador.bind(calls['operador.elevarPasskey'], async ({ body, context }) =>
    withCookie(await passkeys.elevate(context, context.sessaoOperador, body, toOrigem(context, ''))),
  );
  operador.bind(calls['operador.passkeys'], async ({ context }) => ({
    retorno: await passkeys.list(context.sessaoOperador),
  }));
  operador.bind(calls['operador.iniciarPasskey'], async ({ context }) => ({
    retorno: await passkeys.beginPasskey(context.host, context.sessaoOperador),
  }));
  operador.bind(calls['operador.criarPasskey'], async ({ body, context }) => ({
    retorno: await passkeys.create(context, context.sessaoOperador, body),
  }));
  operador.bind(calls['operador.nomearPasskey'], async ({ params, body, context }) => ({
    retorno: await passkeys.rename(context.sessaoOperador, params.passkeyID, body.nome),
  }));
  operador.bind(calls['operador.excluirPasskey'], async ({ params, context }) => {
    await passkeys.remove(context.sessaoOperador, params.passkeyID);
    return { retorno: null };
  });
}
