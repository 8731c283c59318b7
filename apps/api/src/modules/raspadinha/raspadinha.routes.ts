import { configuracaoPadrao } from '@trevo/config/configuracao/configuracao-keys';
import { getRaspadinhaModo } from '@trevo/config/configuracao/telas-questions';
import { calls, type Calls } from '@trevo/contract/calls';
import { sucessoText } from '@trevo/contract/palavras.text';
import { requireOwn } from '../../kernel/auth/sessao.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Binder, Parsed } from '../../kernel/http/bind-call.ts';
import { toPage } from '../../kernel/pagination.ts';
import { toFimRaspadinhas, type HospedagemService, type CampanhaId } from '../campanha/public.ts';
import { requireOwnCpf, type ConsumidorService } from '../consumidor/public.ts';
import { toRaspadinhaWire } from './raspadinha.presenter.ts';
import type { RaspadinhaDaCampanha, RaspadinhaService } from './raspadinha.service.ts';
import type { AberturaService } from './abertura.service.ts';

// Upper bound for one response without paging; far above any campaign's limit per consumer.
const everything = 10_000;

export function bindRaspadinha(
  binder: Binder,
  parts: {
    raspadinhas: RaspadinhaService;
    aberturas: AberturaService;
    consumidores: ConsumidorService;
    hospedagens: HospedagemService;
  },
): void {
  const { raspadinhas, aberturas, consumidores, hospedagens } = parts;
  /** Returns a lookup for a card's campaign among those of the host. */
  const findOnHost = (host: string) => async (campanhaId: CampanhaId) =>
    (await hospedagens.get(host)).campanhas.find((publicada) => publicada.campanhaId === campanhaId);

  const present = ({ publicada, view }: RaspadinhaDaCampanha) =>
    toRaspadinhaWire(publicada, view, raspadinhas.isAberta(publicada));

  binder.bind(calls['raspadinha.listarConsumidor'], async ({ context }) => {
    const { campanhas } = await hospedagens.get(context.host);
    const publicadas = new Map(campanhas.map((publicada) => [publicada.campanhaId, publicada]));
    const page = { limite: everything, pular: 0 };
    const { raspadinhas: list, total } = await raspadinhas.list(
      context.sessao.consumidorId,
      [...publicadas.keys()],
      page,
    );
    if (total === 0) throw refuse('raspadinha.nenhuma');
    const rows = list.map((view) => present({ publicada: publicadas.get(view.campanha_id)!, view }));
    return { retorno: toPage(rows, total, total) };
  });

  binder.bind(calls['raspadinhaAlternativa.listar'], async ({ params, query, context }) => {
    if (query.usuario) requireOwn(context.sessao, query.usuario);
    const { ano, identificacao, totalPorPagina: limite, paginaAtual } = params;
    const publicada = await hospedagens.getCampanha(context.host, ano, identificacao);
    if (query.filtro?.status === 'DISPONIVEL' && !raspadinhas.isAberta(publicada))
      throw refuse('raspadinha.nenhuma');
    const page = { status: query.filtro?.status, limite, pular: (paginaAtual - 1) * limite };
    const { raspadinhas: list, total } = await raspadinhas.list(
      context.sessao.consumidorId,
      [publicada.campanhaId],
      page,
    );
    if (total === 0) throw refuse('raspadinha.nenhuma');
    return {
      retorno: toPage(
        list.map((view) => present({ publicada, view })),
        total,
        limite,
      ),
    };
  });

  binder.bind(calls['raspadinhaAlternativa.tabelaPremio'], async ({ params, context }) => {
    const { campanhaId, arquivo } = await hospedagens.getCampanha(
      context.host,
      params.ano,
      params.identificacao,
    );
    const used = await raspadinhas.countUsados(campanhaId);
    const retorno = (arquivo.premios?.itens ?? []).map(({ id, nome, imagem = null, quantidade }) => {
      const usados = used.get(id) ?? 0;
      return { id, nome, imagem, quantidade, usados, disponiveis: quantidade - usados };
    });
    return { retorno };
  });

  binder.bind(calls['raspadinhaAlternativa.configuracoes'], async ({ params, context }) => {
    const { ano, identificacao } = params;
    const publicada = await hospedagens.getCampanha(context.host, ano, identificacao);
    const { arquivo, compromissoPremios } = publicada;
    const { raspadinhas: limites, tempoLimiteMinutos } = arquivo.limites;
    return {
      retorno: {
        limitePorUsuario: limites.total ?? -1,
        limitesPorUsuario: { ...limites },
        tempoLimite: tempoLimiteMinutos ?? 0,
        modo: getRaspadinhaModo({ ...configuracaoPadrao, ...arquivo.configuracao }),
        agenda: arquivo.premios?.agenda ?? 'contador',
        abremAte: toFimRaspadinhas(publicada),
        compromissoPremios,
      },
    };
  });

  binder.bind(calls['raspadinhaAlternativa.agenda'], async ({ params, context }) => {
    const publicada = await hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    return { retorno: await raspadinhas.openAgenda(publicada) };
  });

  binder.bind(calls['raspadinhaAlternativa.registro'], async ({ params, context }) => {
    const publicada = await hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    return { retorno: await aberturas.list(publicada) };
  });

  binder.bind(calls['raspadinhaAlternativa.aberturas'], async ({ params, context }) => {
    const publicada = await hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    return { retorno: await raspadinhas.listAberturas(publicada, params.depois) };
  });

  binder.bind(calls['raspadinhaAlternativa.prova'], async ({ params, context }) => ({
    retorno: await raspadinhas.prove(context.sessao.consumidorId, params.id, findOnHost(context.host)),
  }));

  type OwnCard = Pick<Parsed<Calls['raspadinhaAlternativa.raspar']>, 'params' | 'context'>;
  const scratch = async ({ params, context }: OwnCard) => {
    const { consumidorId } = context.sessao;
    const found = await raspadinhas.scratch(consumidorId, params.id, findOnHost(context.host));
    return { retorno: present(found), mensagem: sucessoText.raspada };
  };
  binder.bind(calls['raspadinhaAlternativa.raspar'], (given) => scratch(given));
  binder.bind(calls['raspadinhaAlternativa.rasparPorGet'], (given) => scratch(given));

  const deliver = async ({ params, context }: OwnCard) => {
    const { consumidorId } = context.sessao;
    const found = await raspadinhas.deliver(consumidorId, params.id, findOnHost(context.host));
    return { retorno: present(found), mensagem: sucessoText.premioEntregue };
  };
  binder.bind(calls['raspadinhaAlternativa.picPay'], (given) => deliver(given));
  binder.bind(calls['raspadinhaAlternativa.picPayPorGet'], (given) => deliver(given));

  binder.bind(calls['raspadinhaAlternativa.porPeriodo'], async ({ params, context }) => {
    await requireOwnCpf(consumidores, context.sessao, params.cpf);
    const { campanhaId } = await hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    return { retorno: await raspadinhas.countByPeriodo(context.sessao.consumidorId, campanhaId) };
  });
}
