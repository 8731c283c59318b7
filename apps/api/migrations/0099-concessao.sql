-- compatible: a type that programs of before do not use.
-- The argument of the functions that decide a receipt: everything that it may earn, and the limits that this counts in
-- (ADR 0109). No table has a column of it.
create type concessao as (
  -- Carried cents used in the calculation (resto_move).
  resto bigint,
  -- Whether the campaign rewards invitations.
  premia_indicacao boolean,
  -- Limits of the receipt's effective time, as parallel arrays.
  assuntos text[],
  periodos text[],
  limites integer[],
  -- Numbers as parallel arrays, with the expiry of their lease (cupom_grant).
  indices bigint[],
  series text[],
  numeros text[],
  validade timestamptz,
  raspadinhas uuid[],
  -- A list of moeda, valor, libera_em and expira_em, in lock order of the accounts.
  creditos jsonb,
  -- Of a correction: the numbers and cards that it assumes the receipt to hold, and how many of them to take back.
  numeros_vivos integer,
  numeros_retirar integer,
  raspadinhas_vivas integer,
  raspadinhas_retirar integer,
  -- Set by concessao_look: kinds without a limit that have a counter, and positions of exhausted limits.
  contados text[],
  esgotados integer[]
);
