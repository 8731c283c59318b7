-- Takes a claim that exists already for a receipt: it is that receipt's own, or that of a refused receipt of somebody
-- else, who must not keep the real owner out. tomada: whether the receipt now holds it; otherwise it is the one of dono
-- and documento. revisado_em: when a person had refused what held it before.
-- The claim stays locked until the end. A refused receipt comes back to life only with its claim
-- (documento_fiscal_reopen), so that what is read of it here stays true.
create or replace function chave_acesso_take(
  p_identidade text, p_campanha_id uuid, p_consumidor_id uuid, p_documento_fiscal_id uuid,
  out tomada boolean, out dono uuid, out documento uuid, out revisado_em timestamptz
) language plpgsql as $$
declare
  v_status text;
begin
  select c.consumidor_id, c.documento_fiscal_id into dono, documento from chave_acesso_registrada c
  where c.chave_acesso = p_identidade and c.campanha_id = p_campanha_id for update;
  -- A statement of its own: it sees what was committed while the one before waited.
  select o.status, o.revisado_em into v_status, revisado_em from documento_fiscal o
  where o.consumidor_id = dono and o.documento_fiscal_id = documento;
  tomada := documento = p_documento_fiscal_id or (dono <> p_consumidor_id and v_status is not distinct from 'INVALIDO');
  if tomada and documento <> p_documento_fiscal_id then
    update chave_acesso_registrada c set consumidor_id = p_consumidor_id, documento_fiscal_id = p_documento_fiscal_id
    where c.chave_acesso = p_identidade and c.campanha_id = p_campanha_id;
  end if;
end
$$;
