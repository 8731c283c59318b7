-- compatible: the first schema, nothing before it.
--
-- Five rules keep this schema able to spread over several servers, with the consumidor as the key of distribution:
-- claims (a login, a phone, an access key) are tables of their own keyed by the claimed value; tables owned by a
-- consumidor begin their primary key with consumidor_id; ids are made by the program; nothing that two
-- consumidores share is counted inside a registration; no foreign key crosses from one owner to another.

create table promotora (
  promotora_id text not null,
  nome text not null,
  cnpj text not null,
  constraint promotora__pk primary key (promotora_id)
);

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
  -- The whole published file and its SHA-256: the campaign's rules are this, nothing else.
  arquivo jsonb not null,
  arquivo_hash text not null,
  compromisso_numeros text not null,
  total_cupons bigint not null default 0,
  publicada_em timestamptz not null,
  constraint campanha__pk primary key (campanha_id),
  constraint campanha__identificacao unique (promotora_id, ano, identificacao),
  constraint campanha__promotora foreign key (promotora_id) references promotora (promotora_id)
);

create table campanha_host (
  host text not null,
  campanha_id uuid not null,
  constraint campanha_host__pk primary key (host, campanha_id),
  constraint campanha_host__campanha foreign key (campanha_id) references campanha (campanha_id)
);

-- Which file was published when: the campaign's own history.
create table campanha_publicacao (
  campanha_id uuid not null,
  publicada_em timestamptz not null,
  arquivo_hash text not null,
  arquivo jsonb not null,
  constraint campanha_publicacao__pk primary key (campanha_id, publicada_em)
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
  endereco jsonb not null default '{}',
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
  criado_em timestamptz not null,
  atualizado_em timestamptz not null,
  constraint consumidor__pk primary key (consumidor_id),
  constraint consumidor__tipo check (tipo in ('consumidor', 'associado')),
  constraint consumidor__genero check (genero in ('masculino', 'feminino', 'outro'))
);

-- Claims of values that only one consumidor may have.
create table login_usuario (
  promotora_id text not null,
  usuario text not null,
  consumidor_id uuid not null,
  constraint login_usuario__pk primary key (promotora_id, usuario)
);

create table consumidor_telefone (
  promotora_id text not null,
  telefone_contato text not null,
  consumidor_id uuid not null,
  constraint consumidor_telefone__pk primary key (promotora_id, telefone_contato)
);

-- Every answer a person ever gave to a term: who, which text, when, from where. Rows are only added.
create table aceite (
  consumidor_id uuid not null,
  aceite_id uuid not null,
  campanha_id uuid not null,
  nome_termo text not null,
  texto_hash text not null,
  aceito boolean not null,
  respondido_em timestamptz not null,
  endereco text not null,
  constraint aceite__pk primary key (consumidor_id, aceite_id)
);

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
  -- Values for the holes in the words of motivo.
  motivo_valores jsonb,
  numeros_concedidos integer not null default 0,
  capturado_em timestamptz,
  registrado_em timestamptz not null,
  apurado_em timestamptz,
  -- When the program itself may settle a receipt that waits (issued off-line).
  apurar_em timestamptz,
  constraint documento_fiscal__pk primary key (consumidor_id, documento_fiscal_id),
  constraint documento_fiscal__idempotencia unique (consumidor_id, idempotencia),
  constraint documento_fiscal__status check (status in ('PENDENTE', 'VALIDO', 'INVALIDO'))
);
create index documento_fiscal__lista on documento_fiscal (consumidor_id, campanha_id, registrado_em desc, documento_fiscal_id desc);
create index documento_fiscal__pendente on documento_fiscal (campanha_id, registrado_em) where status = 'PENDENTE';
create index documento_fiscal__apurar on documento_fiscal (apurar_em) where status = 'PENDENTE' and apurar_em is not null;

create table documento_fiscal_historico (
  consumidor_id uuid not null,
  documento_fiscal_id uuid not null,
  ordem smallint not null,
  status text not null,
  motivo text,
  motivo_valores jsonb,
  observacao text,
  data_hora timestamptz not null,
  constraint documento_fiscal_historico__pk primary key (consumidor_id, documento_fiscal_id, ordem)
);

-- The claim of an access key: whoever inserts this row first owns the receipt in that campaign.
create table chave_acesso_registrada (
  chave_acesso text not null,
  campanha_id uuid not null,
  consumidor_id uuid not null,
  documento_fiscal_id uuid not null,
  constraint chave_acesso_registrada__pk primary key (chave_acesso, campanha_id)
);

-- What one consumidor used of each limit in each period; the check is the limit.
create table consumidor_contador (
  consumidor_id uuid not null,
  campanha_id uuid not null,
  assunto text not null,
  periodo text not null,
  quantidade integer not null,
  limite integer,
  constraint consumidor_contador__pk primary key (consumidor_id, campanha_id, assunto, periodo),
  constraint consumidor_contador__limite check (limite is null or quantidade <= limite)
);

-- indice is the place in the campaign's keyed permutation; serie and numero are what it spreads to.
create table cupom (
  consumidor_id uuid not null,
  campanha_id uuid not null,
  indice bigint not null,
  serie text not null,
  numero text not null,
  documento_fiscal_id uuid not null,
  concedido_em timestamptz not null,
  cancelado_em timestamptz,
  constraint cupom__pk primary key (consumidor_id, campanha_id, indice)
);
-- Not unique on purpose: indices are unique by construction (leases) and checked off-line.
create index cupom__indice on cupom (campanha_id, indice);
create index cupom__documento_fiscal on cupom (consumidor_id, documento_fiscal_id);

create table numero_faixa (
  campanha_id uuid not null,
  proximo bigint not null,
  total bigint not null,
  constraint numero_faixa__pk primary key (campanha_id),
  constraint numero_faixa__total check (proximo <= total)
);

-- A block of indices lent to one process until expira_em. After that, what no cupom uses may be lent again.
create table numero_arrendamento (
  campanha_id uuid not null,
  inicio bigint not null,
  fim bigint not null,
  arrendado_em timestamptz not null,
  expira_em timestamptz not null,
  constraint numero_arrendamento__pk primary key (campanha_id, inicio),
  constraint numero_arrendamento__faixa check (fim > inicio)
);
create index numero_arrendamento__expira on numero_arrendamento (expira_em);

create table numero_livre (
  campanha_id uuid not null,
  inicio bigint not null,
  fim bigint not null,
  constraint numero_livre__pk primary key (campanha_id, inicio),
  constraint numero_livre__faixa check (fim > inicio)
);

create table taxa_requisicao (
  chave text not null,
  janela timestamptz not null,
  usos integer not null,
  constraint taxa_requisicao__pk primary key (chave)
);
create index taxa_requisicao__janela on taxa_requisicao (janela);

-- Messages of the local senders (e-mail, SMS, WhatsApp), kept so that a person can read them and finish a journey.
create table mensagem_local (
  mensagem_id uuid not null,
  canal text not null,
  destinatario text not null,
  assunto text not null,
  texto text not null,
  enviada_em timestamptz not null,
  constraint mensagem_local__pk primary key (mensagem_id)
);
