/**
 * Owner of each table; tools/check-tables.ts checks every SQL text against it. Only the owner writes a table.
 * Others call a function of the owner's sql/ folder or its public.ts, always of a lower level (moduleLevels in
 * boundaries.ts).
 */
export const tableOwners: Readonly<Record<string, readonly string[]>> = {
  kernel: ['migracao', 'processo', 'revisao', 'segredo', 'tarefa', 'taxa_requisicao'],
  adapters: ['mensagem_local'],
  // A campaign is published with its number range, its sealed prizes and its stock; other modules take the next of
  // each.
  campanha: [
    'promotora',
    'campanha',
    'campanha_chave',
    'campanha_host',
    'campanha_publicacao',
    'cpf_restrito',
    'numero_faixa',
    'premio_unidade',
    'produto_carga',
    'produto_estoque',
  ],
  provedor: ['provedor'],
  upload: ['foto_perfil', 'imagem_documento', 'imagem_impressao', 'upload_cota'],
  // A login reserves its account's identifier, like a phone.
  consumidor: [
    'consumidor',
    'consumidor_alteracao',
    'consumidor_cpf',
    'consumidor_retido',
    'consumidor_telefone',
    'contato_troca',
    'aceite',
    'login_facebook',
    'login_usuario',
    'primeiro_acesso',
  ],
  // Results of the states' pages are shared by all campaigns.
  consulta: ['consulta', 'consulta_uf'],
  login: ['codigo_temporario', 'passkey', 'passkey_desafio', 'sessao_encerrada', 'token_verificacao'],
  // The push outbox is written with the notification, and deleted after sending.
  notificacao: [
    'canal',
    'dispositivo',
    'envio',
    'envio_geral',
    'notificacao',
    'notificacao_geral',
    'notificacao_geral_vista',
  ],
  // Grants of an account, their state, and all statement lines.
  'conta-corrente': ['conta', 'lote', 'lancamento', 'lote_uso'],
  fidelidade: ['voucher_pedido', 'voucher_codigo'],
  indicacao: ['indicacao'],
  venda: ['venda', 'venda_arquivo', 'venda_erro'],
  evidencia: ['evidencia', 'pista'],
  cupom: ['cupom', 'cupom_variacao', 'numero_livre', 'numero_arrendamento', 'numero_dia'],
  raspadinha: ['raspadinha', 'premio_abertura', 'premio_contador', 'premio_dia', 'premio_testemunho'],
  // Limits and carried cents are counted per receipt, and a printed code is claimed like an access key.
  'documento-fiscal': [
    'documento_fiscal',
    'documento_fiscal_historico',
    'chave_acesso_registrada',
    'codigo_cupom',
    'consumidor_contador',
    'consumidor_resto',
    'documento_a_creditar',
    'documento_a_rever',
    'documento_anotacao',
    'documento_fato',
  ],
  quiz: ['cedula_resposta'],
  pedido: ['pedido', 'pedido_historico', 'pedido_item'],
  sorteio: ['sorteio_premiado'],
  retencao: ['retencao'],
  operador: [
    'auditoria',
    'auditoria_cabeca',
    'credencial',
    'livro',
    'operador',
    'operador_convite',
    'operador_desafio',
    'operador_papel',
    'operador_passkey',
    'operador_sessao',
    'proposta',
  ],
};

export interface AllowedReads {
  readonly module: string;
  readonly tables: readonly string[];
  readonly why: string;
}

/** Tables of lower modules that a module may read, where one statement has to see both. */
export const allowedReads: readonly AllowedReads[] = [
  { module: 'provedor', tables: ['promotora'], why: 'checks that the promoter exists' },
  {
    module: 'cupom',
    tables: ['campanha'],
    why: "counts a campaign's numbers once, before it has a counter, and keeps that counter of each day",
  },
  {
    module: 'raspadinha',
    tables: ['premio_unidade'],
    why: 'shows the sealed schedule and the won prizes',
  },
  {
    module: 'notificacao',
    tables: ['consumidor'],
    why: 'one statement registers a device only while the account exists, and selects the recipients of a notice to all',
  },
  {
    module: 'notificacao',
    tables: ['campanha', 'campanha_host'],
    why: 'one statement writes a notice and selects the devices registered at a host of its campaign',
  },
  {
    module: 'quiz',
    tables: ['consumidor'],
    why: 'one statement answers a ballot only while the account exists',
  },
  {
    module: 'indicacao',
    tables: ['consumidor', 'dispositivo'],
    why: 'checks that both users of a referral exist, and compares their data for fraud',
  },
  {
    module: 'indicacao',
    tables: ['lote'],
    why: 'notifies only consumers who had been granted something',
  },
  {
    module: 'documento-fiscal',
    tables: ['cupom', 'lote', 'raspadinha'],
    why: 'shows and audits receipts with their rewards, and counts earlier grants towards a limit',
  },
  { module: 'documento-fiscal', tables: ['campanha'], why: 'deletes rows of ended campaigns' },
  { module: 'produto', tables: ['produto_estoque'], why: 'shows the remaining stock of each product' },
  {
    module: 'pedido',
    tables: ['lancamento', 'produto_carga', 'produto_estoque'],
    why: 'audits orders against stock and accounts',
  },
  {
    module: 'fidelidade',
    tables: ['lancamento'],
    why: 'audits voucher orders against the ledger entries that paid them',
  },
  {
    module: 'operador',
    tables: ['promotora'],
    why: 'names the promoters of an operator',
  },
  { module: 'codigo-cupom', tables: ['codigo_cupom'], why: 'counts the codes of each batch' },
  {
    module: 'sorteio',
    tables: ['campanha', 'consumidor', 'cpf_restrito', 'cupom', 'documento_fiscal', 'raspadinha'],
    why: 'a draw reads valid numbers with receipt, holder and exclusions',
  },
  {
    module: 'meus-dados',
    tables: [
      'aceite',
      'campanha',
      'cedula_resposta',
      'consumidor',
      'consumidor_alteracao',
      'conta',
      'contato_troca',
      'cupom',
      'dispositivo',
      'documento_fato',
      'documento_fiscal',
      'documento_fiscal_historico',
      'foto_perfil',
      'imagem_documento',
      'indicacao',
      'lancamento',
      'login_facebook',
      'lote',
      'notificacao',
      'notificacao_geral',
      'notificacao_geral_vista',
      'passkey',
      'pedido',
      'pedido_historico',
      'pedido_item',
      'raspadinha',
      'sorteio_premiado',
      'voucher_pedido',
    ],
    why: 'exports all data of a consumer; a test compares the list with the schema',
  },
  {
    module: 'retencao',
    tables: [
      'aceite',
      'campanha',
      'cedula_resposta',
      'consumidor',
      'conta',
      'cupom',
      'documento_fiscal',
      'indicacao',
      'pedido',
      'raspadinha',
      'sorteio_premiado',
      'voucher_pedido',
    ],
    why: 'one statement closes an account only when no module has an open matter of it',
  },
  {
    module: 'desenvolvimento',
    tables: ['campanha', 'campanha_host', 'chave_acesso_registrada', 'codigo_cupom', 'venda'],
    why: 'the development pages show the demo data',
  },
];
