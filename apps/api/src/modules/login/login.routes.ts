import { calls } from '@trevo/contract/calls';
import { sucessoText, valorText } from '@trevo/contract/palavras.text';
import { requireOwn } from '../../kernel/auth/sessao.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { ConfirmacaoCelularService } from './contato/confirmacao-celular.service.ts';
import type { FacebookService } from './facebook.service.ts';
import type { LoginService } from './login.service.ts';
import type { SessaoService } from './sessao.service.ts';

export function bindLogin(
  binder: Binder,
  {
    logins,
    sessoes,
    celulares,
    facebooks,
  }: {
    logins: LoginService;
    sessoes: SessaoService;
    celulares: ConfirmacaoCelularService;
    facebooks: FacebookService;
  },
): void {
  bindCodigos(binder, celulares);
  bindFacebook(binder, facebooks);

  binder.bind(calls['login.verificar'], async ({ params, context }) => {
    await logins.verify(context.host, params.user);
    return { retorno: { existe: true as const } };
  });

  binder.bind(calls['login.cadastrar'], async ({ body, context }) => ({
    retorno: await logins.register(context.host, context.origin, body, context.endereco),
  }));

  binder.bind(calls['login.autenticar'], async ({ body, context: { host, tentativa } }) => {
    if ('tokenFacebook' in body) return { retorno: await facebooks.signIn(host, body.tokenFacebook) };
    return {
      retorno: await ('senha' in body
        ? logins.signIn(host, body, tentativa)
        : logins.renew(host, body.usuario, body.token)),
    };
  });

  binder.bind(calls['login.sair'], async ({ body }) => {
    await sessoes.signOut(body.token);
    return { retorno: { encerrada: true as const } };
  });

  binder.bind(calls['login.obter'], async ({ params, context }) => {
    requireOwn(context.sessao, params.usuario);
    return { retorno: await logins.get(context.sessao) };
  });
}

function bindCodigos(binder: Binder, celulares: ConfirmacaoCelularService): void {
  binder.bind(calls['login.gerarCodigoTemporario'], async ({ context }) => ({
    retorno: await celulares.createCodigo(context.sessao),
  }));

  binder.bind(calls['login.enviarNotificacaoToken'], async ({ body, context }) => ({
    retorno: await celulares.sendCodigo(context.host, body.usuario, context.sessao),
  }));

  binder.bind(calls['login.verificarCodigo'], async ({ body, context }) => {
    const retorno = await celulares.verifyCodigo(context.host, body.usuario, body.codigo, context.tentativa);
    return { retorno, mensagem: retorno.codigoValido ? sucessoText.codigoValido : valorText.codigoInvalido };
  });

  binder.bind(calls['login.verificarTelefoneContato'], async ({ params, context }) => {
    await celulares.checkLivre(context.host, params.telefone);
    return { retorno: { disponivel: true as const } };
  });
}

function bindFacebook(binder: Binder, facebooks: FacebookService): void {
  binder.bind(calls['login.autenticarFacebook'], async ({ body, context }) => ({
    retorno: await facebooks.signIn(context.host, body.tokenFacebook),
  }));

  binder.bind(calls['login.cadastrarFacebook'], async ({ body, context }) => ({
    retorno: await facebooks.register(context.host, context.origin, body, context.endereco),
  }));
}
