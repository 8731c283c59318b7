import { calls } from '@trevo/contract/calls';
import { sucessoText } from '@trevo/contract/palavras.text';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { HospedagemService } from '../campanha/public.ts';
import type { ConfirmacaoEmailService } from './contato/confirmacao-email.service.ts';
import type { ContatoService } from './contato/contato.service.ts';
import type { RedefinicaoService } from './redefinicao.service.ts';
import type { SenhaService } from './senha.service.ts';
import type { TokenVerificacaoService } from './contato/token-verificacao.service.ts';

export function bindSenha(
  binder: Binder,
  parts: {
    senhas: SenhaService;
    redefinicoes: RedefinicaoService;
    tokensVerificacao: TokenVerificacaoService;
    contatos: ContatoService;
    emails: ConfirmacaoEmailService;
    hospedagens: HospedagemService;
  },
): void {
  const { senhas, redefinicoes } = parts;

  binder.bind(calls['login.trocarSenha'], async ({ body, context }) => ({
    retorno: await senhas.change(context.host, context.sessao, body),
    mensagem: sucessoText.senha,
  }));

  binder.bind(calls['login.solicitarRedefinicao'], async ({ body, context }) => ({
    retorno: await redefinicoes.sendEmail(context.host, context.origin, body.usuario),
  }));

  binder.bind(calls['login.solicitarRedefinicaoSms'], async ({ params, body, context }) => {
    await parts.hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    return { retorno: await redefinicoes.sendSms(context.host, body.usuario) };
  });

  binder.bind(calls['login.obterTokenSms'], async ({ body, context }) => ({
    retorno: {
      linkRedefinirSenha: await redefinicoes.exchangeCodigo(context.host, context.origin, {
        ...body,
        tentativa: context.tentativa,
      }),
    },
  }));

  binder.bind(calls['login.desfazerContato'], async ({ body, context }) => ({
    retorno: await parts.contatos.restore(context.host, context.origin, {
      token: body.tokenVerificacao,
      endereco: context.endereco,
    }),
  }));

  binder.bind(calls['login.conferirLinkSenha'], async ({ body, context }) => {
    await parts.tokensVerificacao.getSenhaOwner(context.host, body.tokenVerificacao);
    return { retorno: { valido: true as const } };
  });

  binder.bind(calls['login.confirmarSenha'], async ({ body, context }) => ({
    retorno: await senhas.confirm(context.host, body.tokenVerificacao, body.novaSenha),
  }));

  binder.bind(calls['login.confirmarEmail'], async ({ body, context }) => {
    const dono = await parts.tokensVerificacao.confirmEmail(context.host, body.tokenVerificacao);
    return {
      retorno: { emailVerificado: true as const, daSessao: dono === context.sessao?.consumidorId },
      mensagem: sucessoText.emailVerificado,
    };
  });

  binder.bind(calls['login.reenviarConfirmacaoEmail'], async ({ context }) => ({
    retorno: await parts.emails.resend(context.host, context.origin, context.sessao),
  }));
}
