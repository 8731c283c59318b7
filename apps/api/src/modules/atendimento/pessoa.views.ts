import type { Columns } from '../../schema/call-function.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** A consumer with the state of the account, deleted ones included. */
export interface PessoaView extends Columns<
  'consumidor',
  | 'consumidor_id'
  | 'promotora_id'
  | 'usuario'
  | 'nome'
  | 'cpf'
  | 'email'
  | 'telefone_contato'
  | 'data_nascimento'
  | 'endereco'
  | 'aceita_notificacao'
  | 'cadastro_inicial'
  | 'email_verificado'
  | 'ativo'
  | 'criado_em'
  | 'usado_em'
  | 'excluido_em'
> {
  readonly reter_ate: string | null;
}

export interface NotaView extends Columns<
  'documento_fiscal',
  'documento_fiscal_id' | 'idempotencia' | 'emitente' | 'emitido_em' | 'valor_centavos' | 'registrado_em'
> {
  readonly status: 'PENDENTE' | 'VALIDO' | 'INVALIDO';
  readonly numeros: number;
}

export type NumeroView = Columns<'cupom', 'serie' | 'numero' | 'concedido_em' | 'cancelado_em'>;

const maximoNotas = 50;
const maximoNumeros = 100;
const maximoPedidos = 50;

export type PessoaViews = ReturnType<typeof createPessoaViews>;

/** Reads the rows of one person; each statement names the consumer, so it runs on one shard. */
export function createPessoaViews(db: Db) {
  return {
    find: async (promotoraId: string, consumidorId: string): Promise<PessoaView | undefined> =>
      (
        await db.query<PessoaView>(
          `select c.consumidor_id, c.promotora_id, c.usuario, c.nome, c.cpf, c.email, c.telefone_contato, c.data_nascimento,
             c.endereco, c.aceita_notificacao, c.cadastro_inicial, c.email_verificado, c.ativo, c.criado_em, c.usado_em,
             c.excluido_em, r.reter_ate
           from consumidor c left join consumidor_retido r on r.consumidor_id = c.consumidor_id
           where c.consumidor_id = $1 and c.promotora_id = $2 and c.tipo = 'consumidor'`,
          [consumidorId, promotoraId],
        )
      )[0],
    /** Lists the campaigns in which a person has rows. */
    listCampanhas: async (consumidorId: string): Promise<CampanhaId[]> => {
      const rows = await db.query<{ campanha_id: CampanhaId }>(
        `select a.campanha_id from aceite a where a.consumidor_id = $1
         union select d.campanha_id from documento_fiscal d where d.consumidor_id = $1
         union select o.campanha_id from conta o where o.consumidor_id = $1
         union select q.campanha_id from cedula_resposta q where q.consumidor_id = $1
         union select p.campanha_id from pedido p where p.consumidor_id = $1`,
        [consumidorId],
      );
      return rows.map(({ campanha_id }) => campanha_id);
    },
    listNotas: (consumidorId: string, campanhaId: CampanhaId): Promise<NotaView[]> =>
      db.query<NotaView>(
        `select d.documento_fiscal_id, d.idempotencia, d.emitente, d.emitido_em, d.valor_centavos, d.registrado_em,
           d.status, (select count(*) from cupom n where n.consumidor_id = d.consumidor_id
             and n.documento_fiscal_id = d.documento_fiscal_id and n.cancelado_em is null) as numeros
         from documento_fiscal d where d.consumidor_id = $1 and d.campanha_id = $2
         order by d.registrado_em desc, d.documento_fiscal_id desc limit ${maximoNotas}`,
        [consumidorId, campanhaId],
      ),
    listNumeros: (consumidorId: string, campanhaId: CampanhaId): Promise<NumeroView[]> =>
      db.query<NumeroView>(
        `select n.serie, n.numero, n.concedido_em, n.cancelado_em from cupom n
         where n.consumidor_id = $1 and n.campanha_id = $2
         order by n.concedido_em desc, n.indice desc limit ${maximoNumeros}`,
        [consumidorId, campanhaId],
      ),
    countPosses: async (consumidorId: string, campanhaId: CampanhaId) => {
      const [row] = await db.query<{
        validos: number;
        cancelados: number;
        fechadas: number;
        abertas: number;
      }>(
        `select
           (select count(*) from cupom n where n.consumidor_id = $1 and n.campanha_id = $2 and n.cancelado_em is null) as validos,
           (select count(*) from cupom n where n.consumidor_id = $1 and n.campanha_id = $2 and n.cancelado_em is not null) as cancelados,
           (select count(*) from raspadinha r where r.consumidor_id = $1 and r.campanha_id = $2
              and r.raspada_em is null and r.cancelada_em is null) as fechadas,
           (select count(*) from raspadinha r where r.consumidor_id = $1 and r.campanha_id = $2
              and r.raspada_em is not null) as abertas`,
        [consumidorId, campanhaId],
      );
      return row!;
    },
    /** Lists the prizes of draws; `cancelado` is set for a number that was withdrawn since. */
    listSorteados: (consumidorId: string, campanhaId: CampanhaId) =>
      db.query<{ premio: string; registrado_em: Date; cancelado: boolean }>(
        `select p.premio, p.registrado_em, n.cancelado_em is not null as cancelado
         from sorteio_premiado p join cupom n on n.campanha_id = p.campanha_id and n.consumidor_id = p.consumidor_id
           and n.serie = p.serie and n.numero = p.numero
         where n.consumidor_id = $1 and p.campanha_id = $2 order by p.data desc, p.ordem`,
        [consumidorId, campanhaId],
      ),
    /** Lists orders of products and of vouchers, newest first. */
    listPedidos: (consumidorId: string, campanhaId: CampanhaId) =>
      db.query<{
        pedido_id: string;
        situacao: string;
        criado_em: Date;
        moeda: 'pontos' | 'cashback';
        total: number;
        itens: { nome: string; quantidade: number }[];
      }>(
        `select p.pedido_id, p.situacao, p.criado_em, p.moeda, p.total,
           (select coalesce(jsonb_agg(jsonb_build_object('nome', i.nome, 'quantidade', i.quantidade) order by i.posicao), '[]')
            from pedido_item i where i.consumidor_id = p.consumidor_id and i.pedido_id = p.pedido_id) as itens
         from pedido p where p.consumidor_id = $1 and p.campanha_id = $2
         union all
         select v.voucher_pedido_id, v.situacao, v.criado_em, v.moeda, v.valor,
           jsonb_build_array(jsonb_build_object('nome', v.nome, 'quantidade', 1))
         from voucher_pedido v where v.consumidor_id = $1 and v.campanha_id = $2
         order by criado_em desc, pedido_id desc limit ${maximoPedidos}`,
        [consumidorId, campanhaId],
      ),
  };
}
