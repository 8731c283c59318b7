-- compatible: a new table; programs of before do not name it, and register receipts of a blocked value until they end.

-- Blocked values of a campaign: CPF, phone, device (keyed hash), issuer (CNPJ or its root) and network.
create table bloqueio (
  campanha_id uuid not null,
  bloqueio_id uuid not null,
  tipo text not null,
  valor text not null,
  -- The value of kind `rede`.
  rede inet,
  motivo text not null,
  -- Last day in São Paulo.
  ate date,
  -- Holds the place of its value: false once it is removed, or replaced after its end.
  aberto boolean not null default true,
  incluido_em timestamptz not null,
  ator jsonb not null,
  retirado_em timestamptz,
  retirado_motivo text,
  retirado_por jsonb,
  constraint bloqueio__pk primary key (campanha_id, bloqueio_id),
  constraint bloqueio__tipo check (tipo in ('cpf', 'celular', 'aparelho', 'emitente', 'rede')),
  constraint bloqueio__rede check ((tipo = 'rede') = (rede is not null)),
  constraint bloqueio__retirada check (
    (retirado_em is null) = (retirado_motivo is null) and (retirado_em is null) = (retirado_por is null)
    and (retirado_em is null or not aberto)
  )
);

create unique index bloqueio__valor on bloqueio (campanha_id, tipo, valor) where aberto;
create index bloqueio__lista on bloqueio (campanha_id, incluido_em desc, bloqueio_id desc);
