import { calls } from '@trevo/contract/calls';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { ConfirmacaoCelularService } from './confirmacao-celular.service.ts';

const valido = 'Código válido!';
const invalido = 'Tente novamente, pois o código de verificação está inválido/expirado.';

export function bindCodigoTemporario(binder: Binder, celulares: ConfirmacaoCelularService): void {
  binder.bind(calls['login.gerarCodigoTemporario'], async ({ context }) => ({
    retorno: await celulares.createCodigo(context.sessao),
  }));

  binder.bind(calls['login.enviarNotificacaoToken'], async ({ body, context }) => ({
    retorno: await celulares.sendCodigo(context.host, body.usuario, context.sessao),
  }));

  binder.bind(calls['login.verificarCodigo'], async ({ body, context }) => {
    const retorno = await celulares.verifyCodigo(context.host, body.usuario, body.codigo, context.tentativa);
    return { retorno, mensagem: retorno.codigoValido ? valido : invalido };
  });

  binder.bind(calls['login.verificarTelefoneContato'], async ({ params, context }) => {
    await celulares.checkLivre(context.host, params.telefone);
    return { retorno: { disponivel: true as const } };
  });
}
