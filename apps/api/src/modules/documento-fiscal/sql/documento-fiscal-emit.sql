-- Writes the event of a receipt's new status for the promoter's endpoints: judged, or waiting for a person. A receipt
-- that waits for a source has none. A receipt that changed after its registration is noted for the reports (ADR 0091);
-- a registration writes nothing, because the running hour is always read.
create or replace function documento_fiscal_emit(d documento_fiscal, p_agora timestamptz) returns void language plpgsql as $$
begin
  if d.registrado_em <> p_agora then
    insert into documento_mudado (consumidor_id, campanha_id, registrado_em)
    values (d.consumidor_id, d.campanha_id, d.registrado_em);
  end if;
  if d.status = 'PENDENTE' and d.apurar_em is not null then
    return;
  end if;
  perform webhook_note(
    d.consumidor_id, d.campanha_id,
    case when d.status = 'PENDENTE' then 'revisao.aberta' else 'documento.julgado' end,
    d.documento_fiscal_id::text, d.status, p_agora
  );
end
$$;
