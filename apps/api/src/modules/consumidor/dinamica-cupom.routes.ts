import { calls } from '@trevo/contract/calls';
import {
  getInstagramMultiplicador,
  getPicPayMultiplicador,
} from '@trevo/config/configuracao/telas-questions';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { normalizeUsuario } from '@trevo/rules/pessoa/usuario';
import { requireOwn } from '../../kernel/auth/sessao.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { HospedagemService } from '../campanha/public.ts';
import type { ConsumidorService } from './consumidor.service.ts';
import type { PerfilService } from './perfil/perfil.service.ts';

/** Binds the routes for PicPay and Instagram account names, which multiply numbers where the campaign says so. */
export function bindDinamicaCupom(
  binder: Binder,
  parts: { consumidores: ConsumidorService; perfis: PerfilService; hospedagens: HospedagemService },
): void {
  const { consumidores, perfis, hospedagens } = parts;

  binder.bind(calls['cupom.consumidor'], async ({ params, context }) => {
    if (normalizeUsuario(params.telefone) !== normalizeUsuario(context.sessao.usuario))
      throw refuse('cupom.consumidorNaoEncontrado');
    const { configuracao } = await hospedagens.get(context.host);
    return { retorno: toWire(configuracao, await consumidores.get(context.sessao.consumidorId)) };
  });

  binder.bind(calls['cupom.dinamicaCupom'], async ({ body, context }) => {
    requireOwn(context.sessao, body.telefone);
    const hospedagem = await hospedagens.get(context.host);
    const { sessao, endereco, origin } = context;
    const dinamicas = body.dinamicaCupom.map(({ dinamica, identificacao }) => ({ dinamica, identificacao }));
    await perfis.saveColumns({ hospedagem, sessao, endereco, origin }, { dinamica_cupom: dinamicas });
    return { retorno: toWire(hospedagem.configuracao, await consumidores.get(sessao.consumidorId)) };
  });
}

function toWire(configuracao: Configuracao, row: Awaited<ReturnType<ConsumidorService['get']>>) {
  const multiplicadores = {
    PICPAY: getPicPayMultiplicador(configuracao),
    INSTAGRAM: getInstagramMultiplicador(configuracao),
  };
  return {
    telefone: row.usuario,
    telefoneContato: row.telefone_contato,
    dinamicaCupom: row.dinamica_cupom.map(({ dinamica, identificacao }) => ({
      dinamica,
      identificacao,
      multiplicador: multiplicadores[dinamica],
    })),
  };
}
