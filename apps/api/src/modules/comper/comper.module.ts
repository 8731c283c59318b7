import { calls, type Calls } from '@trevo/contract/calls';
import { errors, isErrorCode } from '@trevo/contract/errors';
import { sucessoText } from '@trevo/contract/palavras.text';
import type { Clock } from '../../kernel/clock.ts';
import type { Binder, Parsed } from '../../kernel/http/bind-call.ts';
import type { CampanhaModule } from '../campanha/public.ts';
import type { ConsumidorModule } from '../consumidor/public.ts';
import type { DocumentoFiscalModule } from '../documento-fiscal/public.ts';
import { createComperService, type ComperService } from './comper.service.ts';

type ComperParsed = Pick<Parsed<Calls['comper.integrarDocumentoFiscal']>, 'query' | 'context'>;

interface Parts {
  readonly campanha: CampanhaModule;
  readonly documentoFiscal: DocumentoFiscalModule;
}

/** Wires receipts of the Comper shops. */
export function createComperModule(
  parts: Parts & { readonly clock: Clock; readonly consumidor: ConsumidorModule },
) {
  const comper = createComperService({ ...parts.documentoFiscal, ...parts.consumidor, clock: parts.clock });
  return { bind: (binder: Binder) => bindComper(binder, comper, parts) };
}

function bindComper(binder: Binder, comper: ComperService, parts: Parts): void {
  const { hospedagens } = parts.campanha;
  const { apresentacao } = parts.documentoFiscal;
  const handle = async ({ query, context }: ComperParsed) => {
    const { principal } = await hospedagens.get(context.host);
    const view = await comper.register(
      context.sessao,
      principal,
      query,
      context.idempotencia,
      context.endereco,
    );
    const retorno = apresentacao.toWire(view, [principal]);
    const { status, motivo } = retorno.apuracao;
    if (status === 'INVALIDO' && motivo) {
      const statusCode = isErrorCode(motivo.codigo) ? errors[motivo.codigo].status : 422;
      return { retorno, mensagem: motivo.mensagem, statusCode };
    }
    return { retorno, mensagem: sucessoText.comper };
  };
  binder.bind(calls['comper.integrarDocumentoFiscal'], (parsed) => handle(parsed));
  binder.bind(calls['comper.integrarDocumentoFiscalAlternativa'], (parsed) => handle(parsed));
}
