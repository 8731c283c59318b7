import { calls, type Calls } from '@trevo/contract/calls';
import { errors, isErrorCode } from '@trevo/contract/errors';
import type { Binder, Parsed } from '../../kernel/http/bind-call.ts';
import type { HospedagemService } from '../campanha/public.ts';
import type { DocumentoFiscalPresenter } from '../documento-fiscal/public.ts';
import type { ComperService } from './comper.service.ts';

type ComperParsed = Pick<Parsed<Calls['comper.integrarDocumentoFiscal']>, 'query' | 'context'>;

export function bindComper(
  binder: Binder,
  {
    comper,
    apresentacao,
    hospedagens,
  }: { comper: ComperService; apresentacao: DocumentoFiscalPresenter; hospedagens: HospedagemService },
): void {
  const handle = async ({ query, context }: ComperParsed) => {
    const { principal } = await hospedagens.get(context.host);
    const view = await comper.register(context.sessao, principal, query, context.idempotencia);
    const retorno = apresentacao.toWire(view, [principal]);
    const { status, motivo } = retorno.apuracao;
    if (status === 'INVALIDO' && motivo) {
      const statusCode = isErrorCode(motivo.codigo) ? errors[motivo.codigo].status : 422;
      return { retorno, mensagem: motivo.mensagem, statusCode };
    }
    return { retorno, mensagem: 'Cupom escaneado com sucesso, vamos atualizar o seu número de cupons' };
  };
  binder.bind(calls['comper.integrarDocumentoFiscal'], (parsed) => handle(parsed));
  binder.bind(calls['comper.integrarDocumentoFiscalAlternativa'], (parsed) => handle(parsed));
}
