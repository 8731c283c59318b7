-- Transfers a consumer's uploaded picture to the receipt, which keeps it from then on. Returns false when it is not
-- recorded, or is being deleted as unreferenced.
create or replace function imagem_documento_claim(p_consumidor_id uuid, p_nome_arquivo text) returns boolean language plpgsql as $$
begin
  delete from imagem_documento i
  where i.consumidor_id = p_consumidor_id and i.nome_arquivo = p_nome_arquivo and i.situacao = 'enviada';
  return found;
end
$$;
