-- Schema after all migrations, with the functions of the modules. Written by npm run schema; do not edit.
-- The bodies of the functions are in apps/api/src/modules/*/sql/.

create type concessao as (
  resto bigint,
  premia_indicacao boolean,
  assuntos text[],
  periodos text[],
  limites integer[],
  indices bigint[],
  series text[],
  numeros text[],
  validade timestamp with time zone,
  raspadinhas uuid[],
  creditos jsonb,
  numeros_vivos integer,
  numeros_retirar integer,
  raspadinhas_vivas integer,
  raspadinhas_retirar integer,
  contados text[],
  esgotados integer[]
);

create table aceite (
  consumidor_id uuid not null,
  aceite_id uuid not null,
  campanha_id uuid not null,
  nome_termo text not null,
  texto_hash text not null,
  aceito boolean not null,
  respondido_em timestamp with time zone not null,
  endereco text not null,
  constraint aceite__pk PRIMARY KEY (consumidor_id, aceite_id)
);
CREATE INDEX aceite__endereco_inteiro ON public.aceite USING btree (respondido_em) WHERE (endereco !~~ '%/%'::text);

create table arquivo (
  arquivo_id uuid not null,
  campanha_id uuid not null,
  tipo text not null,
  pedido jsonb not null,
  finalidade text,
  nome text not null,
  situacao text not null default 'naFila'::text,
  progresso bigint not null default 0,
  bytes bigint,
  sha256 text,
  guardado text,
  manifesto jsonb,
  manifesto_hash text,
  tentativas integer not null default 0,
  arrendado_ate timestamp with time zone,
  pedido_em timestamp with time zone not null,
  pedido_por jsonb not null,
  aprovado_por jsonb,
  terminado_em timestamp with time zone,
  vence_em timestamp with time zone,
  cancelado_por jsonb,
  downloads integer not null default 0,
  constraint arquivo__pk PRIMARY KEY (arquivo_id, tipo),
  constraint arquivo__finalidade CHECK (((finalidade IS NOT NULL) OR ((tipo = 'exportacao'::text) AND (NOT ((pedido ->> 'comDadosPessoais'::text))::boolean)))),
  constraint arquivo__guardado CHECK (((guardado IS NOT NULL) = (situacao = 'pronta'::text))),
  constraint arquivo__situacao CHECK ((situacao = ANY (ARRAY['naFila'::text, 'escrevendo'::text, 'pronta'::text, 'vencida'::text, 'cancelada'::text, 'falhou'::text])))
);
CREATE INDEX arquivo__espera ON public.arquivo USING btree (tipo, pedido_em) WHERE (situacao = ANY (ARRAY['naFila'::text, 'escrevendo'::text]));
CREATE INDEX arquivo__lista ON public.arquivo USING btree (campanha_id, tipo, pedido_em, arquivo_id);
CREATE INDEX arquivo__vence ON public.arquivo USING btree (tipo, vence_em) WHERE (situacao = 'pronta'::text);

create table auditoria (
  registro_id uuid not null,
  corrente text not null,
  em timestamp with time zone not null,
  ator_tipo text not null,
  ator_id text,
  ator_nome text not null,
  sessao_id uuid,
  acao text not null,
  alvo jsonb not null,
  campos text[] not null,
  motivo text,
  requisicao text not null,
  resultado text,
  codigo text,
  ordem bigint,
  anterior text,
  hash text,
  vezes integer,
  constraint auditoria__pk PRIMARY KEY (registro_id),
  constraint auditoria__ordem UNIQUE (corrente, ordem),
  constraint auditoria__ator CHECK ((ator_tipo = ANY (ARRAY['operador'::text, 'credencial'::text, 'comando'::text, 'token'::text]))),
  constraint auditoria__corrente CHECK ((((ordem IS NULL) = (hash IS NULL)) AND ((ordem IS NULL) = (anterior IS NULL)))),
  constraint auditoria__resultado CHECK ((resultado = ANY (ARRAY['feito'::text, 'recusado'::text, 'negado'::text, 'falhou'::text])))
);
CREATE INDEX auditoria__lista ON public.auditoria USING btree (corrente, em DESC, registro_id DESC);
CREATE INDEX auditoria__solta ON public.auditoria USING btree (em, registro_id) WHERE (hash IS NULL);

create table auditoria_cabeca (
  corrente text not null,
  dia date not null,
  ordem bigint not null,
  hash text not null,
  assinatura text not null,
  constraint auditoria_cabeca__pk PRIMARY KEY (corrente, dia)
);

create table auditoria_cabeca_hora (
  corrente text not null,
  ordem bigint not null,
  em timestamp with time zone not null,
  hash text not null,
  assinatura text not null,
  constraint auditoria_cabeca_hora__pk PRIMARY KEY (corrente, ordem)
);

create table auditoria_testemunho (
  corrente text not null,
  dia date not null,
  destinatario text not null,
  tentado_em timestamp with time zone not null,
  enviado_em timestamp with time zone,
  constraint auditoria_testemunho__pk PRIMARY KEY (corrente, dia, destinatario)
);

create table bloqueio (
  campanha_id uuid not null,
  bloqueio_id uuid not null,
  tipo text not null,
  valor text not null,
  rede inet,
  motivo text not null,
  ate date,
  aberto boolean not null default true,
  incluido_em timestamp with time zone not null,
  ator jsonb not null,
  retirado_em timestamp with time zone,
  retirado_motivo text,
  retirado_por jsonb,
  constraint bloqueio__pk PRIMARY KEY (campanha_id, bloqueio_id),
  constraint bloqueio__rede CHECK (((tipo = 'rede'::text) = (rede IS NOT NULL))),
  constraint bloqueio__retirada CHECK ((((retirado_em IS NULL) = (retirado_motivo IS NULL)) AND ((retirado_em IS NULL) = (retirado_por IS NULL)) AND ((retirado_em IS NULL) OR (NOT aberto)))),
  constraint bloqueio__tipo CHECK ((tipo = ANY (ARRAY['cpf'::text, 'celular'::text, 'aparelho'::text, 'emitente'::text, 'rede'::text])))
);
CREATE INDEX bloqueio__lista ON public.bloqueio USING btree (campanha_id, incluido_em DESC, bloqueio_id DESC);
CREATE UNIQUE INDEX bloqueio__valor ON public.bloqueio USING btree (campanha_id, tipo, valor) WHERE aberto;

create table campanha (
  campanha_id uuid not null,
  promotora_id text not null,
  ano integer not null,
  identificacao text not null,
  descricao text not null,
  data_inicial date not null,
  data_final date not null,
  data_final_compras date not null,
  data_final_cadastros date not null,
  ativa boolean not null,
  arquivo jsonb not null,
  arquivo_hash text not null,
  compromisso_numeros text not null,
  total_cupons bigint not null default 0,
  publicada_em timestamp with time zone not null,
  compromisso_premios text,
  esquecida_em timestamp with time zone,
  lacre_com_nonce boolean not null default false,
  cupons_contados boolean not null default false,
  constraint campanha__pk PRIMARY KEY (campanha_id),
  constraint campanha__identificacao UNIQUE (promotora_id, ano, identificacao),
  constraint campanha__promotora FOREIGN KEY (promotora_id) REFERENCES promotora(promotora_id)
);

create table campanha_chave (
  campanha_id uuid not null,
  cifradas bytea not null,
  constraint campanha_chave__pk PRIMARY KEY (campanha_id),
  constraint campanha_chave__campanha FOREIGN KEY (campanha_id) REFERENCES campanha(campanha_id)
);

create table campanha_host (
  host text not null,
  campanha_id uuid not null,
  constraint campanha_host__pk PRIMARY KEY (host, campanha_id),
  constraint campanha_host__campanha FOREIGN KEY (campanha_id) REFERENCES campanha(campanha_id)
);

create table campanha_publicacao (
  campanha_id uuid not null,
  publicada_em timestamp with time zone not null,
  arquivo_hash text not null,
  arquivo jsonb not null,
  motivo text,
  mudancas jsonb not null default '[]'::jsonb,
  ator jsonb,
  texto text,
  constraint campanha_publicacao__pk PRIMARY KEY (campanha_id, publicada_em)
);

create table campanha_rascunho (
  promotora_id text not null,
  rascunho_id uuid not null,
  nome text not null,
  texto text not null,
  versao integer not null,
  base text,
  criado_em timestamp with time zone not null,
  alterado_em timestamp with time zone not null,
  alterado_por jsonb not null,
  constraint campanha_rascunho__pk PRIMARY KEY (promotora_id, rascunho_id)
);

create table canal (
  canal_id uuid not null,
  promotora_id text not null,
  servico text not null,
  aplicativo text not null,
  origem text not null,
  host text not null,
  parado_ate timestamp with time zone,
  falhas integer not null default 0,
  janela timestamp with time zone,
  enviados integer not null default 0,
  assinantes integer not null default 0,
  instante timestamp with time zone,
  pedidos integer not null default 0,
  constraint canal__pk PRIMARY KEY (canal_id),
  constraint canal__unico UNIQUE (promotora_id, servico, aplicativo, origem)
);
CREATE INDEX canal__host ON public.canal USING btree (host);

create table cedula_resposta (
  consumidor_id uuid not null,
  campanha_id uuid not null,
  cedula_id text not null,
  respostas jsonb not null,
  acertos smallint,
  pontos integer not null,
  respondida_em timestamp with time zone not null,
  constraint cedula_resposta__pk PRIMARY KEY (consumidor_id, campanha_id, cedula_id)
);
CREATE INDEX cedula_resposta__cedula ON public.cedula_resposta USING btree (campanha_id, cedula_id);

create table chave_acesso_registrada (
  chave_acesso text not null,
  campanha_id uuid not null,
  consumidor_id uuid not null,
  documento_fiscal_id uuid not null,
  constraint chave_acesso_registrada__pk PRIMARY KEY (chave_acesso, campanha_id)
);

create table codigo_cupom (
  campanha_id uuid not null,
  codigo text not null,
  lote text not null,
  importado_em timestamp with time zone not null,
  consumidor_id uuid,
  documento_fiscal_id uuid,
  usado_em timestamp with time zone,
  ator jsonb,
  constraint codigo_cupom__pk PRIMARY KEY (campanha_id, codigo)
);
CREATE INDEX codigo_cupom__lote ON public.codigo_cupom USING btree (campanha_id, lote);

create table codigo_temporario (
  promotora_id text not null,
  finalidade text not null,
  chave_hash text not null,
  codigo_hash text not null,
  tentativas smallint not null,
  enviado_em timestamp with time zone not null,
  expira_em timestamp with time zone not null,
  usado_em timestamp with time zone,
  anteriores jsonb not null default '{}'::jsonb,
  tentativas_por jsonb not null default '{}'::jsonb,
  envios smallint not null default 1,
  tentativas_estranhos smallint not null default 0,
  inicios jsonb not null default '{}'::jsonb,
  constraint codigo_temporario__pk PRIMARY KEY (promotora_id, finalidade, chave_hash),
  constraint codigo_temporario__finalidade CHECK ((finalidade = ANY (ARRAY['telefone'::text, 'senha'::text, 'exibicao'::text, 'link'::text])))
);
CREATE INDEX codigo_temporario__expira ON public.codigo_temporario USING btree (expira_em);

create table comunicado (
  comunicado_id uuid not null,
  destinatario text not null,
  assunto text not null,
  texto text not null,
  criado_em timestamp with time zone not null,
  tentado_em timestamp with time zone,
  enviado_em timestamp with time zone,
  constraint comunicado__pk PRIMARY KEY (comunicado_id)
);
CREATE INDEX comunicado__espera ON public.comunicado USING btree (criado_em) WHERE (enviado_em IS NULL);

create table consulta (
  chave_acesso text not null,
  uf text not null,
  consulta text,
  situacao text not null,
  pedida_em timestamp with time zone not null,
  proxima_em timestamp with time zone,
  tentativas integer not null default 0,
  ilegiveis integer not null default 0,
  respondida_em timestamp with time zone,
  emitente text,
  emitido_em date,
  valor_centavos bigint,
  quantidade integer,
  cancelada boolean,
  itens jsonb,
  constraint consulta__pk PRIMARY KEY (chave_acesso)
);
CREATE INDEX consulta__fila ON public.consulta USING btree (uf, proxima_em) WHERE (situacao = 'pendente'::text);
CREATE INDEX consulta__pedida ON public.consulta USING btree (pedida_em);
CREATE INDEX consulta__resposta ON public.consulta USING btree (uf, situacao, respondida_em);

create table consulta_uf (
  uf text not null,
  proxima_em timestamp with time zone,
  pausa_ate timestamp with time zone,
  falhas_seguidas integer not null default 0,
  ilegiveis_seguidas integer not null default 0,
  ultima_boa_em timestamp with time zone,
  desligada_em timestamp with time zone,
  desligada_por text,
  motivo text,
  ator jsonb,
  constraint consulta_uf__pk PRIMARY KEY (uf)
);

create table consumidor (
  consumidor_id uuid not null,
  promotora_id text not null,
  usuario text not null,
  tipo text not null,
  nome text not null,
  cpf text,
  email text,
  telefone_contato text,
  data_nascimento date,
  genero text,
  endereco jsonb not null default '{}'::jsonb,
  documento_variavel text,
  resposta text,
  extra text,
  indicacao text,
  aceita_notificacao boolean not null default false,
  cadastro_inicial boolean not null default true,
  email_verificado boolean not null default false,
  senha_hash text not null,
  token_versao integer not null default 1,
  ativo boolean not null default true,
  criado_em timestamp with time zone not null,
  atualizado_em timestamp with time zone not null,
  rg text,
  documento_estrangeiro boolean not null default false,
  ja_cliente boolean,
  primeira_loja jsonb,
  uri_foto_perfil text,
  dinamica_cupom jsonb not null default '[]'::jsonb,
  excluido_em timestamp with time zone,
  email_anterior text,
  email_vale_em timestamp with time zone,
  telefone_vale_em timestamp with time zone,
  usado_em timestamp with time zone not null default now(),
  constraint consumidor__pk PRIMARY KEY (consumidor_id),
  constraint consumidor__genero CHECK ((genero = ANY (ARRAY['masculino'::text, 'feminino'::text, 'outro'::text]))),
  constraint consumidor__tipo CHECK ((tipo = ANY (ARRAY['consumidor'::text, 'associado'::text])))
);
CREATE INDEX consumidor__codigo ON public.consumidor USING btree (promotora_id, "right"((consumidor_id)::text, 10));
CREATE INDEX consumidor__cpf ON public.consumidor USING btree (promotora_id, cpf) WHERE (cpf IS NOT NULL);
CREATE INDEX consumidor__criado ON public.consumidor USING btree (promotora_id, criado_em);
CREATE INDEX consumidor__email ON public.consumidor USING btree (promotora_id, email) WHERE (email IS NOT NULL);
CREATE INDEX consumidor__indicacao ON public.consumidor USING btree (promotora_id, indicacao, criado_em DESC) WHERE (indicacao IS NOT NULL);
CREATE INDEX consumidor__uri_foto_perfil ON public.consumidor USING btree (uri_foto_perfil) WHERE (uri_foto_perfil IS NOT NULL);

create table consumidor_alteracao (
  consumidor_id uuid not null,
  alteracao_id uuid not null,
  campos text[] not null,
  alterado_em timestamp with time zone not null,
  endereco text not null,
  ator jsonb,
  motivo text,
  constraint consumidor_alteracao__pk PRIMARY KEY (consumidor_id, alteracao_id)
);
CREATE INDEX consumidor_alteracao__endereco_inteiro ON public.consumidor_alteracao USING btree (alterado_em) WHERE (endereco !~~ '%/%'::text);

create table consumidor_contador (
  consumidor_id uuid not null,
  campanha_id uuid not null,
  assunto text not null,
  periodo text not null,
  quantidade integer not null,
  limite integer,
  constraint consumidor_contador__pk PRIMARY KEY (consumidor_id, campanha_id, assunto, periodo),
  constraint consumidor_contador__limite CHECK (((limite IS NULL) OR (quantidade <= limite)))
);

create table consumidor_cpf (
  promotora_id text not null,
  cpf text not null,
  consumidor_id uuid not null,
  constraint consumidor_cpf__pk PRIMARY KEY (promotora_id, cpf)
);

create table consumidor_resto (
  consumidor_id uuid not null,
  campanha_id uuid not null,
  centavos bigint not null,
  constraint consumidor_resto__pk PRIMARY KEY (consumidor_id, campanha_id)
);

create table consumidor_retido (
  consumidor_id uuid not null,
  promotora_id text not null,
  usuario text not null,
  identidade jsonb not null,
  excluido_em timestamp with time zone not null,
  reter_ate date not null,
  constraint consumidor_retido__pk PRIMARY KEY (consumidor_id)
);
CREATE INDEX consumidor_retido__reter_ate ON public.consumidor_retido USING btree (reter_ate);

create table consumidor_telefone (
  promotora_id text not null,
  telefone_contato text not null,
  consumidor_id uuid not null,
  constraint consumidor_telefone__pk PRIMARY KEY (promotora_id, telefone_contato)
);

create table conta (
  consumidor_id uuid not null,
  campanha_id uuid not null,
  moeda text not null,
  disponivel bigint not null,
  a_liberar bigint not null,
  devido bigint not null,
  ordem integer not null,
  proximo_em timestamp with time zone,
  a_conferir boolean not null default true,
  constraint conta__pk PRIMARY KEY (consumidor_id, campanha_id, moeda),
  constraint conta__moeda CHECK ((moeda = ANY (ARRAY['pontos'::text, 'cashback'::text]))),
  constraint conta__saldos CHECK (((disponivel >= 0) AND (a_liberar >= 0) AND (devido >= 0)))
);
CREATE INDEX conta__a_conferir ON public.conta USING btree (consumidor_id) WHERE a_conferir;
CREATE INDEX conta__proximo ON public.conta USING btree (proximo_em) WHERE (proximo_em IS NOT NULL);

create table conta_ajuste (
  consumidor_id uuid not null,
  ajuste_id uuid not null,
  campanha_id uuid not null,
  moeda text not null,
  valor bigint not null,
  motivo text not null,
  ator jsonb not null,
  feito_em timestamp with time zone not null,
  constraint conta_ajuste__pk PRIMARY KEY (consumidor_id, ajuste_id),
  constraint conta_ajuste__moeda CHECK ((moeda = ANY (ARRAY['pontos'::text, 'cashback'::text]))),
  constraint conta_ajuste__valor CHECK ((valor <> 0))
);

create table contato_troca (
  token_hash text not null,
  consumidor_id uuid not null,
  email text,
  email_verificado boolean not null,
  email_anterior text,
  telefone_contato text,
  trocado_em timestamp with time zone not null,
  expira_em timestamp with time zone not null,
  usado_em timestamp with time zone,
  constraint contato_troca__pk PRIMARY KEY (token_hash)
);
CREATE INDEX contato_troca__consumidor ON public.contato_troca USING btree (consumidor_id, trocado_em);
CREATE INDEX contato_troca__expira ON public.contato_troca USING btree (expira_em);

create table cpf_restrito (
  campanha_id uuid not null,
  cpf text not null,
  ordem integer not null,
  proprietario boolean not null,
  cnpj_cpf_associado text,
  ativo boolean not null,
  ator jsonb,
  constraint cpf_restrito__pk PRIMARY KEY (campanha_id, cpf, ordem)
);

create table credencial (
  credencial_id uuid not null,
  promotora_id text not null,
  nome text not null,
  escopos text[] not null,
  segredo_hash text not null,
  anterior_hash text,
  anterior_ate timestamp with time zone,
  criada_em timestamp with time zone not null,
  ate timestamp with time zone,
  usada_em timestamp with time zone,
  encerrada_em timestamp with time zone,
  conhecida_por uuid[] not null default '{}'::uuid[],
  constraint credencial__pk PRIMARY KEY (credencial_id),
  constraint credencial__segredo UNIQUE (segredo_hash)
);
CREATE INDEX credencial__anterior ON public.credencial USING btree (anterior_hash) WHERE (anterior_hash IS NOT NULL);
CREATE INDEX credencial__promotora ON public.credencial USING btree (promotora_id);

create table cupom (
  consumidor_id uuid not null,
  campanha_id uuid not null,
  indice bigint not null,
  serie text not null,
  numero text not null,
  documento_fiscal_id uuid not null,
  concedido_em timestamp with time zone not null,
  cancelado_em timestamp with time zone,
  constraint cupom__pk PRIMARY KEY (consumidor_id, campanha_id, indice)
);
CREATE INDEX cupom__documento_fiscal ON public.cupom USING btree (consumidor_id, documento_fiscal_id);
CREATE UNIQUE INDEX cupom__indice ON public.cupom USING btree (campanha_id, indice);

create table cupom_variacao (
  consumidor_id uuid not null,
  campanha_id uuid not null,
  quantidade integer not null
);

create table dispositivo (
  consumidor_id uuid not null,
  dispositivo_id text not null,
  descricao text not null,
  tipo text not null,
  servico text not null,
  identificacao text not null,
  registrado_em timestamp with time zone not null,
  promotora_id text not null,
  anterior_id uuid,
  canal_id uuid,
  constraint dispositivo__pk PRIMARY KEY (promotora_id, dispositivo_id),
  constraint dispositivo__servico CHECK ((servico = ANY (ARRAY['sns'::text, 'onesignal'::text])))
);
CREATE INDEX dispositivo__canal ON public.dispositivo USING btree (canal_id, dispositivo_id) WHERE (canal_id IS NOT NULL);
CREATE INDEX dispositivo__consumidor ON public.dispositivo USING btree (consumidor_id);

create table documento_a_creditar (
  consumidor_id uuid not null,
  documento_fiscal_id uuid not null,
  constraint documento_a_creditar__pk PRIMARY KEY (consumidor_id, documento_fiscal_id)
);

create table documento_a_rever (
  consumidor_id uuid not null,
  documento_fiscal_id uuid not null,
  rever_em timestamp with time zone not null,
  constraint documento_a_rever__pk PRIMARY KEY (consumidor_id, documento_fiscal_id)
);
CREATE INDEX documento_a_rever__rever_em ON public.documento_a_rever USING btree (rever_em);

create table documento_anotacao (
  consumidor_id uuid not null,
  documento_fiscal_id uuid not null,
  anotacao_id uuid not null,
  texto text not null,
  criada_em timestamp with time zone not null,
  ator jsonb,
  constraint documento_anotacao__pk PRIMARY KEY (consumidor_id, documento_fiscal_id, anotacao_id)
);

create table documento_fato (
  consumidor_id uuid not null,
  documento_fiscal_id uuid not null,
  campanha_id uuid not null,
  fonte text not null,
  situacao text not null,
  emitente text,
  emitido_em date,
  valor_centavos bigint,
  quantidade integer,
  cancelada boolean not null default false,
  conferir boolean not null default false,
  tarde boolean not null default false,
  divergente boolean not null default false,
  perguntado_em timestamp with time zone not null,
  respondido_em timestamp with time zone,
  itens jsonb,
  constraint documento_fato__pk PRIMARY KEY (consumidor_id, documento_fiscal_id, fonte),
  constraint documento_fato__situacao CHECK ((situacao = ANY (ARRAY['achada'::text, 'procurando'::text, 'semResposta'::text])))
);
CREATE INDEX documento_fato__campanha ON public.documento_fato USING btree (campanha_id, fonte);
CREATE INDEX documento_fato__lendo ON public.documento_fato USING btree (perguntado_em) WHERE ((fonte = 'foto'::text) AND (situacao = 'procurando'::text));

create table documento_fiscal (
  consumidor_id uuid not null,
  documento_fiscal_id uuid not null,
  campanha_id uuid not null,
  idempotencia text,
  tipo text not null,
  chave_acesso text,
  coo text,
  modelo text,
  uf text,
  emitente text,
  emitido_em date,
  valor_centavos bigint,
  origem text not null,
  uri_imagem text,
  status text not null,
  motivo text,
  motivo_valores jsonb,
  numeros_concedidos integer not null default 0,
  capturado_em timestamp with time zone,
  registrado_em timestamp with time zone not null,
  apurado_em timestamp with time zone,
  apurar_em timestamp with time zone,
  quantidade integer,
  dados jsonb,
  raspadinhas_concedidas integer not null default 0,
  multiplicador_milesimos integer not null default 1000,
  resto_variacao_centavos bigint not null default 0,
  contado boolean not null default true,
  contestado_em timestamp with time zone,
  desvio_relogio_segundos integer,
  participa_em timestamp with time zone,
  identidade text,
  revisado_em timestamp with time zone,
  pontos bigint not null default 0,
  cashback_centavos bigint not null default 0,
  consulta_qr text,
  fonte text,
  recupera_em date,
  pontos_evidencia integer not null default 0,
  ganho_produtos jsonb,
  constraint documento_fiscal__pk PRIMARY KEY (consumidor_id, documento_fiscal_id),
  constraint documento_fiscal__idempotencia UNIQUE (consumidor_id, idempotencia),
  constraint documento_fiscal__status CHECK ((status = ANY (ARRAY['PENDENTE'::text, 'VALIDO'::text, 'INVALIDO'::text])))
);
CREATE INDEX documento_fiscal__apurar ON public.documento_fiscal USING btree (apurar_em) WHERE ((status = 'PENDENTE'::text) AND (apurar_em IS NOT NULL));
CREATE INDEX documento_fiscal__caixa ON public.documento_fiscal USING btree (campanha_id, substr(chave_acesso, 7, 31) COLLATE "C") WHERE (chave_acesso IS NOT NULL);
CREATE INDEX documento_fiscal__campanha ON public.documento_fiscal USING btree (campanha_id, registrado_em, documento_fiscal_id);
CREATE INDEX documento_fiscal__compra ON public.documento_fiscal USING btree (campanha_id, emitente, emitido_em, valor_centavos) WHERE ((emitente IS NOT NULL) AND (emitido_em IS NOT NULL));
CREATE INDEX documento_fiscal__fila ON public.documento_fiscal USING btree (campanha_id, ((contestado_em IS NULL)), pontos_evidencia DESC, registrado_em, documento_fiscal_id) WHERE ((status = 'PENDENTE'::text) AND (apurar_em IS NULL));
CREATE INDEX documento_fiscal__fila_causa ON public.documento_fiscal USING btree (campanha_id, motivo, emitente, emitido_em) WHERE ((status = 'PENDENTE'::text) AND (apurar_em IS NULL));
CREATE INDEX documento_fiscal__fila_participa ON public.documento_fiscal USING btree (campanha_id, COALESCE(participa_em, registrado_em)) WHERE ((status = 'PENDENTE'::text) AND (apurar_em IS NULL));
CREATE INDEX documento_fiscal__imagem ON public.documento_fiscal USING btree (campanha_id) WHERE (uri_imagem IS NOT NULL);
CREATE INDEX documento_fiscal__invalido ON public.documento_fiscal USING btree (campanha_id, registrado_em, documento_fiscal_id) WHERE (status = 'INVALIDO'::text);
CREATE INDEX documento_fiscal__lista ON public.documento_fiscal USING btree (consumidor_id, campanha_id, registrado_em DESC, documento_fiscal_id DESC);
CREATE INDEX documento_fiscal__pendente ON public.documento_fiscal USING btree (campanha_id, registrado_em) WHERE (status = 'PENDENTE'::text);
CREATE INDEX documento_fiscal__protocolo ON public.documento_fiscal USING btree (lower("left"(idempotencia, 8))) WHERE (idempotencia IS NOT NULL);
CREATE INDEX documento_fiscal__recupera ON public.documento_fiscal USING btree (consumidor_id, campanha_id, recupera_em) WHERE (recupera_em IS NOT NULL);
CREATE INDEX documento_fiscal__uri_imagem ON public.documento_fiscal USING btree (uri_imagem) WHERE (uri_imagem IS NOT NULL);

create table documento_fiscal_historico (
  consumidor_id uuid not null,
  documento_fiscal_id uuid not null,
  ordem smallint not null,
  status text not null,
  motivo text,
  motivo_valores jsonb,
  observacao text,
  data_hora timestamp with time zone not null,
  ator jsonb,
  constraint documento_fiscal_historico__pk PRIMARY KEY (consumidor_id, documento_fiscal_id, ordem)
);
CREATE INDEX documento_fiscal_historico__observacao ON public.documento_fiscal_historico USING btree (consumidor_id, documento_fiscal_id) WHERE (observacao IS NOT NULL);

create table documento_mudado (
  consumidor_id uuid not null,
  campanha_id uuid not null,
  registrado_em timestamp with time zone not null
);

create table encerramento (
  campanha_id uuid not null,
  conferencia jsonb,
  conferido_em timestamp with time zone,
  encerrado_em timestamp with time zone,
  encerrado_por jsonb,
  aprovado_por jsonb,
  kit_id uuid,
  manifesto_hash text,
  constraint encerramento__pk PRIMARY KEY (campanha_id),
  constraint encerramento__fechado CHECK (((encerrado_em IS NULL) OR ((kit_id IS NOT NULL) AND (manifesto_hash IS NOT NULL) AND (conferencia IS NOT NULL))))
);

create table encerramento_arquivo (
  campanha_id uuid not null,
  arquivo_id uuid not null,
  tipo text not null,
  sorteio date,
  nome_arquivo text not null,
  conteudo_hash text not null,
  bytes bigint not null,
  enviado_em timestamp with time zone not null,
  ator jsonb not null,
  constraint encerramento_arquivo__pk PRIMARY KEY (campanha_id, arquivo_id)
);
CREATE UNIQUE INDEX encerramento_arquivo__conteudo ON public.encerramento_arquivo USING btree (campanha_id, tipo, COALESCE(sorteio, 'infinity'::date), conteudo_hash);
CREATE INDEX encerramento_arquivo__nome ON public.encerramento_arquivo USING btree (nome_arquivo);

create table encerramento_kit (
  kit_id uuid not null,
  campanha_id uuid not null,
  finalidade text not null,
  origem text not null,
  nome_arquivo text not null,
  situacao text not null default 'naFila'::text,
  arquivos_escritos integer not null default 0,
  bytes bigint,
  sha256 text,
  manifesto jsonb,
  manifesto_hash text,
  arquivo text,
  tentativas integer not null default 0,
  arrendado_ate timestamp with time zone,
  pedido_em timestamp with time zone not null,
  pedido_por jsonb not null,
  aprovado_por jsonb,
  terminado_em timestamp with time zone,
  vence_em timestamp with time zone,
  cancelado_por jsonb,
  downloads integer not null default 0,
  constraint encerramento_kit__pk PRIMARY KEY (kit_id),
  constraint encerramento_kit__arquivo CHECK (((arquivo IS NOT NULL) = (situacao = 'pronta'::text))),
  constraint encerramento_kit__situacao CHECK ((situacao = ANY (ARRAY['naFila'::text, 'escrevendo'::text, 'pronta'::text, 'vencida'::text, 'cancelada'::text, 'falhou'::text])))
);
CREATE INDEX encerramento_kit__espera ON public.encerramento_kit USING btree (pedido_em) WHERE (situacao = ANY (ARRAY['naFila'::text, 'escrevendo'::text]));
CREATE INDEX encerramento_kit__lista ON public.encerramento_kit USING btree (campanha_id, pedido_em, kit_id);
CREATE INDEX encerramento_kit__vence ON public.encerramento_kit USING btree (vence_em) WHERE (situacao = 'pronta'::text);

create table encerramento_prazo (
  campanha_id uuid not null,
  prazo_id text not null,
  quantidade integer not null,
  unidade text not null,
  motivo text not null,
  definido_em timestamp with time zone not null,
  definido_por jsonb not null,
  aprovado_por jsonb,
  constraint encerramento_prazo__pk PRIMARY KEY (campanha_id, prazo_id),
  constraint encerramento_prazo__quantidade CHECK (((quantidade >= 0) AND (quantidade <= 4000))),
  constraint encerramento_prazo__unidade CHECK ((unidade = ANY (ARRAY['dias'::text, 'diasUteis'::text, 'meses'::text])))
);

create table encerramento_scpc (
  campanha_id uuid not null,
  informes jsonb not null default '[]'::jsonb,
  divergencia jsonb,
  cabecalho jsonb,
  conferido_em timestamp with time zone,
  conferido_por jsonb,
  constraint encerramento_scpc__pk PRIMARY KEY (campanha_id)
);

create table encerramento_valor (
  campanha_id uuid not null,
  sorteio date not null,
  premio text not null,
  valor_centavos bigint not null,
  definido_em timestamp with time zone not null,
  definido_por jsonb not null,
  constraint encerramento_valor__pk PRIMARY KEY (campanha_id, sorteio, premio)
);

create table envio (
  consumidor_id uuid not null,
  notificacao_id uuid not null,
  dispositivo_id text not null,
  canal_id uuid not null,
  remessa_id uuid,
  enviar_em timestamp with time zone not null,
  tentativas integer not null default 0,
  criado_em timestamp with time zone not null,
  constraint envio__pk PRIMARY KEY (consumidor_id, notificacao_id, dispositivo_id)
);
CREATE INDEX envio__canal ON public.envio USING btree (canal_id, enviar_em);
CREATE INDEX envio__criado ON public.envio USING btree (criado_em);
CREATE INDEX envio__remessa ON public.envio USING btree (remessa_id) WHERE (remessa_id IS NOT NULL);

create table envio_geral (
  campanha_id uuid not null,
  notificacao_id uuid not null,
  canal_id uuid not null,
  depois_de text not null default ''::text,
  ate text,
  remessa_id uuid,
  enviar_em timestamp with time zone not null,
  tentativas integer not null default 0,
  criado_em timestamp with time zone not null,
  constraint envio_geral__pk PRIMARY KEY (campanha_id, notificacao_id, canal_id),
  constraint envio_geral__remessa CHECK (((ate IS NULL) = (remessa_id IS NULL)))
);
CREATE INDEX envio_geral__canal ON public.envio_geral USING btree (canal_id, enviar_em);
CREATE INDEX envio_geral__criado ON public.envio_geral USING btree (criado_em);

create table evidencia (
  consumidor_id uuid not null,
  documento_fiscal_id uuid not null,
  sinal text not null,
  campanha_id uuid not null,
  peso smallint not null,
  detalhe jsonb not null,
  pesada_em timestamp with time zone not null,
  constraint evidencia__pk PRIMARY KEY (consumidor_id, documento_fiscal_id, sinal)
);

create table exportacao (
  exportacao_id uuid not null,
  campanha_id uuid not null,
  tipo text not null,
  formato text not null,
  por_item boolean not null,
  de date,
  ate date,
  com_dados_pessoais boolean not null,
  finalidade text,
  nome_arquivo text not null,
  situacao text not null default 'naFila'::text,
  linhas bigint not null default 0,
  bytes bigint,
  sha256 text,
  arquivo text,
  tentativas integer not null default 0,
  arrendado_ate timestamp with time zone,
  pedida_em timestamp with time zone not null,
  pedida_por jsonb not null,
  aprovada_por jsonb,
  terminada_em timestamp with time zone,
  vence_em timestamp with time zone,
  cancelada_por jsonb,
  downloads integer not null default 0,
  constraint exportacao__pk PRIMARY KEY (exportacao_id),
  constraint exportacao__arquivo CHECK (((arquivo IS NOT NULL) = (situacao = 'pronta'::text))),
  constraint exportacao__dados_pessoais CHECK ((com_dados_pessoais = (finalidade IS NOT NULL))),
  constraint exportacao__situacao CHECK ((situacao = ANY (ARRAY['naFila'::text, 'escrevendo'::text, 'pronta'::text, 'vencida'::text, 'cancelada'::text, 'falhou'::text])))
);
CREATE INDEX exportacao__espera ON public.exportacao USING btree (pedida_em) WHERE (situacao = ANY (ARRAY['naFila'::text, 'escrevendo'::text]));
CREATE INDEX exportacao__lista ON public.exportacao USING btree (campanha_id, pedida_em, exportacao_id);
CREATE INDEX exportacao__vence ON public.exportacao USING btree (vence_em) WHERE (situacao = 'pronta'::text);

create table exportacao_sal (
  campanha_id uuid not null,
  sal text not null,
  constraint exportacao_sal__pk PRIMARY KEY (campanha_id)
);

create table foto_perfil (
  nome_arquivo text not null,
  consumidor_id uuid not null,
  constraint foto_perfil__pk PRIMARY KEY (nome_arquivo)
);
CREATE INDEX foto_perfil__consumidor ON public.foto_perfil USING btree (consumidor_id);

create table imagem_documento (
  consumidor_id uuid not null,
  nome_arquivo text not null,
  situacao text not null,
  enviada_em timestamp with time zone not null,
  constraint imagem_documento__pk PRIMARY KEY (consumidor_id, nome_arquivo),
  constraint imagem_documento__situacao CHECK ((situacao = ANY (ARRAY['enviada'::text, 'apagando'::text])))
);
CREATE INDEX imagem_documento__enviada ON public.imagem_documento USING btree (enviada_em);
CREATE INDEX imagem_documento__nome ON public.imagem_documento USING btree (nome_arquivo);

create table imagem_impressao (
  nome_arquivo text not null,
  impressao text not null,
  constraint imagem_impressao__pk PRIMARY KEY (nome_arquivo)
);

create table indicacao (
  indicado_id uuid not null,
  campanha_id uuid not null,
  consumidor_id uuid not null,
  situacao text not null,
  motivo text,
  observacao text,
  sinais jsonb not null default '{}'::jsonb,
  documento_fiscal_id uuid,
  apurar_em timestamp with time zone,
  moeda text,
  valor bigint,
  libera_em timestamp with time zone,
  criado_em timestamp with time zone not null,
  apurado_em timestamp with time zone,
  ator jsonb,
  constraint indicacao__pk PRIMARY KEY (indicado_id, campanha_id),
  constraint indicacao__outra CHECK ((indicado_id <> consumidor_id)),
  constraint indicacao__situacao CHECK ((situacao = ANY (ARRAY['AGUARDANDO'::text, 'EM_ANALISE'::text, 'PREMIADA'::text, 'RECUSADA'::text])))
);
CREATE INDEX indicacao__analise ON public.indicacao USING btree (campanha_id, apurado_em) WHERE (situacao = 'EM_ANALISE'::text);
CREATE INDEX indicacao__apurar ON public.indicacao USING btree (apurar_em) WHERE (apurar_em IS NOT NULL);
CREATE INDEX indicacao__lista ON public.indicacao USING btree (consumidor_id, campanha_id, criado_em DESC);

create table lancamento (
  consumidor_id uuid not null,
  campanha_id uuid not null,
  moeda text not null,
  ordem integer not null,
  tipo text not null,
  valor bigint not null,
  disponivel bigint not null,
  a_liberar bigint not null,
  devido bigint not null,
  origem text,
  origem_id text,
  sobre_ordem integer,
  vale_em timestamp with time zone not null,
  registrado_em timestamp with time zone not null,
  constraint lancamento__pk PRIMARY KEY (consumidor_id, campanha_id, moeda, ordem),
  constraint lancamento__tipo CHECK ((tipo = ANY (ARRAY['CREDITO'::text, 'LIBERACAO'::text, 'EXPIRACAO'::text, 'RESGATE'::text, 'DEVOLUCAO'::text, 'ESTORNO'::text, 'ABATIMENTO'::text, 'ENCERRAMENTO'::text]))),
  constraint lancamento__valor CHECK ((valor >= 0))
);

create table leitura_foto (
  consumidor_id uuid not null,
  documento_fiscal_id uuid not null,
  nome_arquivo text not null,
  tentativas smallint not null,
  ler_em timestamp with time zone not null,
  lida_em timestamp with time zone,
  leitura jsonb,
  constraint leitura_foto__pk PRIMARY KEY (consumidor_id, documento_fiscal_id)
);

create table livro (
  nome text not null,
  diferencas integer not null,
  conferido_em timestamp with time zone not null,
  depois_de uuid,
  constraint livro__pk PRIMARY KEY (nome)
);

create table login_facebook (
  promotora_id text not null,
  facebook_id text not null,
  consumidor_id uuid not null,
  constraint login_facebook__pk PRIMARY KEY (promotora_id, facebook_id)
);

create table login_usuario (
  promotora_id text not null,
  usuario text not null,
  consumidor_id uuid not null,
  constraint login_usuario__pk PRIMARY KEY (promotora_id, usuario)
);

create table lote (
  consumidor_id uuid not null,
  campanha_id uuid not null,
  moeda text not null,
  ordem integer not null,
  origem text not null,
  origem_id text not null,
  rodada smallint not null,
  concedido bigint not null,
  restante bigint not null,
  perdoado bigint not null default 0,
  liberado boolean not null,
  libera_em timestamp with time zone not null,
  expira_em timestamp with time zone,
  estornado_em timestamp with time zone,
  constraint lote__pk PRIMARY KEY (consumidor_id, campanha_id, moeda, ordem),
  constraint lote__origem UNIQUE (consumidor_id, campanha_id, moeda, origem, origem_id, rodada),
  constraint lote__concedido CHECK ((concedido > 0)),
  constraint lote__perdoado CHECK (((perdoado >= 0) AND (perdoado <= concedido))),
  constraint lote__restante CHECK (((restante >= 0) AND (restante <= concedido)))
);

create table lote_bloqueio (
  campanha_id uuid not null,
  tipo text not null,
  lote_id text not null,
  bloqueado_em timestamp with time zone not null,
  motivo text not null,
  ator jsonb not null,
  constraint lote_bloqueio__pk PRIMARY KEY (campanha_id, tipo, lote_id),
  constraint lote_bloqueio__tipo CHECK ((tipo = ANY (ARRAY['codigo'::text, 'voucher'::text])))
);

create table lote_uso (
  consumidor_id uuid not null,
  campanha_id uuid not null,
  moeda text not null,
  ordem integer not null,
  lote_ordem integer not null,
  valor bigint not null,
  constraint lote_uso__pk PRIMARY KEY (consumidor_id, campanha_id, moeda, ordem, lote_ordem),
  constraint lote_uso__valor CHECK ((valor <> 0))
);

create table mensagem_enviada (
  consumidor_id uuid not null,
  mensagem_id uuid not null,
  canal text not null,
  assunto text not null,
  enviada_em timestamp with time zone not null,
  resultado text,
  constraint mensagem_enviada__pk PRIMARY KEY (consumidor_id, mensagem_id),
  constraint mensagem_enviada__canal CHECK ((canal = ANY (ARRAY['email'::text, 'sms'::text, 'whatsapp'::text]))),
  constraint mensagem_enviada__resultado CHECK ((resultado = ANY (ARRAY['aceita'::text, 'falhou'::text])))
);
CREATE INDEX mensagem_enviada__enviada ON public.mensagem_enviada USING btree (enviada_em);

create table mensagem_local (
  mensagem_id uuid not null,
  canal text not null,
  destinatario text not null,
  assunto text not null,
  texto text not null,
  enviada_em timestamp with time zone not null,
  constraint mensagem_local__pk PRIMARY KEY (mensagem_id)
);

create table migracao (
  nome text not null,
  hash text not null,
  aplicada_em timestamp with time zone not null default now(),
  constraint migracao_pkey PRIMARY KEY (nome)
);

create table notificacao (
  consumidor_id uuid not null,
  notificacao_id uuid not null,
  campanha_id uuid not null,
  tipo text not null,
  origem_id text not null,
  valores jsonb not null,
  enviada_em timestamp with time zone not null,
  vista_em timestamp with time zone,
  constraint notificacao__pk PRIMARY KEY (consumidor_id, notificacao_id),
  constraint notificacao__origem UNIQUE (consumidor_id, campanha_id, tipo, origem_id)
);
CREATE INDEX notificacao__vista ON public.notificacao USING btree (origem_id) WHERE ((tipo = 'CAMPANHA'::text) AND (vista_em IS NOT NULL));

create table notificacao_campanha (
  notificacao_id uuid not null,
  campanha_id uuid not null,
  titulo text not null,
  mensagem text not null,
  url_imagem text,
  publico jsonb not null,
  enviar_em timestamp with time zone not null,
  criada_em timestamp with time zone not null,
  ator jsonb,
  comecada_em timestamp with time zone,
  depois_de uuid not null default '00000000-0000-0000-0000-000000000000'::uuid,
  reunida_em timestamp with time zone,
  terminada_em timestamp with time zone,
  parada_em timestamp with time zone,
  parada_por jsonb,
  recolhida_ate uuid not null default '00000000-0000-0000-0000-000000000000'::uuid,
  recolhida_em timestamp with time zone,
  pessoas integer not null default 0,
  aceitos integer default 0,
  recusados integer default 0,
  constraint notificacao_campanha__pk PRIMARY KEY (notificacao_id)
);
CREATE INDEX notificacao_campanha__aberta ON public.notificacao_campanha USING btree (enviar_em) WHERE ((terminada_em IS NULL) AND (parada_em IS NULL));
CREATE INDEX notificacao_campanha__lista ON public.notificacao_campanha USING btree (campanha_id, criada_em DESC, notificacao_id DESC);
CREATE INDEX notificacao_campanha__recolher ON public.notificacao_campanha USING btree (parada_em) WHERE ((parada_em IS NOT NULL) AND (recolhida_em IS NULL));

create table notificacao_geral (
  campanha_id uuid not null,
  notificacao_id uuid not null,
  titulo text not null,
  mensagem text not null,
  url_imagem text,
  enviada_em timestamp with time zone not null,
  tipo text not null default 'CAMPANHA'::text,
  origem_id text,
  ator jsonb,
  constraint notificacao_geral__pk PRIMARY KEY (campanha_id, notificacao_id)
);
CREATE UNIQUE INDEX notificacao_geral__origem ON public.notificacao_geral USING btree (campanha_id, tipo, origem_id) WHERE (origem_id IS NOT NULL);

create table notificacao_geral_vista (
  consumidor_id uuid not null,
  notificacao_id uuid not null,
  constraint notificacao_geral_vista__pk PRIMARY KEY (consumidor_id, notificacao_id)
);
CREATE INDEX notificacao_geral_vista__notificacao ON public.notificacao_geral_vista USING btree (notificacao_id);

create table numero_arrendamento (
  campanha_id uuid not null,
  inicio bigint not null,
  fim bigint not null,
  arrendado_em timestamp with time zone not null,
  expira_em timestamp with time zone not null,
  constraint numero_arrendamento__pk PRIMARY KEY (campanha_id, inicio),
  constraint numero_arrendamento__faixa CHECK ((fim > inicio))
);
CREATE INDEX numero_arrendamento__expira ON public.numero_arrendamento USING btree (expira_em);

create table numero_dia (
  campanha_id uuid not null,
  dia date not null,
  concedidos bigint not null,
  constraint numero_dia__pk PRIMARY KEY (campanha_id, dia)
);

create table numero_faixa (
  campanha_id uuid not null,
  proximo bigint not null,
  total bigint not null,
  constraint numero_faixa__pk PRIMARY KEY (campanha_id),
  constraint numero_faixa__total CHECK ((proximo <= total))
);

create table numero_livre (
  campanha_id uuid not null,
  inicio bigint not null,
  fim bigint not null,
  constraint numero_livre__pk PRIMARY KEY (campanha_id, inicio),
  constraint numero_livre__faixa CHECK ((fim > inicio))
);

create table operador (
  operador_id uuid not null,
  nome text not null,
  email text not null,
  senha_hash text not null,
  totp_cifrado bytea not null,
  totp_passo bigint not null default 0,
  da_instalacao boolean not null default false,
  criado_em timestamp with time zone not null,
  codigos_errados integer not null default 0,
  codigos_errados_desde timestamp with time zone,
  senha_conhecida_em timestamp with time zone,
  senha_aviso_tentado_em timestamp with time zone,
  senha_aviso_enviado_em timestamp with time zone,
  constraint operador__pk PRIMARY KEY (operador_id),
  constraint operador__email UNIQUE (email)
);

create table operador_convite (
  token_hash text not null,
  nome text not null,
  email text not null,
  promotora_id text,
  papel text,
  totp_cifrado bytea not null,
  criado_em timestamp with time zone not null,
  ate timestamp with time zone not null,
  recupera boolean not null default false,
  convite_id uuid not null default gen_random_uuid(),
  retirado_em timestamp with time zone,
  convidado_por uuid,
  convidado_nome text,
  aprovado_por uuid,
  aprovado_nome text,
  por_comando boolean not null default false,
  constraint operador_convite__pk PRIMARY KEY (token_hash),
  constraint operador_convite__papel CHECK (((promotora_id IS NULL) = (papel IS NULL)))
);
CREATE UNIQUE INDEX operador_convite__destino ON public.operador_convite USING btree (email, COALESCE(promotora_id, ''::text));

create table operador_desafio (
  desafio_hash text not null,
  finalidade text not null,
  sessao_id uuid,
  ate timestamp with time zone not null,
  usado_em timestamp with time zone,
  constraint operador_desafio__pk PRIMARY KEY (desafio_hash),
  constraint operador_desafio__finalidade CHECK ((finalidade = ANY (ARRAY['entrar'::text, 'elevar'::text, 'incluir'::text]))),
  constraint operador_desafio__sessao CHECK (((finalidade = 'entrar'::text) = (sessao_id IS NULL)))
);
CREATE INDEX operador_desafio__ate ON public.operador_desafio USING btree (ate);

create table operador_papel (
  operador_id uuid not null,
  promotora_id text not null,
  papel text not null,
  desde timestamp with time zone not null,
  constraint operador_papel__pk PRIMARY KEY (operador_id, promotora_id),
  constraint operador_papel__papel CHECK ((papel = ANY (ARRAY['administrador'::text, 'operador'::text, 'atendimento'::text, 'auditor'::text, 'cliente'::text])))
);
CREATE INDEX operador_papel__promotora ON public.operador_papel USING btree (promotora_id);

create table operador_passkey (
  passkey_id uuid not null,
  operador_id uuid not null,
  credencial_id text not null,
  chave_publica bytea not null,
  assinaturas bigint not null,
  nome text not null,
  criada_em timestamp with time zone not null,
  usada_em timestamp with time zone,
  constraint operador_passkey__pk PRIMARY KEY (passkey_id),
  constraint operador_passkey__credencial UNIQUE (operador_id, credencial_id)
);

create table operador_sessao (
  sessao_id uuid not null,
  operador_id uuid not null,
  token_hash text not null,
  aparelho text not null,
  criada_em timestamp with time zone not null,
  usada_em timestamp with time zone not null,
  elevada_em timestamp with time zone not null,
  encerrada_em timestamp with time zone,
  aparelho_hash text,
  rede_hash text,
  constraint operador_sessao__pk PRIMARY KEY (sessao_id),
  constraint operador_sessao__token UNIQUE (token_hash)
);
CREATE INDEX operador_sessao__operador ON public.operador_sessao USING btree (operador_id) WHERE (encerrada_em IS NULL);

create table passkey (
  consumidor_id uuid not null,
  passkey_id uuid not null,
  credencial_id text not null,
  host text not null,
  chave_publica bytea not null,
  assinaturas bigint not null,
  descricao text not null,
  criado_em timestamp with time zone not null,
  usado_em timestamp with time zone,
  constraint passkey__pk PRIMARY KEY (consumidor_id, passkey_id),
  constraint passkey__credencial UNIQUE (consumidor_id, credencial_id)
);

create table passkey_desafio (
  desafio_id text not null,
  expira_em timestamp with time zone not null,
  constraint passkey_desafio__pk PRIMARY KEY (desafio_id)
);

create table pedido (
  consumidor_id uuid not null,
  pedido_id uuid not null,
  campanha_id uuid not null,
  moeda text not null,
  idempotencia text,
  loja_cnpj text,
  situacao text not null,
  motivo text,
  total bigint not null,
  conta_ordem integer,
  criado_em timestamp with time zone not null,
  entrega jsonb,
  codigo_rastreio text,
  constraint pedido__pk PRIMARY KEY (consumidor_id, pedido_id),
  constraint pedido__idempotencia UNIQUE (consumidor_id, idempotencia),
  constraint pedido__situacao CHECK ((situacao = ANY (ARRAY['PENDENTE'::text, 'APROVADO'::text, 'SEPARACAO'::text, 'ENVIADO'::text, 'ENTREGUE'::text, 'REPROVADO'::text, 'CANCELADO'::text]))),
  constraint pedido__total CHECK ((total > 0))
);
CREATE INDEX pedido__situacao ON public.pedido USING btree (campanha_id, situacao, criado_em, pedido_id);

create table pedido_historico (
  consumidor_id uuid not null,
  pedido_id uuid not null,
  ordem smallint not null,
  situacao text not null,
  em timestamp with time zone not null,
  ator jsonb,
  motivo text,
  constraint pedido_historico__pk PRIMARY KEY (consumidor_id, pedido_id, ordem)
);

create table pedido_item (
  consumidor_id uuid not null,
  pedido_id uuid not null,
  posicao smallint not null,
  produto_id text not null,
  nome text not null,
  quantidade integer not null,
  valor bigint not null,
  observacao text,
  constraint pedido_item__pk PRIMARY KEY (consumidor_id, pedido_id, posicao),
  constraint pedido_item__quantidade CHECK ((quantidade > 0))
);
CREATE INDEX pedido_item__produto ON public.pedido_item USING btree (consumidor_id, produto_id);

create table pista (
  consumidor_id uuid not null,
  documento_fiscal_id uuid not null,
  valor text not null,
  campanha_id uuid not null,
  impressao text,
  registrada_em timestamp with time zone not null,
  constraint pista__pk PRIMARY KEY (consumidor_id, documento_fiscal_id, valor)
);
CREATE INDEX pista__registrada ON public.pista USING btree (registrada_em) WHERE (impressao IS NULL);
CREATE INDEX pista__valor ON public.pista USING btree (campanha_id, valor, registrada_em);

create table prazo_legal (
  prazo_id text not null,
  nome text not null,
  ancora text not null,
  quantidade integer not null,
  unidade text not null,
  sentido text not null,
  cumpre text,
  fonte text not null,
  avisos integer[] not null,
  ordem integer not null,
  alterado_em timestamp with time zone,
  alterado_por jsonb,
  constraint prazo_legal__pk PRIMARY KEY (prazo_id),
  constraint prazo_legal__quantidade CHECK (((quantidade >= 0) AND (quantidade <= 4000))),
  constraint prazo_legal__sentido CHECK ((sentido = ANY (ARRAY['depois'::text, 'antes'::text]))),
  constraint prazo_legal__unidade CHECK ((unidade = ANY (ARRAY['dias'::text, 'diasUteis'::text, 'meses'::text])))
);

create table premio_abertura (
  campanha_id uuid not null,
  ordem bigint not null,
  raspadinha_id uuid not null,
  aberta_em timestamp with time zone not null,
  unidade integer,
  constraint premio_abertura__pk PRIMARY KEY (campanha_id, ordem)
);
CREATE UNIQUE INDEX premio_abertura__unidade ON public.premio_abertura USING btree (campanha_id, unidade) WHERE (unidade IS NOT NULL);

create table premio_andamento (
  consumidor_id uuid not null,
  premio_id uuid not null,
  campanha_id uuid not null,
  avisado_em timestamp with time zone,
  documentos_em timestamp with time zone,
  pausado_em timestamp with time zone,
  pausa_motivo text,
  entregue_em timestamp with time zone,
  entregue_por text,
  entrega_ator jsonb,
  historico jsonb not null default '[]'::jsonb,
  constraint premio_andamento__pk PRIMARY KEY (consumidor_id, premio_id),
  constraint premio_andamento__entrega CHECK (((entregue_em IS NULL) = (entregue_por IS NULL))),
  constraint premio_andamento__pausa CHECK (((pausado_em IS NULL) = (pausa_motivo IS NULL)))
);

create table premio_arquivo (
  consumidor_id uuid not null,
  premio_id uuid not null,
  nome_arquivo text not null,
  campanha_id uuid not null,
  tipo text not null,
  conteudo_hash text not null,
  enviado_em timestamp with time zone not null,
  ator jsonb not null,
  constraint premio_arquivo__pk PRIMARY KEY (consumidor_id, premio_id, nome_arquivo),
  constraint premio_arquivo__conteudo UNIQUE (consumidor_id, premio_id, tipo, conteudo_hash),
  constraint premio_arquivo__tipo CHECK ((tipo = ANY (ARRAY['documento'::text, 'recibo'::text])))
);

create table premio_contador (
  campanha_id uuid not null,
  raspadas bigint not null,
  constraint premio_contador__pk PRIMARY KEY (campanha_id)
);

create table premio_dia (
  campanha_id uuid not null,
  dia date not null,
  primeira bigint not null,
  quantidade bigint not null,
  galhos text[] not null,
  raiz text not null,
  elo text not null,
  fechado_em timestamp with time zone not null,
  constraint premio_dia__pk PRIMARY KEY (campanha_id, dia),
  constraint premio_dia__primeira UNIQUE (campanha_id, primeira),
  constraint premio_dia__quantidade CHECK ((quantidade > 0))
);

create table premio_testemunho (
  campanha_id uuid not null,
  dia date not null,
  destinatario text not null,
  tentado_em timestamp with time zone not null,
  enviado_em timestamp with time zone,
  constraint premio_testemunho__pk PRIMARY KEY (campanha_id, dia, destinatario)
);

create table premio_unidade (
  campanha_id uuid not null,
  unidade integer not null,
  premio_id text not null,
  lugar bigint not null,
  consumidor_id uuid,
  raspadinha_id uuid,
  reclamada_em timestamp with time zone,
  constraint premio_unidade__pk PRIMARY KEY (campanha_id, unidade)
);
CREATE INDEX premio_unidade__livre ON public.premio_unidade USING btree (campanha_id, lugar, unidade) WHERE (raspadinha_id IS NULL);
CREATE INDEX premio_unidade__premio ON public.premio_unidade USING btree (campanha_id, premio_id) WHERE (raspadinha_id IS NOT NULL);
CREATE INDEX premio_unidade__reclamada ON public.premio_unidade USING btree (campanha_id, reclamada_em) WHERE (raspadinha_id IS NOT NULL);

create table previa (
  previa_id uuid not null,
  promotora_id text not null,
  token text not null,
  banco text not null,
  segredo text not null,
  host text not null,
  momento text not null,
  publicada_em timestamp with time zone not null,
  avanco_milissegundos bigint not null,
  texto text not null,
  versao integer not null default 0,
  pessoas jsonb not null default '[]'::jsonb,
  aberta_em timestamp with time zone not null,
  usada_em timestamp with time zone not null,
  constraint previa__pk PRIMARY KEY (previa_id),
  constraint previa__token UNIQUE (token)
);
CREATE INDEX previa__usada ON public.previa USING btree (usada_em);

create table primeiro_acesso (
  promotora_id text not null,
  cpf text not null,
  ator jsonb,
  constraint primeiro_acesso__pk PRIMARY KEY (promotora_id, cpf)
);

create table processo (
  processo_id uuid not null,
  nome text not null,
  versao text not null,
  desde timestamp with time zone not null default now(),
  visto_em timestamp with time zone not null default now(),
  armazenamento text,
  revisao integer,
  chaves text[],
  constraint processo__pk PRIMARY KEY (processo_id)
);

create table produto_ajuste (
  campanha_id uuid not null,
  ajuste_id uuid not null,
  produto_id text not null,
  unidades integer not null,
  motivo text not null,
  ajustado_em timestamp with time zone not null,
  ator jsonb not null,
  constraint produto_ajuste__pk PRIMARY KEY (campanha_id, ajuste_id),
  constraint produto_ajuste__unidades CHECK ((unidades <> 0))
);

create table produto_carga (
  campanha_id uuid not null,
  produto_id text not null,
  carregado integer not null,
  constraint produto_carga__pk PRIMARY KEY (campanha_id, produto_id),
  constraint produto_carga__carregado CHECK ((carregado >= 0))
);

create table produto_estoque (
  campanha_id uuid not null,
  produto_id text not null,
  fatia smallint not null,
  disponivel integer not null,
  constraint produto_estoque__pk PRIMARY KEY (campanha_id, produto_id, fatia),
  constraint produto_estoque__disponivel CHECK ((disponivel >= 0))
);

create table promotora (
  promotora_id text not null,
  nome text not null,
  cnpj text not null,
  constraint promotora__pk PRIMARY KEY (promotora_id)
);

create table proposta (
  proposta_id uuid not null,
  promotora_id text not null,
  ato text not null,
  alvo jsonb not null,
  corpo jsonb not null,
  hash text not null,
  motivo text not null,
  conteudo jsonb not null,
  proposta_tipo text not null,
  proposta_por uuid not null,
  proposta_nome text not null,
  proposta_em timestamp with time zone not null,
  ate timestamp with time zone not null,
  decisao text,
  decidida_por uuid,
  decidida_nome text,
  decidida_em timestamp with time zone,
  decisao_motivo text,
  resultado text,
  resultado_codigo text,
  resultado_mensagem text,
  constraint proposta__pk PRIMARY KEY (proposta_id),
  constraint proposta__decidida CHECK ((((decisao IS NULL) = (decidida_por IS NULL)) AND ((decisao IS NULL) = (decidida_nome IS NULL)) AND ((decisao IS NULL) = (decidida_em IS NULL)))),
  constraint proposta__decisao CHECK ((decisao = ANY (ARRAY['aprovada'::text, 'recusada'::text, 'retirada'::text]))),
  constraint proposta__feita CHECK (((resultado IS NULL) OR (NOT (decisao IS DISTINCT FROM 'aprovada'::text)))),
  constraint proposta__pessoas CHECK (((decisao = 'retirada'::text) = (proposta_por = decidida_por))),
  constraint proposta__resultado CHECK ((resultado = ANY (ARRAY['feito'::text, 'recusado'::text, 'falhou'::text]))),
  constraint proposta__tipo CHECK ((proposta_tipo = ANY (ARRAY['operador'::text, 'credencial'::text])))
);
CREATE INDEX proposta__lista ON public.proposta USING btree (promotora_id, proposta_em DESC, proposta_id DESC);

create table provedor (
  promotora_id text not null,
  servico text not null,
  cifrado bytea not null,
  definido_em timestamp with time zone not null,
  ator jsonb,
  constraint provedor__pk PRIMARY KEY (promotora_id, servico),
  constraint provedor__promotora FOREIGN KEY (promotora_id) REFERENCES promotora(promotora_id),
  constraint provedor__servico CHECK ((servico = ANY (ARRAY['email'::text, 'sms'::text, 'whatsapp'::text, 'picpay'::text, 'voucher'::text, 'onesignal'::text, 'sns'::text])))
);

create table raspadinha (
  consumidor_id uuid not null,
  raspadinha_id uuid not null,
  campanha_id uuid not null,
  documento_fiscal_id uuid not null,
  concedida_em timestamp with time zone not null,
  raspada_em timestamp with time zone,
  ordem bigint,
  premio_id text,
  cancelada_em timestamp with time zone,
  entrega_pedida_em timestamp with time zone,
  entregue_em timestamp with time zone,
  entregue_por text,
  retida_em timestamp with time zone,
  entrega_ator jsonb,
  constraint raspadinha__pk PRIMARY KEY (consumidor_id, raspadinha_id),
  constraint raspadinha__cancelada CHECK (((cancelada_em IS NULL) OR (raspada_em IS NULL)))
);
CREATE INDEX raspadinha__a_entregar ON public.raspadinha USING btree (campanha_id, raspada_em, raspadinha_id) WHERE ((premio_id IS NOT NULL) AND (entregue_em IS NULL));
CREATE INDEX raspadinha__codigo ON public.raspadinha USING btree (campanha_id, "right"((raspadinha_id)::text, 12)) WHERE (premio_id IS NOT NULL);
CREATE INDEX raspadinha__documento_fiscal ON public.raspadinha USING btree (consumidor_id, documento_fiscal_id);
CREATE INDEX raspadinha__lista ON public.raspadinha USING btree (consumidor_id, campanha_id, concedida_em DESC, raspadinha_id DESC);
CREATE INDEX raspadinha__premiada ON public.raspadinha USING btree (campanha_id, raspada_em, raspadinha_id) WHERE (premio_id IS NOT NULL);

create table relatorio_destino (
  campanha_id uuid not null,
  enderecos text[] not null,
  ator jsonb not null,
  definido_em timestamp with time zone not null,
  constraint relatorio_destino__pk PRIMARY KEY (campanha_id),
  constraint relatorio_destino__enderecos CHECK ((cardinality(enderecos) <= 20))
);

create table relatorio_semana (
  campanha_id uuid not null,
  semana date not null,
  arrendado_ate timestamp with time zone,
  posse uuid,
  tentativas integer not null,
  enviados text[] not null default '{}'::text[],
  terminado_em timestamp with time zone,
  constraint relatorio_semana__pk PRIMARY KEY (campanha_id, semana)
);

create table relogio_ensaio (
  unico boolean not null,
  avanco_milissegundos bigint not null,
  constraint relogio_ensaio__pk PRIMARY KEY (unico),
  constraint relogio_ensaio__avanco CHECK ((avanco_milissegundos >= 0)),
  constraint relogio_ensaio__unico CHECK (unico)
);

create table resumo_campanha (
  campanha_id uuid not null,
  ate timestamp with time zone not null,
  atualizada_em timestamp with time zone,
  fotografada_em timestamp with time zone,
  constraint resumo_campanha__pk PRIMARY KEY (campanha_id)
);

create table resumo_contagem (
  campanha_id uuid not null,
  hora timestamp with time zone not null,
  assunto text not null,
  chave text not null,
  quantidade integer not null,
  constraint resumo_contagem__pk PRIMARY KEY (campanha_id, hora, assunto, chave)
);

create table resumo_dia (
  campanha_id uuid not null,
  dia date not null,
  pendente boolean not null,
  lojas_em timestamp with time zone,
  notas integer not null default 0,
  constraint resumo_dia__pk PRIMARY KEY (campanha_id, dia)
);
CREATE INDEX resumo_dia__pendente ON public.resumo_dia USING btree (campanha_id, dia) WHERE pendente;

create table resumo_foto (
  campanha_id uuid not null,
  assunto text not null,
  chave text not null,
  quantidade bigint not null,
  valor bigint not null,
  constraint resumo_foto__pk PRIMARY KEY (campanha_id, assunto, chave)
);

create table resumo_hora (
  campanha_id uuid not null,
  hora timestamp with time zone not null,
  cadastros integer not null,
  primeiras integer not null,
  primeiras_validas integer not null,
  constraint resumo_hora__pk PRIMARY KEY (campanha_id, hora)
);

create table resumo_loja (
  campanha_id uuid not null,
  dia date not null,
  emitente text not null,
  uf text not null,
  notas integer not null,
  validas integer not null,
  invalidas integer not null,
  valor_centavos bigint not null,
  pessoas integer[] not null,
  constraint resumo_loja__pk PRIMARY KEY (campanha_id, dia, emitente, uf)
);

create table resumo_nota (
  campanha_id uuid not null,
  hora timestamp with time zone not null,
  origem text not null,
  status text not null,
  motivo text not null,
  notas integer not null,
  contestadas integer not null,
  valor_centavos bigint not null,
  numeros bigint not null,
  pontos bigint not null,
  cashback_centavos bigint not null,
  constraint resumo_nota__pk PRIMARY KEY (campanha_id, hora, origem, status, motivo)
);

create table resumo_pendente (
  campanha_id uuid not null,
  hora timestamp with time zone not null,
  constraint resumo_pendente__pk PRIMARY KEY (campanha_id, hora)
);

create table resumo_prazo (
  campanha_id uuid not null,
  hora timestamp with time zone not null,
  quem text not null,
  faixa smallint not null,
  notas integer not null,
  constraint resumo_prazo__pk PRIMARY KEY (campanha_id, hora, quem, faixa)
);

create table retencao (
  promotora_id text not null,
  dia date not null,
  contas_meses integer not null,
  previstas integer not null,
  encerradas integer not null,
  iniciada_em timestamp with time zone not null,
  constraint retencao__pk PRIMARY KEY (promotora_id, dia)
);

create table revisao (
  unica boolean not null default true,
  revisao integer not null,
  minima integer not null,
  hash text not null,
  constraint revisao__pk PRIMARY KEY (unica),
  constraint revisao__unica CHECK (unica)
);

create table revisao_lote (
  lote_id uuid not null,
  campanha_id uuid not null,
  operador_id uuid not null,
  criado_em timestamp with time zone not null,
  ate timestamp with time zone not null,
  resultado jsonb,
  constraint revisao_lote__pk PRIMARY KEY (lote_id)
);

create table revisao_posse (
  consumidor_id uuid not null,
  documento_fiscal_id uuid not null,
  campanha_id uuid not null,
  operador_id uuid not null,
  operador_nome text not null,
  tomada_em timestamp with time zone not null,
  ate timestamp with time zone not null,
  segunda boolean not null default false,
  constraint revisao_posse__pk PRIMARY KEY (consumidor_id, documento_fiscal_id)
);
CREATE INDEX revisao_posse__campanha ON public.revisao_posse USING btree (campanha_id, ate);

create table revisao_veredito (
  consumidor_id uuid not null,
  documento_fiscal_id uuid not null,
  ordem smallint not null,
  campanha_id uuid not null,
  operador_id uuid not null,
  operador_nome text not null,
  status text not null,
  em timestamp with time zone not null,
  segundos integer,
  conferir boolean not null default false,
  segunda_operador_id uuid,
  segunda_nome text,
  segunda_status text,
  segunda_em timestamp with time zone,
  concorda boolean,
  revertida_em timestamp with time zone,
  reversao text,
  constraint revisao_veredito__pk PRIMARY KEY (consumidor_id, documento_fiscal_id, ordem),
  constraint revisao_veredito__outra_pessoa CHECK ((segunda_operador_id <> operador_id)),
  constraint revisao_veredito__reversao CHECK ((reversao = ANY (ARRAY['contestacao'::text, 'desfeita'::text, 'segunda'::text])))
);
CREATE INDEX revisao_veredito__conferir ON public.revisao_veredito USING btree (campanha_id, em) WHERE (conferir AND (segunda_em IS NULL) AND (revertida_em IS NULL));
CREATE INDEX revisao_veredito__discorda ON public.revisao_veredito USING btree (campanha_id, segunda_em DESC, documento_fiscal_id DESC) WHERE (NOT concorda);
CREATE INDEX revisao_veredito__periodo ON public.revisao_veredito USING btree (campanha_id, em);

create table segredo (
  uso text not null,
  chave text not null,
  estado text not null,
  original boolean not null default false,
  atual_desde timestamp with time zone,
  criado_em timestamp with time zone not null default now(),
  constraint segredo__pk PRIMARY KEY (uso, chave),
  constraint segredo__estado CHECK ((estado = ANY (ARRAY['atual'::text, 'reserva'::text, 'aposentada'::text, 'vazada'::text]))),
  constraint segredo__uso CHECK ((uso = ANY (ARRAY['sessoes'::text, 'dados'::text, 'campanhas'::text])))
);
CREATE UNIQUE INDEX segredo__atual ON public.segredo USING btree (uso) WHERE (estado = 'atual'::text);

create table sessao_encerrada (
  consumidor_id uuid not null,
  sessao_id text not null,
  encerra_em timestamp with time zone not null,
  sucedida boolean not null default false,
  expira_em timestamp with time zone not null,
  constraint sessao_encerrada__pk PRIMARY KEY (consumidor_id, sessao_id)
);
CREATE INDEX sessao_encerrada__expira ON public.sessao_encerrada USING btree (expira_em);

create table simulacao (
  simulacao_id uuid not null,
  promotora_id text not null,
  ano integer not null,
  identificacao text not null,
  texto text not null,
  notas bigint not null,
  pessoas bigint not null,
  centavos bigint not null,
  pedida_em timestamp with time zone not null,
  pedida_por jsonb not null,
  situacao text not null default 'fila'::text,
  progresso integer not null default 0,
  resultado jsonb,
  recusa text,
  recusa_valores jsonb not null default '{}'::jsonb,
  tentativas integer not null default 0,
  arrendado_ate timestamp with time zone,
  banco text,
  terminada_em timestamp with time zone,
  cancelada_por jsonb,
  constraint simulacao__pk PRIMARY KEY (simulacao_id),
  constraint simulacao__progresso CHECK (((progresso >= 0) AND (progresso <= 100))),
  constraint simulacao__recusa CHECK (((recusa IS NOT NULL) = (situacao = 'falhou'::text))),
  constraint simulacao__resultado CHECK (((resultado IS NOT NULL) = (situacao = 'pronta'::text))),
  constraint simulacao__situacao CHECK ((situacao = ANY (ARRAY['fila'::text, 'rodando'::text, 'pronta'::text, 'falhou'::text, 'cancelada'::text])))
);
CREATE UNIQUE INDEX simulacao__andamento ON public.simulacao USING btree (promotora_id) WHERE (situacao = ANY (ARRAY['fila'::text, 'rodando'::text]));
CREATE INDEX simulacao__antiga ON public.simulacao USING btree (pedida_em);
CREATE INDEX simulacao__espera ON public.simulacao USING btree (pedida_em) WHERE (situacao = ANY (ARRAY['fila'::text, 'rodando'::text]));
CREATE INDEX simulacao__lista ON public.simulacao USING btree (promotora_id, pedida_em, simulacao_id);

create table sorteio_apuracao (
  campanha_id uuid not null,
  data date not null,
  versao integer not null,
  apuracao jsonb not null,
  desclassificados jsonb not null,
  premiados_antes text[] not null,
  titulares jsonb not null,
  motivo text not null,
  ator jsonb not null,
  feita_em timestamp with time zone not null,
  confirmada_em timestamp with time zone,
  confirmada_ator jsonb,
  constraint sorteio_apuracao__pk PRIMARY KEY (campanha_id, data, versao),
  constraint sorteio_apuracao__confirmada CHECK (((confirmada_em IS NULL) = (confirmada_ator IS NULL)))
);

create table sorteio_congelado (
  campanha_id uuid not null,
  data date not null,
  congelado_em timestamp with time zone not null,
  manifesto jsonb not null,
  manifesto_hash text not null,
  regra jsonb not null,
  mapa text not null,
  excluidos jsonb not null,
  galhos text[] not null,
  numeros bigint not null,
  ator jsonb not null,
  premiados_antes text[] not null default '{}'::text[],
  constraint sorteio_congelado__pk PRIMARY KEY (campanha_id, data)
);

create table sorteio_folha (
  campanha_id uuid not null,
  data date not null,
  galho integer not null,
  compromissos bytea not null,
  nos bytea,
  constraint sorteio_folha__pk PRIMARY KEY (campanha_id, data, galho)
);

create table sorteio_premiado (
  campanha_id uuid not null,
  data date not null,
  ordem integer not null,
  serie text not null,
  numero text not null,
  premio text not null,
  consumidor_id uuid not null,
  registrado_em timestamp with time zone not null,
  ator jsonb,
  constraint sorteio_premiado__pk PRIMARY KEY (campanha_id, data, ordem),
  constraint sorteio_premiado__numero UNIQUE (campanha_id, data, serie, numero)
);
CREATE INDEX sorteio_premiado__consumidor ON public.sorteio_premiado USING btree (consumidor_id, campanha_id);

create table sorteio_resultado (
  campanha_id uuid not null,
  data date not null,
  informes jsonb not null default '[]'::jsonb,
  divergencia jsonb,
  extracao text[],
  documento jsonb,
  constraint sorteio_resultado__pk PRIMARY KEY (campanha_id, data),
  constraint sorteio_resultado__extracao CHECK (((extracao IS NULL) OR (cardinality(extracao) = 5)))
);

create table sorteio_testemunho (
  campanha_id uuid not null,
  data date not null,
  destinatario text not null,
  tentado_em timestamp with time zone not null,
  enviado_em timestamp with time zone,
  constraint sorteio_testemunho__pk PRIMARY KEY (campanha_id, data, destinatario)
);

create table tarefa (
  nome text not null,
  arrendatario uuid,
  arrendada_ate timestamp with time zone,
  proxima_em timestamp with time zone not null,
  iniciada_em timestamp with time zone not null,
  sucedida_em timestamp with time zone,
  milissegundos integer,
  constraint tarefa__pk PRIMARY KEY (nome)
);

create table taxa_requisicao (
  chave text not null,
  janela timestamp with time zone not null,
  usos integer not null,
  constraint taxa_requisicao__pk PRIMARY KEY (chave)
);
CREATE INDEX taxa_requisicao__janela ON public.taxa_requisicao USING btree (janela);
alter table taxa_requisicao set unlogged;

create table teto_uso (
  campanha_id uuid not null,
  periodo text not null,
  teto text not null,
  chave text not null,
  soma bigint not null,
  maximo bigint not null,
  constraint teto_uso__pk PRIMARY KEY (campanha_id, periodo, teto, chave),
  constraint teto_uso__maximo CHECK (((soma >= 0) AND (soma <= maximo)))
);
CREATE INDEX teto_uso__periodo ON public.teto_uso USING btree (periodo);

create table token_verificacao (
  token_hash text not null,
  finalidade text not null,
  consumidor_id uuid not null,
  valor_hash text not null,
  criado_em timestamp with time zone not null,
  expira_em timestamp with time zone not null,
  usado_em timestamp with time zone,
  constraint token_verificacao__pk PRIMARY KEY (token_hash),
  constraint token_verificacao__finalidade CHECK ((finalidade = ANY (ARRAY['senha'::text, 'email'::text, 'dados'::text])))
);
CREATE INDEX token_verificacao__consumidor ON public.token_verificacao USING btree (consumidor_id, finalidade);
CREATE INDEX token_verificacao__expira ON public.token_verificacao USING btree (expira_em);

create table upload_cota (
  consumidor_id uuid not null,
  dia date not null,
  arquivos integer not null,
  bytes bigint not null,
  constraint upload_cota__pk PRIMARY KEY (consumidor_id, dia)
);
CREATE INDEX upload_cota__dia ON public.upload_cota USING btree (dia);

create table venda (
  campanha_id uuid not null,
  chave_acesso text not null,
  emitente text not null,
  emitido_em date,
  valor_centavos bigint,
  quantidade integer,
  itens jsonb,
  cancelada boolean,
  venda_arquivo_id uuid not null,
  mudada_em timestamp with time zone not null,
  constraint venda__pk PRIMARY KEY (campanha_id, chave_acesso)
);

create table venda_arquivo (
  venda_arquivo_id uuid not null,
  campanha_id uuid not null,
  nome text not null,
  sha256 text not null,
  bytes bigint not null,
  codificacao text not null,
  arquivo text,
  situacao text not null,
  motivo text,
  motivo_linha integer,
  linhas integer not null default 0,
  novas integer not null default 0,
  mudadas integer not null default 0,
  iguais integer not null default 0,
  erros integer not null default 0,
  lidos_bytes bigint not null default 0,
  recebido_em timestamp with time zone not null,
  iniciado_em timestamp with time zone,
  terminado_em timestamp with time zone,
  arrendatario uuid,
  arrendado_ate timestamp with time zone,
  ator jsonb,
  constraint venda_arquivo__pk PRIMARY KEY (venda_arquivo_id),
  constraint venda_arquivo__conteudo UNIQUE (campanha_id, sha256)
);
CREATE INDEX venda_arquivo__espera ON public.venda_arquivo USING btree (campanha_id, venda_arquivo_id) WHERE (situacao = ANY (ARRAY['recebido'::text, 'importando'::text]));
CREATE INDEX venda_arquivo__lista ON public.venda_arquivo USING btree (campanha_id, venda_arquivo_id DESC);

create table venda_erro (
  venda_arquivo_id uuid not null,
  ordem integer not null,
  linha integer not null,
  chave_acesso text,
  problema text not null,
  constraint venda_erro__pk PRIMARY KEY (venda_arquivo_id, ordem)
);

create table voucher_codigo (
  campanha_id uuid not null,
  voucher_id text not null,
  codigo_hash text not null,
  codigo_cifrado bytea not null,
  voucher_pedido_id uuid,
  importado_em timestamp with time zone not null,
  ator jsonb,
  constraint voucher_codigo__pk PRIMARY KEY (campanha_id, voucher_id, codigo_hash)
);
CREATE INDEX voucher_codigo__livre ON public.voucher_codigo USING btree (campanha_id, voucher_id) WHERE (voucher_pedido_id IS NULL);

create table voucher_pedido (
  consumidor_id uuid not null,
  voucher_pedido_id uuid not null,
  campanha_id uuid not null,
  voucher_id text not null,
  nome text not null,
  provedor_id text not null,
  moeda text not null,
  valor bigint not null,
  conta_ordem integer not null,
  idempotencia text,
  situacao text not null,
  codigo_cifrado bytea,
  usar_ate timestamp with time zone not null,
  tentar_em timestamp with time zone,
  criado_em timestamp with time zone not null,
  decidido_em timestamp with time zone,
  codigo_hash text,
  constraint voucher_pedido__pk PRIMARY KEY (consumidor_id, voucher_pedido_id),
  constraint voucher_pedido__idempotencia UNIQUE (consumidor_id, idempotencia),
  constraint voucher_pedido__codigo CHECK (((situacao = 'APROVADO'::text) = (codigo_cifrado IS NOT NULL))),
  constraint voucher_pedido__situacao CHECK ((situacao = ANY (ARRAY['PENDENTE'::text, 'APROVADO'::text, 'REPROVADO'::text])))
);
CREATE INDEX voucher_pedido__codigo_hash ON public.voucher_pedido USING btree (codigo_hash) WHERE (codigo_hash IS NOT NULL);
CREATE INDEX voucher_pedido__pendente ON public.voucher_pedido USING btree (tentar_em) WHERE (situacao = 'PENDENTE'::text);

create table webhook (
  webhook_id uuid not null,
  promotora_id text not null,
  lugar integer not null,
  url text not null,
  descricao text not null,
  eventos text[] not null,
  estado text not null,
  pausa text,
  pausado_em timestamp with time zone,
  criado_em timestamp with time zone not null,
  ator jsonb not null,
  constraint webhook__pk PRIMARY KEY (webhook_id),
  constraint webhook__promotora FOREIGN KEY (promotora_id) REFERENCES promotora(promotora_id),
  constraint webhook__estado CHECK ((estado = ANY (ARRAY['ativo'::text, 'pausado'::text, 'removido'::text]))),
  constraint webhook__pausa CHECK ((pausa = ANY (ARRAY['operador'::text, 'falhas'::text]))),
  constraint webhook__pausado CHECK ((((estado = 'pausado'::text) = (pausa IS NOT NULL)) AND ((pausa IS NULL) = (pausado_em IS NULL))))
);
CREATE UNIQUE INDEX webhook__lugar ON public.webhook USING btree (promotora_id, lugar) WHERE (estado <> 'removido'::text);

create table webhook_entrega (
  webhook_id uuid not null,
  evento_id uuid not null,
  tipo text not null,
  ano integer,
  identificacao text,
  objeto_id text not null,
  status text not null,
  ocorrido_em timestamp with time zone not null,
  criado_em timestamp with time zone not null,
  estado text not null,
  tentar_em timestamp with time zone,
  desistir_em timestamp with time zone not null,
  posse uuid,
  tentativas integer not null default 0,
  historico jsonb not null default '[]'::jsonb,
  constraint webhook_entrega__pk PRIMARY KEY (webhook_id, evento_id),
  constraint webhook_entrega__estado CHECK ((estado = ANY (ARRAY['pendente'::text, 'entregue'::text, 'falhou'::text]))),
  constraint webhook_entrega__pendente CHECK (((estado = 'pendente'::text) = (tentar_em IS NOT NULL)))
);
CREATE INDEX webhook_entrega__devida ON public.webhook_entrega USING btree (webhook_id, tentar_em) WHERE (estado = 'pendente'::text);
CREATE INDEX webhook_entrega__estados ON public.webhook_entrega USING btree (webhook_id, estado, criado_em DESC, evento_id DESC);
CREATE INDEX webhook_entrega__idade ON public.webhook_entrega USING btree (criado_em);
CREATE INDEX webhook_entrega__lista ON public.webhook_entrega USING btree (webhook_id, criado_em DESC, evento_id DESC);

create table webhook_saida (
  dono_id uuid not null,
  evento_id uuid not null,
  campanha_id uuid not null,
  tipo text not null,
  objeto_id text not null,
  status text not null,
  ocorrido_em timestamp with time zone not null,
  constraint webhook_saida__pk PRIMARY KEY (dono_id, evento_id)
);
CREATE INDEX webhook_saida__ordem ON public.webhook_saida USING btree (ocorrido_em);

create table webhook_saude (
  webhook_id uuid not null,
  falhando_desde timestamp with time zone,
  falhas_seguidas integer not null default 0,
  entregue_em timestamp with time zone,
  falhou_em timestamp with time zone,
  constraint webhook_saude__pk PRIMARY KEY (webhook_id)
);

create table webhook_segredo (
  webhook_id uuid not null,
  segredo_id uuid not null,
  cifrado bytea not null,
  criado_em timestamp with time zone not null,
  ate timestamp with time zone,
  constraint webhook_segredo__pk PRIMARY KEY (webhook_id, segredo_id)
);

function auditoria_imutavel() returns trigger language plpgsql volatile;
function campanha_add_total(p_campanha_id uuid, p_variacao bigint) returns void language plpgsql volatile;
function campanha_forget(p_campanha_id uuid, p_agora timestamp with time zone) returns void language plpgsql volatile;
function campanha_hold(p_campanha_id uuid) returns void language plpgsql volatile;
function campanha_set_total(p_campanha_id uuid, p_total bigint) returns boolean language plpgsql volatile;
function campanha_update_total(p_campanha_id uuid, p_total bigint) returns void language plpgsql volatile;
function canal_take(p_canal_id uuid, p_aparelhos integer, p_por_pedido integer, p_agora timestamp with time zone, OUT cabem integer, OUT volta_em timestamp with time zone) returns record language plpgsql volatile;
function cedula_answer(p_consumidor_id uuid, p_campanha_id uuid, p_cedula_id text, p_respostas jsonb, p_acertos integer, p_pontos integer, p_libera_em timestamp with time zone, p_expira_em timestamp with time zone, p_agora timestamp with time zone) returns SETOF cedula_resposta language plpgsql volatile;
function chave_acesso_take(p_identidade text, p_campanha_id uuid, p_consumidor_id uuid, p_documento_fiscal_id uuid, OUT tomada boolean, OUT dono uuid, OUT documento uuid, OUT revisado_em timestamp with time zone) returns record language plpgsql volatile;
function codigo_cupom_import(p_campanha_id uuid, p_lote text, p_codigos text[], p_agora timestamp with time zone) returns integer language plpgsql volatile;
function codigo_cupom_import_by(p_campanha_id uuid, p_lote text, p_codigos text[], p_agora timestamp with time zone, p_ator jsonb) returns integer language plpgsql volatile;
function concessao_is_current(o documento_fiscal, c concessao) returns boolean language plpgsql stable;
function concessao_look(d documento_fiscal, c concessao) returns concessao language plpgsql stable;
function concessao_of(p_mudancas jsonb, p_resto bigint, p_assuntos text[], p_periodos text[], p_limites integer[], p_indices bigint[], p_series text[], p_numeros text[], p_raspadinhas uuid[], p_creditos jsonb) returns jsonb language plpgsql immutable;
function concessao_take(d documento_fiscal, c concessao, p_assunto text, p_quantidade integer, OUT concedido integer, OUT esgotado integer) returns record language plpgsql volatile;
function consulta_take(p_uf text, p_ritmo integer, p_ilegiveis integer, p_agora timestamp with time zone, p_ate timestamp with time zone) returns TABLE(chave_acesso text, consulta text, tentativas integer, ilegiveis integer, pedida_em timestamp with time zone, sonda boolean) language plpgsql volatile;
function consumidor_ended(p_consumidor_id uuid) returns boolean language plpgsql volatile;
function consumidor_has_dinamicas(p_consumidor_id uuid, p_dinamicas jsonb) returns boolean language plpgsql stable;
function consumidor_hold(p_consumidor_id uuid) returns boolean language plpgsql volatile;
function conta_adjust(p_consumidor_id uuid, p_campanha_id uuid, p_moeda text, p_ajuste_id uuid, p_valor bigint, p_motivo text, p_expira_em timestamp with time zone, p_ator jsonb, p_agora timestamp with time zone) returns boolean language plpgsql volatile;
function conta_close(p_consumidor_id uuid, p_agora timestamp with time zone) returns void language plpgsql volatile;
function conta_conferir() returns TABLE(regra text, consumidor_id uuid, campanha_id uuid, moeda text, ordem integer, esperado bigint, encontrado bigint) language plpgsql stable;
function conta_conferir_de(p_consumidores uuid[]) returns TABLE(regra text, consumidor_id uuid, campanha_id uuid, moeda text, ordem integer, esperado bigint, encontrado bigint) language plpgsql stable;
function conta_credit(p_consumidor_id uuid, p_campanha_id uuid, p_moeda text, p_origem text, p_origem_id text, p_valor bigint, p_libera_em timestamp with time zone, p_expira_em timestamp with time zone, p_agora timestamp with time zone) returns integer language plpgsql volatile;
function conta_debit(p_consumidor_id uuid, p_campanha_id uuid, p_moeda text, p_valor bigint, p_origem text, p_origem_id text, p_agora timestamp with time zone) returns integer language plpgsql volatile;
function conta_estorno(p_consumidor_id uuid, p_campanha_id uuid, p_origem text, p_origem_id text, p_perdoar boolean, p_agora timestamp with time zone) returns void language plpgsql volatile;
function conta_gasto(p_consumidor_id uuid, p_origem text, p_origem_id text) returns TABLE(moeda text, gasto bigint) language plpgsql stable;
function conta_imutavel() returns trigger language plpgsql volatile;
function conta_list_a_conferir(p_depois_de uuid, p_limite integer) returns TABLE(consumidor_id uuid, campanha_id uuid, moeda text, ordem integer) language plpgsql stable;
function conta_list_depois(p_depois_de uuid, p_limite integer) returns TABLE(consumidor_id uuid) language plpgsql stable;
function conta_lock(p_consumidor_id uuid, p_campanha_id uuid, p_moeda text, p_agora timestamp with time zone) returns conta language plpgsql volatile;
function conta_mark(p_consumidores uuid[]) returns void language plpgsql volatile;
function conta_note(c conta, p_tipo text, p_valor bigint, p_disponivel bigint, p_a_liberar bigint, p_devido bigint, p_origem text, p_origem_id text, p_sobre_ordem integer, p_vale_em timestamp with time zone, p_agora timestamp with time zone) returns conta language plpgsql volatile;
function conta_pay(c conta, p_vale_em timestamp with time zone, p_agora timestamp with time zone) returns conta language plpgsql volatile;
function conta_return(p_consumidor_id uuid, p_campanha_id uuid, p_moeda text, p_ordem integer, p_valor bigint, p_expira_minimo timestamp with time zone, p_agora timestamp with time zone) returns void language plpgsql volatile;
function conta_save(c conta) returns void language plpgsql volatile;
function conta_settle(c conta, p_agora timestamp with time zone) returns conta language plpgsql volatile;
function conta_touch(p_consumidor_id uuid, p_campanha_id uuid, p_moeda text, p_agora timestamp with time zone) returns boolean language plpgsql volatile;
function conta_unmark(p_consumidores uuid[], p_campanhas uuid[], p_moedas text[], p_ordens integer[]) returns void language plpgsql volatile;
function conta_warn(p_de timestamp with time zone, p_ate timestamp with time zone, p_dias integer, p_palavra text, p_agora timestamp with time zone) returns integer language plpgsql volatile;
function contador_add(p_consumidor_id uuid, p_campanha_id uuid, p_assunto text, p_periodos text[], p_variacao integer) returns void language plpgsql volatile;
function contador_count(p_consumidor_id uuid, p_campanha_id uuid, p_assunto text, p_periodo text, p_instante timestamp with time zone) returns integer language plpgsql stable;
function contador_lock(p_consumidor_id uuid, p_campanha_id uuid, p_assunto text, p_periodos text[]) returns void language plpgsql volatile;
function contador_move(p_consumidor_id uuid, p_campanha_id uuid, p_assunto text, p_instante timestamp with time zone, p_variacao integer) returns void language plpgsql volatile;
function contador_room(p_consumidor_id uuid, p_campanha_id uuid, p_assunto text, p_instante timestamp with time zone, p_assuntos text[], p_periodos text[], p_limites integer[], p_quantidade integer) returns integer language plpgsql stable;
function contador_take(p_consumidor_id uuid, p_campanha_id uuid, p_assunto text, p_instante timestamp with time zone, p_assuntos text[], p_periodos text[], p_limites integer[], p_quantidade integer, OUT concedido integer, OUT esgotado integer) returns record language plpgsql volatile;
function cupom_count(p_consumidor_id uuid, p_documento_fiscal_id uuid) returns integer language plpgsql stable;
function cupom_grant(p_consumidor_id uuid, p_campanha_id uuid, p_documento_fiscal_id uuid, p_agora timestamp with time zone, p_indices bigint[], p_series text[], p_numeros text[], p_validade timestamp with time zone, p_quantidade integer) returns void language plpgsql volatile;
function cupom_note_revoked(p_consumidor_id uuid, p_documento_fiscal_id uuid, p_numeros integer) returns void language plpgsql volatile;
function cupom_revoke(p_consumidor_id uuid, p_documento_fiscal_id uuid, p_agora timestamp with time zone) returns integer language plpgsql volatile;
function cupom_withdraw(p_consumidor_id uuid, p_documento_fiscal_id uuid, p_quantidade integer, p_agora timestamp with time zone) returns integer language plpgsql volatile;
function documento_adjust(o documento_fiscal, d documento_fiscal, c concessao, p_agora timestamp with time zone) returns documento_fiscal language plpgsql volatile;
function documento_correct(p_consumidor_id uuid, p_documento_fiscal_id uuid, p_agora timestamp with time zone, p_mudancas jsonb, p_nota jsonb, p_concessao jsonb) returns TABLE(resultado text, concedidos integer) language plpgsql volatile;
function documento_count_lugares(p_consumidor_id uuid, p_campanha_id uuid, p_assunto text, p_desde timestamp with time zone, p_ate timestamp with time zone) returns integer language plpgsql stable;
function documento_earn(d documento_fiscal, c concessao, p_agora timestamp with time zone, p_exigir boolean) returns documento_fiscal language plpgsql volatile;
function documento_earn_by_day(d documento_fiscal, c concessao, p_agora timestamp with time zone, p_exigir boolean) returns documento_fiscal language plpgsql volatile;
function documento_fato_put(p_consumidor_id uuid, p_documento_fiscal_id uuid, p_campanha_id uuid, p_fatos jsonb, p_agora timestamp with time zone) returns void language plpgsql volatile;
function documento_find_recusa(d documento_fiscal, c concessao, p_identidade text, p_intervalo_segundos integer, OUT codigo text, OUT detalhe text) returns record language plpgsql stable;
function documento_fiscal_as_pendente(d documento_fiscal, p_motivo text, p_motivo_valores jsonb, p_apurar_em timestamp with time zone) returns documento_fiscal language plpgsql volatile;
function documento_fiscal_carry(p_consumidor_id uuid, p_documento_fiscal_id uuid, p_creditos jsonb, p_agora timestamp with time zone) returns void language plpgsql volatile;
function documento_fiscal_claim(d documento_fiscal) returns void language plpgsql volatile;
function documento_fiscal_conferir() returns TABLE(regra text, campanha_id uuid, nome text, esperado bigint, encontrado bigint) language plpgsql stable;
function documento_fiscal_conferir_de(p_consumidores uuid[]) returns TABLE(regra text, consumidor_id uuid, campanha_id uuid, nome text, esperado bigint, encontrado bigint) language plpgsql stable;
function documento_fiscal_correct(p_consumidor_id uuid, p_documento_fiscal_id uuid, p_agora timestamp with time zone, p_mudancas jsonb, p_motivo text, p_motivo_valores jsonb, p_observacao text, p_resto bigint, p_vivos integer, p_retirar integer, p_assuntos text[], p_periodos text[], p_limites integer[], p_indices bigint[], p_series text[], p_numeros text[], p_creditos jsonb) returns TABLE(resultado text, concedidos integer) language plpgsql volatile;
function documento_fiscal_credit(d documento_fiscal, p_creditos jsonb, p_agora timestamp with time zone) returns documento_fiscal language plpgsql volatile;
function documento_fiscal_declare(p_consumidor_id uuid, p_documento_fiscal_id uuid, p_motivos text[], p_uri_imagem text, p_fatos jsonb, p_agora timestamp with time zone) returns text language plpgsql volatile;
function documento_fiscal_earn(d documento_fiscal, p_agora timestamp with time zone, p_premia_indicacao boolean, p_resto bigint, p_assuntos text[], p_periodos text[], p_limites integer[], p_indices bigint[], p_series text[], p_numeros text[], p_validade timestamp with time zone, p_raspadinhas uuid[], p_creditos jsonb, p_exigir boolean) returns documento_fiscal language plpgsql volatile;
function documento_fiscal_earn_by_day(d documento_fiscal, p_agora timestamp with time zone, p_premia_indicacao boolean, p_resto bigint, p_assuntos text[], p_periodos text[], p_limites integer[], p_indices bigint[], p_series text[], p_numeros text[], p_validade timestamp with time zone, p_raspadinhas uuid[], p_creditos jsonb, p_exigir boolean) returns documento_fiscal language plpgsql volatile;
function documento_fiscal_efeito(p_consumidor_id uuid, p_documento_fiscal_id uuid, p_numeros integer, p_raspadinhas integer, p_agora timestamp with time zone, p_assuntos text[], p_periodos text[], p_limites integer[]) returns TABLE(numeros integer, raspadinhas integer, conta_em date) language plpgsql stable;
function documento_fiscal_emit(d documento_fiscal, p_agora timestamp with time zone) returns void language plpgsql volatile;
function documento_fiscal_find_recupera(d documento_fiscal, p_assuntos text[], p_periodos text[], p_limites integer[]) returns date language plpgsql volatile;
function documento_fiscal_find_recusa(d documento_fiscal, p_identidade text, p_intervalo_segundos integer, p_assuntos text[], p_periodos text[], p_limites integer[], p_numeros integer, p_raspadinhas integer, OUT codigo text, OUT detalhe text) returns record language plpgsql stable;
function documento_fiscal_grant(p_consumidor_id uuid, p_campanha_id uuid, p_documento_fiscal_id uuid, p_agora timestamp with time zone, p_participa_em timestamp with time zone, p_assuntos text[], p_periodos text[], p_limites integer[], p_indices bigint[], p_series text[], p_numeros text[], p_validade timestamp with time zone, p_raspadinhas uuid[], p_exigir boolean, OUT numeros integer, OUT raspadinhas integer, OUT motivo text, OUT motivo_valores jsonb) returns record language plpgsql volatile;
function documento_fiscal_hear(p_consumidor_id uuid, p_documento_fiscal_id uuid, p_motivos text[], p_fatos jsonb, p_agora timestamp with time zone) returns boolean language plpgsql volatile;
function documento_fiscal_identify(p_consumidor_id uuid, p_documento_fiscal_id uuid, p_motivos text[], p_leitura boolean, p_chave_acesso text, p_modelo text, p_uf text, p_emitente text, p_assuntos text[], p_periodos text[], p_limites integer[], p_agora timestamp with time zone) returns text language plpgsql volatile;
function documento_fiscal_judge(p_consumidor_id uuid, p_documento_fiscal_id uuid, p_agora timestamp with time zone, p_mudancas jsonb, p_observacao text, p_resto bigint, p_assuntos text[], p_periodos text[], p_limites integer[], p_indices bigint[], p_series text[], p_numeros text[], p_raspadinhas uuid[], p_creditos jsonb) returns TABLE(resultado text, concedidos integer, raspadinhas integer) language plpgsql volatile;
function documento_fiscal_note(p_consumidor_id uuid, p_documento_fiscal_id uuid, p_status text, p_motivo text, p_motivo_valores jsonb, p_observacao text, p_agora timestamp with time zone) returns void language plpgsql volatile;
function documento_fiscal_note_by(p_consumidor_id uuid, p_documento_fiscal_id uuid, p_status text, p_motivo text, p_motivo_valores jsonb, p_observacao text, p_agora timestamp with time zone, p_ator jsonb) returns void language plpgsql volatile;
function documento_fiscal_participa(d documento_fiscal) returns timestamp with time zone language sql immutable;
function documento_fiscal_photograph(p_consumidor_id uuid, p_documento_fiscal_id uuid, p_motivos text[], p_uri_imagem text, p_fatos jsonb, p_motivo text, p_apurar_em timestamp with time zone, p_agora timestamp with time zone) returns text language plpgsql volatile;
function documento_fiscal_register(p_consumidor_id uuid, p_documento jsonb, p_identidade text, p_codigo text, p_resto bigint, p_intervalo_segundos integer, p_assuntos text[], p_periodos text[], p_limites integer[], p_indices bigint[], p_series text[], p_numeros text[], p_raspadinhas uuid[], p_creditos jsonb) returns TABLE(resultado text, documento_fiscal_id uuid, concedidos integer, raspadinhas integer, motivo text, motivo_valores jsonb) language plpgsql volatile;
function documento_fiscal_rejudge(p_consumidor_id uuid, p_documento_fiscal_id uuid, p_agora timestamp with time zone, p_mudancas jsonb, p_observacao text, p_resto bigint, p_assuntos text[], p_periodos text[], p_limites integer[], p_indices bigint[], p_series text[], p_numeros text[], p_raspadinhas uuid[], p_creditos jsonb) returns TABLE(resultado text, concedidos integer, raspadinhas integer) language plpgsql volatile;
function documento_fiscal_reopen(p_consumidor_id uuid, p_documento_fiscal_id uuid, p_agora timestamp with time zone, p_observacao text) returns boolean language plpgsql volatile;
function documento_fiscal_revoke(p_consumidor_id uuid, p_documento_fiscal_id uuid, p_agora timestamp with time zone, p_motivo text, p_observacao text, p_perdoar boolean) returns boolean language plpgsql volatile;
function documento_fiscal_revoke_by(p_consumidor_id uuid, p_documento_fiscal_id uuid, p_agora timestamp with time zone, p_motivo text, p_observacao text, p_perdoar boolean, p_ator jsonb) returns boolean language plpgsql volatile;
function documento_fiscal_take_back(d documento_fiscal, p_fica boolean, p_perdoar boolean, p_agora timestamp with time zone) returns documento_fiscal language plpgsql volatile;
function documento_fiscal_tell(d documento_fiscal, p_agora timestamp with time zone) returns void language plpgsql volatile;
function documento_fiscal_undo(p_consumidor_id uuid, p_documento_fiscal_id uuid, p_agora timestamp with time zone, p_status text, p_ator jsonb) returns boolean language plpgsql volatile;
function documento_fiscal_wait_on(p_consumidor_id uuid, p_documento_fiscal_id uuid, p_agora timestamp with time zone, p_motivo text, p_motivo_valores jsonb, p_apurar_em timestamp with time zone, p_fatos jsonb) returns boolean language plpgsql volatile;
function documento_fiscal_wake(p_campanha_id uuid, p_chaves text[], p_motivos text[], p_agora timestamp with time zone) returns integer language plpgsql volatile;
function documento_insert(d documento_fiscal) returns documento_fiscal language plpgsql volatile;
function documento_judge(p_consumidor_id uuid, p_documento_fiscal_id uuid, p_agora timestamp with time zone, p_mudancas jsonb, p_observacao text, p_concessao jsonb) returns TABLE(resultado text, concedidos integer, raspadinhas integer) language plpgsql volatile;
function documento_regain(d documento_fiscal, c concessao, p_agora timestamp with time zone) returns documento_fiscal language plpgsql volatile;
function documento_register(p_consumidor_id uuid, p_documento jsonb, p_identidade text, p_codigo text, p_intervalo_segundos integer, p_concessao jsonb) returns TABLE(resultado text, documento_fiscal_id uuid, concedidos integer, raspadinhas integer, motivo text, motivo_valores jsonb) language plpgsql volatile;
function documento_rejudge(p_consumidor_id uuid, p_documento_fiscal_id uuid, p_agora timestamp with time zone, p_mudancas jsonb, p_observacao text, p_concessao jsonb) returns TABLE(resultado text, concedidos integer, raspadinhas integer) language plpgsql volatile;
function documento_save(d documento_fiscal) returns documento_fiscal language plpgsql volatile;
function documento_undo_indicacao(d documento_fiscal, p_perdoar boolean, p_agora timestamp with time zone) returns void language plpgsql volatile;
function evidencia_forget(p_campanha_id uuid) returns void language plpgsql volatile;
function evidencia_keep(p_campanha_id uuid, p_consumidor_id uuid, p_documento_fiscal_id uuid, p_evidencias jsonb, p_pistas jsonb, p_agora timestamp with time zone) returns void language plpgsql volatile;
function imagem_documento_claim(p_consumidor_id uuid, p_nome_arquivo text) returns boolean language plpgsql volatile;
function indicacao_add(p_indicado_id uuid, p_promotora_id text, p_codigo text, p_campanhas uuid[], p_agora timestamp with time zone) returns void language plpgsql volatile;
function indicacao_close(p_consumidor_id uuid, p_agora timestamp with time zone) returns void language plpgsql volatile;
function indicacao_find_dono(p_promotora_id text, p_codigo text, p_exceto uuid) returns uuid language plpgsql volatile;
function indicacao_forget(p_campanha_id uuid) returns void language plpgsql volatile;
function indicacao_lock_pessoas(p_indicado_id uuid, p_campanha_id uuid) returns uuid[] language plpgsql volatile;
function indicacao_mark(p_indicado_id uuid, p_campanha_id uuid, p_documento_fiscal_id uuid, p_agora timestamp with time zone) returns void language plpgsql volatile;
function indicacao_reward(p_indicado_id uuid, p_campanha_id uuid, p_documento_fiscal_id uuid, p_situacao text, p_premios jsonb, p_maximo integer, p_mes_de timestamp with time zone, p_mes_ate timestamp with time zone, p_agora timestamp with time zone) returns text language plpgsql volatile;
function indicacao_reward_by(p_indicado_id uuid, p_campanha_id uuid, p_documento_fiscal_id uuid, p_situacao text, p_premios jsonb, p_maximo integer, p_mes_de timestamp with time zone, p_mes_ate timestamp with time zone, p_agora timestamp with time zone, p_ator jsonb) returns text language plpgsql volatile;
function indicacao_undo(p_indicado_id uuid, p_campanha_id uuid, p_documento_fiscal_id uuid, p_perdoar boolean, p_agora timestamp with time zone) returns boolean language plpgsql volatile;
function lote_gasto(p_consumidor_id uuid, p_campanha_id uuid, p_moeda text, p_ordem integer) returns bigint language plpgsql stable;
function lote_is_bloqueado(p_campanha_id uuid, p_tipo text, p_lote_id text) returns boolean language plpgsql stable;
function lote_take(c conta, p_ordem integer, p_valor bigint) returns void language plpgsql volatile;
function notificacao_add(p_consumidor_id uuid, p_campanha_id uuid, p_tipo text, p_origem_id text, p_valores jsonb, p_agora timestamp with time zone) returns void language plpgsql volatile;
function notificacao_campanha_add(p_notificacao_id uuid, p_campanha_id uuid, p_titulo text, p_mensagem text, p_url_imagem text, p_publico jsonb, p_enviar_em timestamp with time zone, p_agora timestamp with time zone, p_ator jsonb) returns boolean language plpgsql volatile;
function notificacao_campanha_gather(p_notificacao_id uuid, p_depois_de uuid, p_ate uuid, p_consumidores uuid[], p_agora timestamp with time zone) returns boolean language plpgsql volatile;
function notificacao_campanha_match(p_notificacao_id uuid, p_campanha_id uuid, p_titulo text, p_mensagem text, p_url_imagem text, p_publico jsonb, p_enviar_em timestamp with time zone) returns boolean language plpgsql stable;
function notificacao_campanha_start(p_notificacao_id uuid, p_agora timestamp with time zone) returns void language plpgsql volatile;
function notificacao_campanha_stop(p_notificacao_id uuid, p_campanha_id uuid, p_agora timestamp with time zone, p_ator jsonb) returns void language plpgsql volatile;
function notificacao_geral_add(p_campanha_id uuid, p_notificacao_id uuid, p_tipo text, p_origem_id text, p_titulo text, p_mensagem text, p_url_imagem text, p_agora timestamp with time zone) returns void language plpgsql volatile;
function notificacao_geral_add_by(p_campanha_id uuid, p_notificacao_id uuid, p_tipo text, p_origem_id text, p_titulo text, p_mensagem text, p_url_imagem text, p_agora timestamp with time zone, p_ator jsonb) returns void language plpgsql volatile;
function notificacao_geral_queue(p_campanha_id uuid, p_notificacao_id uuid, p_agora timestamp with time zone) returns void language plpgsql volatile;
function notificacao_revoke(p_consumidor_id uuid, p_campanha_id uuid, p_tipo text, p_origem_id text) returns void language plpgsql volatile;
function numero_faixa_take(p_campanha_id uuid, p_tamanho integer, OUT inicio bigint, OUT fim bigint) returns record language plpgsql volatile;
function numero_free(p_campanha_id uuid, p_inicios bigint[], p_fins bigint[], p_livres_inicios bigint[], p_livres_fins bigint[]) returns integer language plpgsql volatile;
function numero_lease(p_campanha_id uuid, p_tamanho integer, p_segundos integer) returns TABLE(inicio bigint, fim bigint, expira_em timestamp with time zone) language plpgsql volatile;
function numero_return(p_campanha_id uuid, p_inicio bigint, p_primeiro_livre bigint) returns void language plpgsql volatile;
function pedido_conferir() returns TABLE(regra text, campanha_id uuid, nome text, esperado bigint, encontrado bigint) language plpgsql stable;
function pedido_conferir_de(p_consumidores uuid[]) returns TABLE(regra text, consumidor_id uuid, campanha_id uuid, nome text, esperado bigint, encontrado bigint) language plpgsql stable;
function pedido_conferir_estoque() returns TABLE(regra text, campanha_id uuid, nome text, esperado bigint, encontrado bigint) language plpgsql stable;
function pedido_count(p_consumidor_id uuid, p_campanha_id uuid, p_produto_id text) returns bigint language plpgsql stable;
function pedido_find_repetido(p_consumidor_id uuid, p_idempotencia text, p_campanha_id uuid, p_loja_cnpj text, p_produtos text[], p_quantidades integer[], p_valores bigint[]) returns uuid language plpgsql volatile;
function pedido_move(p_consumidor_id uuid, p_campanha_id uuid, p_pedido_id uuid, p_situacao text, p_motivo text, p_expira_minimo timestamp with time zone, p_lugar integer, p_agora timestamp with time zone) returns text language plpgsql volatile;
function pedido_move_by(p_consumidor_id uuid, p_campanha_id uuid, p_pedido_id uuid, p_situacao text, p_motivo text, p_expira_minimo timestamp with time zone, p_lugar integer, p_agora timestamp with time zone, p_ator jsonb) returns text language plpgsql volatile;
function pedido_move_rastreio(p_consumidor_id uuid, p_campanha_id uuid, p_pedido_id uuid, p_situacao text, p_motivo text, p_expira_minimo timestamp with time zone, p_lugar integer, p_agora timestamp with time zone, p_ator jsonb, p_rastreio text) returns text language plpgsql volatile;
function pedido_place(p_consumidor_id uuid, p_campanha_id uuid, p_moeda text, p_pedido_id uuid, p_idempotencia text, p_loja_cnpj text, p_produtos text[], p_nomes text[], p_quantidades integer[], p_valores bigint[], p_limites integer[], p_lugar integer, p_agora timestamp with time zone) returns uuid language plpgsql volatile;
function pedido_place_entrega(p_consumidor_id uuid, p_campanha_id uuid, p_moeda text, p_pedido_id uuid, p_idempotencia text, p_loja_cnpj text, p_produtos text[], p_nomes text[], p_quantidades integer[], p_valores bigint[], p_limites integer[], p_lugar integer, p_agora timestamp with time zone, p_entrega jsonb) returns uuid language plpgsql volatile;
function pedido_step_back(p_consumidor_id uuid, p_campanha_id uuid, p_pedido_id uuid, p_de text, p_para text, p_motivo text, p_agora timestamp with time zone, p_ator jsonb) returns text language plpgsql volatile;
function periodo_chaves(p_instante timestamp with time zone) returns text[] language plpgsql stable;
function premio_unidade_take(p_campanha_id uuid, p_ate bigint, p_consumidor_id uuid, p_raspadinha_id uuid, p_agora timestamp with time zone, OUT unidade integer, OUT premio_id text) returns record language plpgsql volatile;
function produto_estoque_find_falta(p_campanha_id uuid, p_produtos text[], p_quantidades integer[]) returns text language plpgsql stable;
function produto_estoque_give(p_campanha_id uuid, p_produto_id text, p_quantidade integer, p_lugar integer) returns void language plpgsql volatile;
function produto_estoque_load(p_campanha_id uuid, p_produto_id text, p_unidades integer, p_fatias integer) returns void language plpgsql volatile;
function produto_estoque_take(p_campanha_id uuid, p_produto_id text, p_quantidade integer, p_lugar integer) returns void language plpgsql volatile;
function raspadinha_grant(p_consumidor_id uuid, p_campanha_id uuid, p_documento_fiscal_id uuid, p_agora timestamp with time zone, p_raspadinhas uuid[], p_quantidade integer) returns void language plpgsql volatile;
function raspadinha_hand_over(p_consumidor_id uuid, p_raspadinha_id uuid, p_entregue_por text, p_ator jsonb, p_agora timestamp with time zone) returns boolean language plpgsql volatile;
function raspadinha_release(p_consumidor_id uuid, p_documento_fiscal_id uuid) returns void language plpgsql volatile;
function raspadinha_revoke(p_consumidor_id uuid, p_documento_fiscal_id uuid, p_agora timestamp with time zone) returns integer language plpgsql volatile;
function raspadinha_scratch(p_consumidor_id uuid, p_raspadinha_id uuid, p_agenda text, p_agora timestamp with time zone) returns boolean language plpgsql volatile;
function raspadinha_take_back(p_consumidor_id uuid, p_raspadinha_id uuid) returns boolean language plpgsql volatile;
function raspadinha_withdraw(p_consumidor_id uuid, p_documento_fiscal_id uuid, p_quantidade integer, p_agora timestamp with time zone) returns integer language plpgsql volatile;
function registro_imutavel() returns trigger language plpgsql volatile;
function resto_move(p_consumidor_id uuid, p_campanha_id uuid, p_esperado bigint, p_variacao bigint) returns void language plpgsql volatile;
function revisao_segunda_note(p_consumidor_id uuid, p_documento_fiscal_id uuid, p_operador_id uuid, p_nome text, p_status text, p_valor bigint, p_agora timestamp with time zone) returns boolean language plpgsql volatile;
function revisao_veredito_note(p_consumidor_id uuid, p_documento_fiscal_id uuid, p_ordem integer, p_status text, p_agora timestamp with time zone, p_ator jsonb) returns void language plpgsql volatile;
function venda_import(p_venda_arquivo_id uuid, p_arrendatario uuid, p_ate timestamp with time zone, p_agora timestamp with time zone, p_inicio integer, p_fim integer, p_lidos_bytes bigint, p_mudadas integer, p_iguais integer, p_chaves text[], p_emitentes text[], p_dias date[], p_valores bigint[], p_quantidades integer[], p_itens text[], p_canceladas boolean[], p_erro_ordens integer[], p_erro_linhas integer[], p_erro_chaves text[], p_erro_problemas text[], p_erros_maximo integer) returns text[] language plpgsql volatile;
function voucher_conferir() returns TABLE(regra text, campanha_id uuid, nome text, esperado bigint, encontrado bigint) language plpgsql stable;
function voucher_conferir_de(p_consumidores uuid[]) returns TABLE(regra text, consumidor_id uuid, campanha_id uuid, nome text, esperado bigint, encontrado bigint) language plpgsql stable;
function voucher_decide(p_consumidor_id uuid, p_voucher_pedido_id uuid, p_codigo_cifrado text, p_expira_minimo timestamp with time zone, p_agora timestamp with time zone) returns boolean language plpgsql volatile;
function voucher_order(p_pedido jsonb, p_maximo integer, p_importados boolean, p_agora timestamp with time zone) returns TABLE(resultado text, voucher_pedido_id uuid) language plpgsql volatile;
function webhook_note(p_dono_id uuid, p_campanha_id uuid, p_tipo text, p_objeto_id text, p_status text, p_agora timestamp with time zone) returns void language plpgsql volatile;

CREATE TRIGGER auditoria__imutavel BEFORE DELETE OR UPDATE ON public.auditoria FOR EACH ROW EXECUTE FUNCTION auditoria_imutavel();
CREATE TRIGGER auditoria__inteira BEFORE TRUNCATE ON public.auditoria FOR EACH STATEMENT EXECUTE FUNCTION auditoria_imutavel();
CREATE TRIGGER auditoria_cabeca__imutavel BEFORE DELETE OR UPDATE OR TRUNCATE ON public.auditoria_cabeca FOR EACH STATEMENT EXECUTE FUNCTION auditoria_imutavel();
CREATE TRIGGER auditoria_cabeca_hora__imutavel BEFORE DELETE OR UPDATE OR TRUNCATE ON public.auditoria_cabeca_hora FOR EACH STATEMENT EXECUTE FUNCTION auditoria_imutavel();
CREATE TRIGGER lancamento__imutavel BEFORE DELETE OR UPDATE OR TRUNCATE ON public.lancamento FOR EACH STATEMENT EXECUTE FUNCTION conta_imutavel();
CREATE TRIGGER lote_uso__imutavel BEFORE DELETE OR UPDATE OR TRUNCATE ON public.lote_uso FOR EACH STATEMENT EXECUTE FUNCTION conta_imutavel();
CREATE TRIGGER premio_abertura__imutavel BEFORE DELETE OR UPDATE OR TRUNCATE ON public.premio_abertura FOR EACH STATEMENT EXECUTE FUNCTION registro_imutavel();
CREATE TRIGGER premio_dia__imutavel BEFORE DELETE OR UPDATE OR TRUNCATE ON public.premio_dia FOR EACH STATEMENT EXECUTE FUNCTION registro_imutavel();
