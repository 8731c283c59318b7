import type { Distribuicao, FuncaoLevada, GrupoTabelas } from './kernel/db/distribute.ts';

/**
 * Placement of each table on a cluster (`npm run distribuir`), and the distribution argument of delegated
 * functions. tools/check/sql/check-distribuicao.ts checks it against the schema and the SQL.
 */

const byKey = (chave: string, tables: readonly string[]): Record<string, string> =>
  Object.fromEntries(tables.map((table) => [table, chave]));

/** Tables distributed by consumer. */
const pessoa: GrupoTabelas = {
  nome: 'pessoa',
  primeira: 'consumidor',
  chaves: {
    ...byKey('consumidor_id', [
      'aceite',
      'cedula_resposta',
      'consumidor',
      'consumidor_alteracao',
      'consumidor_contador',
      'consumidor_resto',
      'consumidor_retido',
      'conta',
      'conta_ajuste',
      'cupom',
      'cupom_variacao',
      'documento_a_creditar',
      'documento_a_rever',
      'documento_anotacao',
      'documento_fato',
      'documento_fiscal',
      'documento_fiscal_historico',
      'documento_mudado',
      'envio',
      'evidencia',
      'imagem_documento',
      'lancamento',
      'leitura_foto',
      'lote',
      'lote_uso',
      'mensagem_enviada',
      'notificacao',
      'notificacao_geral_vista',
      'passkey',
      'pedido',
      'pedido_historico',
      'pedido_item',
      'pista',
      'premio_andamento',
      'premio_arquivo',
      'raspadinha',
      'revisao_posse',
      'revisao_veredito',
      'sessao_encerrada',
      'upload_cota',
      'voucher_pedido',
    ]),
    indicacao: 'indicado_id',
    webhook_saida: 'dono_id',
  },
};

/** Tables with a unique text, distributed by that text, so that uniqueness is enforced on one shard. */
const texto: GrupoTabelas = {
  nome: 'texto',
  primeira: 'chave_acesso_registrada',
  chaves: {
    ...byKey('chave_acesso', ['chave_acesso_registrada', 'venda']),
    ...byKey('cpf', ['consumidor_cpf', 'primeiro_acesso']),
    ...byKey('nome_arquivo', ['foto_perfil', 'imagem_impressao']),
    ...byKey('token_hash', ['contato_troca', 'token_verificacao']),
    codigo_cupom: 'codigo',
    consumidor_telefone: 'telefone_contato',
    dispositivo: 'dispositivo_id',
    login_facebook: 'facebook_id',
    login_usuario: 'usuario',
    passkey_desafio: 'desafio_id',
  },
};

/**
 * Tables of contended campaign resources, distributed by campaign: all on one node, so registering a receipt
 * must not access them.
 */
const campanha: GrupoTabelas = {
  nome: 'campanha',
  primeira: 'numero_faixa',
  chaves: byKey('campanha_id', [
    'numero_arrendamento',
    'numero_faixa',
    'numero_livre',
    'premio_abertura',
    'premio_contador',
    'premio_dia',
    'premio_testemunho',
    'premio_unidade',
    'produto_ajuste',
    'produto_carga',
    'produto_estoque',
    'sorteio_apuracao',
    'sorteio_congelado',
    'sorteio_folha',
    'sorteio_resultado',
    'sorteio_testemunho',
    'voucher_codigo',
  ]),
};

const grupos: readonly GrupoTabelas[] = [pessoa, texto, campanha];

/** Reference tables: small, read everywhere, rarely written; replicated to each node. */
const copiadas: readonly string[] = [
  'bloqueio',
  'promotora',
  'provedor',
  'campanha',
  'campanha_chave',
  'campanha_host',
  'campanha_publicacao',
  'campanha_rascunho',
  'canal',
  'cpf_restrito',
  'lote_bloqueio',
  'notificacao_geral',
  'sorteio_premiado',
  'webhook',
];

/**
 * Queues, operational records and short-lived codes: they stay on the coordinator, where statements may use any
 * expression.
 */
const locais: readonly string[] = [
  'arquivo',
  'auditoria',
  'auditoria_cabeca',
  'auditoria_cabeca_hora',
  'auditoria_testemunho',
  'codigo_temporario',
  'comunicado',
  'consulta',
  'consulta_uf',
  'credencial',
  'envio_geral',
  'encerramento',
  'encerramento_arquivo',
  'encerramento_kit',
  'encerramento_prazo',
  'encerramento_scpc',
  'encerramento_valor',
  'exportacao',
  'exportacao_sal',
  'livro',
  'mensagem_local',
  'migracao',
  'notificacao_campanha',
  'numero_dia',
  'operador',
  'operador_convite',
  'operador_desafio',
  'operador_papel',
  'operador_passkey',
  'operador_sessao',
  'prazo_legal',
  'previa',
  'processo',
  'proposta',
  'relatorio_destino',
  'relatorio_semana',
  'relogio_ensaio',
  'resumo_campanha',
  'resumo_contagem',
  'resumo_dia',
  'resumo_foto',
  'resumo_hora',
  'resumo_loja',
  'resumo_nota',
  'resumo_pendente',
  'resumo_prazo',
  'retencao',
  'revisao',
  'revisao_lote',
  'segredo',
  'simulacao',
  'tarefa',
  'taxa_requisicao',
  'teto_uso',
  'venda_arquivo',
  'venda_erro',
  'webhook_entrega',
  'webhook_saude',
  'webhook_segredo',
];

const daPessoa: FuncaoLevada = { chave: 'p_consumidor_id', grupo: pessoa };
const daCampanha: FuncaoLevada = { chave: 'p_campanha_id', grupo: campanha };

const funcoes: Readonly<Record<string, FuncaoLevada>> = {
  documento_fiscal_register: daPessoa,
  documento_fiscal_judge: daPessoa,
  documento_fiscal_rejudge: daPessoa,
  documento_fiscal_reopen: daPessoa,
  documento_fiscal_revoke: daPessoa,
  documento_fiscal_revoke_by: daPessoa,
  documento_fiscal_undo: daPessoa,
  revisao_segunda_note: daPessoa,
  documento_fiscal_declare: daPessoa,
  documento_fiscal_hear: daPessoa,
  documento_fiscal_identify: daPessoa,
  documento_fiscal_photograph: daPessoa,
  documento_fiscal_wait_on: daPessoa,
  documento_fiscal_carry: daPessoa,
  documento_fato_put: daPessoa,
  cedula_answer: daPessoa,
  conta_credit: daPessoa,
  conta_touch: daPessoa,
  pedido_place: daPessoa,
  pedido_place_entrega: daPessoa,
  pedido_move: daPessoa,
  pedido_move_by: daPessoa,
  pedido_move_rastreio: daPessoa,
  pedido_step_back: daPessoa,
  raspadinha_hand_over: daPessoa,
  raspadinha_scratch: daPessoa,
  raspadinha_take_back: daPessoa,
  voucher_decide: daPessoa,
  numero_lease: daCampanha,
  numero_return: daCampanha,
};

/** On a cluster, lease fencing (`cupom_grant`) replaces this unique index. */
const unicos = { cupom: ['cupom__indice'] };

export const distribuicao: Distribuicao = { grupos, copiadas, locais, funcoes, unicos };
