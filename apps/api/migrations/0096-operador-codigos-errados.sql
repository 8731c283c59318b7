-- compatible: columns with a default or null; programs of before do not name them.

-- Wrong codes that were given with the right password since `codigos_errados_desde`. `senha_conhecida_em`: when there were
-- too many, so that another person must know the password; its owner is told (`senha_aviso_...`) and replaces it.
alter table operador
  add column codigos_errados integer not null default 0,
  add column codigos_errados_desde timestamptz,
  add column senha_conhecida_em timestamptz,
  add column senha_aviso_tentado_em timestamptz,
  add column senha_aviso_enviado_em timestamptz;
