-- compatible: new tables and indexes. What the old program deletes meanwhile stays 'apagando' and is deleted again.

-- Profile pictures by whom they were sent, in a profile or not: they go with the account. The sweep deletes a row
-- with its file.
create table foto_perfil (
  nome_arquivo text not null,
  consumidor_id uuid not null,
  constraint foto_perfil__pk primary key (nome_arquivo)
);
create index foto_perfil__consumidor on foto_perfil (consumidor_id);
insert into foto_perfil (nome_arquivo, consumidor_id)
select c.uri_foto_perfil, c.consumidor_id from consumidor c where c.uri_foto_perfil is not null
on conflict do nothing;

-- How much an account sent on a day; older days are deleted.
create table upload_cota (
  consumidor_id uuid not null,
  dia date not null,
  arquivos integer not null,
  bytes bigint not null,
  constraint upload_cota__pk primary key (consumidor_id, dia)
);
create index upload_cota__dia on upload_cota (dia);

-- A deleted picture leaves no row: one that neither waits nor is named by a receipt of its sender is unknown.
delete from imagem_documento where situacao = 'apagada';
alter table imagem_documento drop constraint imagem_documento__situacao;
alter table imagem_documento add constraint imagem_documento__situacao check (situacao in ('enviada', 'apagando'));
drop index imagem_documento__enviada;
create index imagem_documento__enviada on imagem_documento (enviada_em);

-- The sweep asks of each kept file whether something names it.
create index imagem_documento__nome on imagem_documento (nome_arquivo);
create index documento_fiscal__uri_imagem on documento_fiscal (uri_imagem) where uri_imagem is not null;
create index consumidor__uri_foto_perfil on consumidor (uri_foto_perfil) where uri_foto_perfil is not null;
