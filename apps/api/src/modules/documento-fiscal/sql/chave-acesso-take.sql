-- Takes over an existing claim for a receipt: allowed when the receipt holds it already, or when another consumer's
-- refused receipt holds it (a refused receipt must not block the real owner). tomada: whether the receipt now holds
-- the claim; otherwise dono and documento name its holder. revisado_em: when a person refused the previous holder.
-- The claim stays locked until the end of the transaction. A refused receipt is reopened only together with its claim
-- (documento_fiscal_reopen), so the status read here stays true.
create or replace function chave_acesso_take(
  p_identidade text, p_campanha_id uuid, p_consumidor_id uuid, p_documento_fiscal_id uuid,
  out tomada boolean, out dono uuid, out documento uuid, out revisado_em timestamptz
) language plpgsql as $$
declare
  v_status text;
begin
  select c.consumidor_id, c.documento_fiscal_id into dono, documento from chave_acesso_registrada c
  where c.chave_acesso = p_identidade and c.campanha_id = p_campanha_id for update;
  -- A separate statement gets a new snapshot and sees rows committed while the previous one waited for its lock.
  select o.status, o.revisado_em into v_status, revisado_em from documento_fiscal o
  where o.consumidor_id = dono and o.documento_fiscal_id = documento;
  tomada := documento = p_documento_fiscal_id or (dono <> p_consumidor_id and v_status is not distinct from 'INVALIDO');
  if tomada and documento <> p_documento_fiscal_id then
    update chave_acesso_registrada c set consumidor_id = p_consumidor_id, documento_fiscal_id = p_documento_fiscal_id
    where c.chave_acesso = p_identidade and c.campanha_id = p_campanha_id;
  end if;
end
$$;
