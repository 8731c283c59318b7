-- Makes a picture that a person sent the receipt's own, which from here on keeps it. False when it is not written down,
-- or is being deleted because nobody named it.
create or replace function imagem_documento_claim(p_consumidor_id uuid, p_nome_arquivo text) returns boolean language plpgsql as $$
begin
  delete from imagem_documento i
  where i.consumidor_id = p_consumidor_id and i.nome_arquivo = p_nome_arquivo and i.situacao = 'enviada';
  return found;
end
$$;
