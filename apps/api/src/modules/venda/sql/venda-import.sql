-- Writes one batch of a file: sales, errors and read offset. Each sale occurs once in the batch. Fields missing in a
-- sale keep their stored value. Returns the new or changed access keys; null without any write when p_arrendatario no
-- longer holds the lease or the file's offset is not the start of this batch.
create or replace function venda_import(
  p_venda_arquivo_id uuid, p_arrendatario uuid, p_ate timestamptz, p_agora timestamptz,
  p_inicio integer, p_fim integer, p_lidos_bytes bigint, p_mudadas integer, p_iguais integer,
  p_chaves text[], p_emitentes text[], p_dias date[], p_valores bigint[], p_quantidades integer[], p_itens text[],
  p_canceladas boolean[],
  p_erro_ordens integer[], p_erro_linhas integer[], p_erro_chaves text[], p_erro_problemas text[], p_erros_maximo integer
) returns text[] language plpgsql as $$
declare
  v_campanha_id uuid;
  v_erros integer;
  v_chaves text[];
  v_novas integer;
begin
  select a.campanha_id, a.erros into v_campanha_id, v_erros
  from venda_arquivo a
  where a.venda_arquivo_id = p_venda_arquivo_id and a.arrendatario = p_arrendatario
    and a.situacao = 'importando' and a.linhas = p_inicio
  for update;
  if not found then
    return null;
  end if;

  -- Lock in key order, so that two files cannot deadlock.
  with gravada as (
    insert into venda as v (campanha_id, chave_acesso, emitente, emitido_em, valor_centavos, quantidade, itens, cancelada,
      venda_arquivo_id, mudada_em)
    select v_campanha_id, n.chave_acesso, n.emitente, n.emitido_em, n.valor_centavos, n.quantidade, n.itens::jsonb,
      n.cancelada, p_venda_arquivo_id, p_agora
    from unnest(p_chaves, p_emitentes, p_dias, p_valores, p_quantidades, p_itens, p_canceladas)
      as n (chave_acesso, emitente, emitido_em, valor_centavos, quantidade, itens, cancelada)
    order by n.chave_acesso
    on conflict on constraint venda__pk do update set
      emitido_em = coalesce(excluded.emitido_em, v.emitido_em),
      valor_centavos = coalesce(excluded.valor_centavos, v.valor_centavos),
      quantidade = coalesce(excluded.quantidade, v.quantidade),
      itens = coalesce(excluded.itens, v.itens),
      cancelada = coalesce(excluded.cancelada, v.cancelada),
      venda_arquivo_id = excluded.venda_arquivo_id,
      mudada_em = excluded.mudada_em
    where excluded.emitido_em <> coalesce(v.emitido_em, 'infinity')
      or excluded.valor_centavos <> coalesce(v.valor_centavos, -1)
      or excluded.quantidade <> coalesce(v.quantidade, -1)
      or excluded.itens <> coalesce(v.itens, 'null')
      or excluded.cancelada <> coalesce(v.cancelada, not excluded.cancelada)
    returning v.chave_acesso, v.xmax = 0 as nova
  )
  select coalesce(array_agg(g.chave_acesso), '{}'), count(*) filter (where g.nova) into v_chaves, v_novas from gravada g;

  insert into venda_erro (venda_arquivo_id, ordem, linha, chave_acesso, problema)
  select p_venda_arquivo_id, e.ordem, e.linha, e.chave_acesso, e.problema
  from unnest(p_erro_ordens, p_erro_linhas, p_erro_chaves, p_erro_problemas) with ordinality
    as e (ordem, linha, chave_acesso, problema, lugar)
  where v_erros + e.lugar <= p_erros_maximo;

  update venda_arquivo a set
    linhas = p_fim,
    novas = a.novas + v_novas,
    mudadas = a.mudadas + p_mudadas + cardinality(v_chaves) - v_novas,
    iguais = a.iguais + p_iguais + cardinality(p_chaves) - cardinality(v_chaves),
    erros = a.erros + cardinality(p_erro_ordens),
    lidos_bytes = p_lidos_bytes,
    arrendado_ate = p_ate
  where a.venda_arquivo_id = p_venda_arquivo_id;
  return v_chaves;
end
$$;
