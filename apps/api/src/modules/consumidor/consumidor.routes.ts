import { calls } from '@trevo/contract/calls';
import type { Binder } from '../../kernel/http/bind-call.ts';
import { requireOwn } from '../../kernel/auth/require-own.ts';
import type { HospedagemService } from '../campanha/public.ts';
import type { ConsumidorService } from './consumidor.service.ts';
import { listAceites } from './termos.ts';

export function bindConsumidor(
  binder: Binder,
  { consumidores, hospedagens }: { consumidores: ConsumidorService; hospedagens: HospedagemService },
): void {
  binder.bind(calls['consumidor.obter'], async ({ params, context }) => {
    requireOwn(context.sessao, params.usuario);
    const hospedagem = await hospedagens.get(context.host);
    const row = await consumidores.get(context.sessao.consumidorId);
    const aceites = await consumidores.listAceites(row.consumidor_id, hospedagem.principal.campanhaId);
    return {
      retorno: {
        nome: row.nome,
        cpf: row.cpf,
        telefone: row.usuario,
        telefoneContato: row.telefone_contato,
        email: row.email,
        genero: row.genero,
        dataNascimento: row.data_nascimento,
        endereco: row.endereco,
        aceitaNotificacao: row.aceita_notificacao,
        aceites: [...aceites].map(([nomeTermo, aceito]) => ({ nomeTermo, aceito })),
        cadastroInicial: row.cadastro_inicial,
      },
    };
  });

  binder.bind(calls['consumidor.aceites'], async ({ context }) => {
    const hospedagem = await hospedagens.get(context.host);
    return { retorno: listAceites(hospedagem).map((termo) => ({ ...termo, aceito: null })) };
  });
}
