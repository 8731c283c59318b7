import type { AreaHistorico } from '@trevo/contract/atendimento/historico-pessoa.calls';
import type { Ator } from '../../../kernel/auth/ator.ts';
import type { Db } from '../../../kernel/db/db.ts';
import type { Lugar } from '../../../kernel/pagination.ts';
import type { CampanhaId } from '../../campanha/public.ts';
import type { Fatos } from './fatos.ts';

/** An event of a person's history; `fatos` depends on `tipo`. */
export interface EventoView {
  readonly em: Date;
  readonly id: string;
  readonly area: AreaHistorico;
  readonly tipo: keyof Fatos;
  readonly fatos: Readonly<Record<string, unknown>>;
  readonly ator: Ator | null;
  readonly documento_fiscal_id: string | null;
}

/**
 * The first four digits of an event's id order events of the same moment: a receipt before its verdict, the verdict before
 * its numbers.
 */
const historicoSql = `select e.em, e.id, e.area, e.tipo, e.fatos, e.ator, e.documento_fiscal_id from (
     select c.criado_em as em, ('0000' || substr(md5(c.consumidor_id::text), 5))::uuid as id, 'acesso' as area,
       'cadastro' as tipo, '{}'::jsonb as fatos, null::jsonb as ator, null::uuid as documento_fiscal_id
     from consumidor c where c.consumidor_id = $1
     union all
     select c.excluido_em, ('9000' || substr(md5(c.consumidor_id::text), 5))::uuid, 'acesso', 'exclusao', '{}'::jsonb, null, null
     from consumidor c where c.consumidor_id = $1 and c.excluido_em is not null
     union all
     select a.alterado_em, ('1000' || substr(md5(a.alteracao_id::text), 5))::uuid, 'acesso', 'alteracao',
       jsonb_build_object('campos', a.campos, 'motivo', a.motivo), a.ator, null
     from consumidor_alteracao a where a.consumidor_id = $1
     union all
     select a.respondido_em, ('0100' || substr(md5(a.aceito::text), 5))::uuid, 'acesso', 'aceite',
       jsonb_build_object('aceito', a.aceito, 'termos', jsonb_agg(a.nome_termo order by a.aceite_id)), null, null
     from aceite a where a.consumidor_id = $1 and a.campanha_id = $2
     group by a.respondido_em, a.aceito
     union all
     select k.criado_em, ('1000' || substr(md5(k.passkey_id::text), 5))::uuid, 'acesso', 'passkey',
       jsonb_build_object('descricao', k.descricao), null, null
     from passkey k where k.consumidor_id = $1
     union all
     select h.data_hora, (lpad(h.ordem::text, 4, '0') || substr(md5(h.documento_fiscal_id::text), 5))::uuid, 'notas', 'nota',
       jsonb_build_object('ordem', h.ordem, 'status', h.status, 'motivo', h.motivo, 'valores', h.motivo_valores,
         'observacao', h.observacao, 'emitente', d.emitente, 'valorCentavos', d.valor_centavos),
       h.ator, h.documento_fiscal_id
     from documento_fiscal_historico h
     join documento_fiscal d on d.consumidor_id = h.consumidor_id and d.documento_fiscal_id = h.documento_fiscal_id
     where h.consumidor_id = $1 and d.campanha_id = $2
     union all
     select n.concedido_em, ('2000' || substr(md5(n.documento_fiscal_id::text), 5))::uuid, 'notas', 'numeros',
       jsonb_build_object('total', count(*), 'primeiros', (array_agg(n.serie || ' ' || n.numero order by n.indice))[1:5]),
       null, n.documento_fiscal_id
     from cupom n where n.consumidor_id = $1 and n.campanha_id = $2
     group by n.documento_fiscal_id, n.concedido_em
     union all
     select n.cancelado_em, ('2001' || substr(md5(n.documento_fiscal_id::text), 5))::uuid, 'notas', 'numerosCancelados',
       jsonb_build_object('total', count(*), 'primeiros', (array_agg(n.serie || ' ' || n.numero order by n.indice))[1:5]),
       null, n.documento_fiscal_id
     from cupom n where n.consumidor_id = $1 and n.campanha_id = $2 and n.cancelado_em is not null
     group by n.documento_fiscal_id, n.cancelado_em
     union all
     select l.registrado_em, ('3000' || substr(md5(l.moeda || l.ordem), 5))::uuid, 'notas', 'lancamento',
       jsonb_build_object('moeda', l.moeda, 'tipo', l.tipo, 'valor', l.valor, 'origem', coalesce(l.origem, o.origem),
         'saldo', l.disponivel + l.a_liberar, 'motivo', j.motivo), j.ator, null
     from lancamento l
     left join lote o on (o.consumidor_id, o.campanha_id, o.moeda) = (l.consumidor_id, l.campanha_id, l.moeda)
       and o.ordem = coalesce(l.sobre_ordem, l.ordem)
     left join conta_ajuste j on j.consumidor_id = l.consumidor_id and coalesce(l.origem, o.origem) = 'ajuste'
       and j.ajuste_id::text = coalesce(l.origem_id, o.origem_id)
     where l.consumidor_id = $1 and l.campanha_id = $2 and l.tipo <> 'LIBERACAO' and l.valor > 0
     union all
     select q.respondida_em, ('1000' || substr(md5(q.cedula_id), 5))::uuid, 'notas', 'quiz',
       jsonb_build_object('pontos', q.pontos), null, null
     from cedula_resposta q where q.consumidor_id = $1 and q.campanha_id = $2
     union all
     select r.concedida_em, ('2010' || substr(md5(r.documento_fiscal_id::text), 5))::uuid, 'premios', 'raspadinhas',
       jsonb_build_object('total', count(*)), null, r.documento_fiscal_id
     from raspadinha r where r.consumidor_id = $1 and r.campanha_id = $2
     group by r.documento_fiscal_id, r.concedida_em
     union all
     select r.raspada_em, ('1000' || substr(md5(r.raspadinha_id::text), 5))::uuid, 'premios', 'raspada',
       jsonb_build_object('premio', r.premio_id), null, r.documento_fiscal_id
     from raspadinha r where r.consumidor_id = $1 and r.campanha_id = $2 and r.raspada_em is not null
     union all
     select r.cancelada_em, ('2011' || substr(md5(r.documento_fiscal_id::text), 5))::uuid, 'premios', 'raspadinhasCanceladas',
       jsonb_build_object('total', count(*)), null, r.documento_fiscal_id
     from raspadinha r where r.consumidor_id = $1 and r.campanha_id = $2 and r.cancelada_em is not null
     group by r.documento_fiscal_id, r.cancelada_em
     union all
     select r.retida_em, ('2012' || substr(md5(r.raspadinha_id::text), 5))::uuid, 'premios', 'retido',
       jsonb_build_object('premio', r.premio_id), null, r.documento_fiscal_id
     from raspadinha r where r.consumidor_id = $1 and r.campanha_id = $2 and r.retida_em is not null
     union all
     select r.entregue_em, ('3000' || substr(md5(r.raspadinha_id::text), 5))::uuid, 'premios', 'entregue',
       jsonb_build_object('premio', r.premio_id, 'entreguePor', r.entregue_por), r.entrega_ator, r.documento_fiscal_id
     from raspadinha r where r.consumidor_id = $1 and r.campanha_id = $2 and r.entregue_em is not null
     union all
     select p.registrado_em, ('1000' || substr(md5(p.serie || p.numero), 5))::uuid, 'premios', 'sorteado',
       jsonb_build_object('premio', p.premio, 'numero', p.serie || ' ' || p.numero), p.ator, null
     from sorteio_premiado p where p.consumidor_id = $1 and p.campanha_id = $2
     union all
     select h.em, (lpad(h.ordem::text, 4, '0') || substr(md5(h.pedido_id::text), 5))::uuid, 'pedidos', 'pedido',
       jsonb_build_object('situacao', h.situacao, 'motivo', p.motivo,
         'itens', (select jsonb_agg(i.quantidade || ' × ' || i.nome order by i.posicao) from pedido_item i
           where i.consumidor_id = h.consumidor_id and i.pedido_id = h.pedido_id)), h.ator, null
     from pedido_historico h join pedido p on p.consumidor_id = h.consumidor_id and p.pedido_id = h.pedido_id
     where h.consumidor_id = $1 and p.campanha_id = $2
     union all
     select v.criado_em, ('0001' || substr(md5(v.voucher_pedido_id::text), 5))::uuid, 'pedidos', 'voucher',
       jsonb_build_object('nome', v.nome, 'situacao', 'PENDENTE'), null, null
     from voucher_pedido v where v.consumidor_id = $1 and v.campanha_id = $2
     union all
     select v.decidido_em, ('0002' || substr(md5(v.voucher_pedido_id::text), 5))::uuid, 'pedidos', 'voucher',
       jsonb_build_object('nome', v.nome, 'situacao', v.situacao), null, null
     from voucher_pedido v where v.consumidor_id = $1 and v.campanha_id = $2 and v.decidido_em is not null
     union all
     select n.enviada_em, ('4000' || substr(md5(n.notificacao_id::text), 5))::uuid, 'mensagens', 'aviso',
       jsonb_build_object('tipo', n.tipo, 'valores', n.valores, 'vista', n.vista_em is not null,
         'naFila', exists (select 1 from envio f where f.consumidor_id = n.consumidor_id
           and f.notificacao_id = n.notificacao_id)), null, null
     from notificacao n where n.consumidor_id = $1 and n.campanha_id = $2
     union all
     select g.enviada_em, ('4000' || substr(md5(g.notificacao_id::text), 5))::uuid, 'mensagens', 'avisoGeral',
       jsonb_build_object('titulo', g.titulo, 'mensagem', g.mensagem, 'vista', exists (
         select 1 from notificacao_geral_vista s where s.consumidor_id = $1 and s.notificacao_id = g.notificacao_id)),
       g.ator, null
     from notificacao_geral g join consumidor c on c.consumidor_id = $1 and g.enviada_em >= c.criado_em
     where g.campanha_id = $2
     union all
     select m.enviada_em, ('4000' || substr(md5(m.mensagem_id::text), 5))::uuid, 'mensagens', 'mensagem',
       jsonb_build_object('canal', m.canal, 'assunto', m.assunto, 'resultado', m.resultado), null, null
     from mensagem_enviada m where m.consumidor_id = $1
   ) e
   where ($3::timestamptz is null or (e.em, e.id) < ($3, $4::uuid)) and ($5::text is null or e.area = $5)
   order by e.em desc, e.id desc limit $6`;

export const createHistoricoPessoaViews = (db: Db) => ({
  /** Lists a page of a person's history in a campaign after a cursor, newest first. */
  list: (
    consumidorId: string,
    campanhaId: CampanhaId,
    area: AreaHistorico | undefined,
    limite: number,
    depois: Lugar | undefined,
  ): Promise<EventoView[]> =>
    db.query<EventoView>(historicoSql, [
      consumidorId,
      campanhaId,
      depois?.em ?? null,
      depois?.id ?? null,
      area ?? null,
      limite,
    ]),
});
