import { notificacaoText } from '@trevo/contract/palavras.text';
import { pessoaColumns } from '../consumidor/public.ts';

/** A row of the export. */
export type Linha = Readonly<Record<string, unknown>>;

/** One section of the export: a statement with keyset pagination. */
export interface Secao {
  /** `$1` is the consumer, `$2` onwards the key of the last row read, then the page size. */
  readonly sql: string;
  /** Key columns, each with a value below its first one. */
  readonly chave: Readonly<Record<string, string | number>>;
  /** Key columns omitted from the export: secrets and ids of other consumers. */
  readonly ocultas?: readonly string[];
  /** Maps a row when the output differs from its columns. */
  readonly toItem?: (row: Linha) => Linha;
}

const uuidZero = '00000000-0000-0000-0000-000000000000';

/**
 * All stored data of a consumer by section: the shape of `arquivo.json`, described in docs/reference/personal-data.md. A
 * test compares it with the schema.
 */
export const secoes = {
  cadastro: {
    sql: `select consumidor_id, usuario, tipo, ${pessoaColumns.join(', ')}, documento_estrangeiro, email_verificado,
        email_anterior, indicacao, aceita_notificacao, dinamica_cupom, uri_foto_perfil, cadastro_inicial, criado_em,
        atualizado_em, usado_em
      from consumidor where consumidor_id = $1 and consumidor_id > $2 order by consumidor_id limit $3`,
    chave: { consumidor_id: uuidZero },
  },
  loginsFacebook: {
    sql: `select facebook_id from login_facebook where consumidor_id = $1 and facebook_id > $2
      order by facebook_id limit $3`,
    chave: { facebook_id: '' },
  },
  consentimentos: {
    sql: `select aceite_id, campanha_id, nome_termo, texto_hash, aceito, respondido_em, endereco as endereco_ip
      from aceite where consumidor_id = $1 and aceite_id > $2 order by aceite_id limit $3`,
    chave: { aceite_id: uuidZero },
  },
  alteracoesDoCadastro: {
    sql: `select alteracao_id, campos, alterado_em, endereco as endereco_ip from consumidor_alteracao
      where consumidor_id = $1 and alteracao_id > $2 order by alteracao_id limit $3`,
    chave: { alteracao_id: uuidZero },
  },
  trocasDeContato: {
    sql: `select token_hash, email, email_verificado, email_anterior, telefone_contato, trocado_em, expira_em, usado_em
      from contato_troca where consumidor_id = $1 and token_hash > $2 order by token_hash limit $3`,
    chave: { token_hash: '' },
    ocultas: ['token_hash'],
  },
  aparelhos: {
    sql: `select dispositivo_id, descricao, tipo, servico, registrado_em from dispositivo
      where consumidor_id = $1 and dispositivo_id > $2 order by dispositivo_id limit $3`,
    chave: { dispositivo_id: '' },
  },
  passkeys: {
    sql: `select passkey_id, descricao, host, criado_em, usado_em from passkey
      where consumidor_id = $1 and passkey_id > $2 order by passkey_id limit $3`,
    chave: { passkey_id: uuidZero },
  },
  notas: {
    sql: `select documento_fiscal_id, campanha_id, tipo, chave_acesso, coo, modelo, uf, emitente, emitido_em,
        valor_centavos, quantidade, dados, origem, consulta_qr, uri_imagem, status, motivo, motivo_valores,
        numeros_concedidos, raspadinhas_concedidas, pontos, cashback_centavos, ganho_produtos, capturado_em, registrado_em, apurado_em,
        participa_em, contestado_em, revisado_em
      from documento_fiscal where consumidor_id = $1 and documento_fiscal_id > $2
      order by documento_fiscal_id limit $3`,
    chave: { documento_fiscal_id: uuidZero },
  },
  historicoDasNotas: {
    sql: `select documento_fiscal_id, ordem, status, motivo, motivo_valores, observacao, data_hora
      from documento_fiscal_historico where consumidor_id = $1 and (documento_fiscal_id, ordem) > ($2, $3)
      order by documento_fiscal_id, ordem limit $4`,
    chave: { documento_fiscal_id: uuidZero, ordem: -1 },
  },
  conferenciasDasNotas: {
    sql: `select documento_fiscal_id, fonte, situacao, emitente, emitido_em, valor_centavos, quantidade, itens,
        cancelada, divergente, perguntado_em, respondido_em
      from documento_fato where consumidor_id = $1 and (documento_fiscal_id, fonte) > ($2, $3)
      order by documento_fiscal_id, fonte limit $4`,
    chave: { documento_fiscal_id: uuidZero, fonte: '' },
  },
  leiturasDasFotos: {
    sql: `select documento_fiscal_id, nome_arquivo, lida_em, leitura from leitura_foto
      where consumidor_id = $1 and documento_fiscal_id > $2 order by documento_fiscal_id limit $3`,
    chave: { documento_fiscal_id: uuidZero },
  },
  numerosDaSorte: {
    sql: `select campanha_id, indice, serie, numero, documento_fiscal_id, concedido_em, cancelado_em from cupom
      where consumidor_id = $1 and (campanha_id, indice) > ($2, $3) order by campanha_id, indice limit $4`,
    chave: { campanha_id: uuidZero, indice: -1 },
    ocultas: ['indice'],
  },
  premiosDeSorteio: {
    sql: `select campanha_id, data, ordem, serie, numero, premio, registrado_em from sorteio_premiado
      where consumidor_id = $1 and (campanha_id, data, ordem) > ($2, $3, $4) order by campanha_id, data, ordem limit $5`,
    chave: { campanha_id: uuidZero, data: '0001-01-01', ordem: -1 },
  },
  raspadinhas: {
    sql: `select raspadinha_id, campanha_id, documento_fiscal_id, concedida_em, raspada_em,
        case when raspada_em is not null then premio_id end as premio_id, cancelada_em, entrega_pedida_em, entregue_em,
        retida_em
      from raspadinha where consumidor_id = $1 and raspadinha_id > $2 order by raspadinha_id limit $3`,
    chave: { raspadinha_id: uuidZero },
  },
  andamentoDosPremios: {
    sql: `select premio_id, campanha_id, avisado_em, documentos_em, pausado_em, pausa_motivo, entregue_em
      from premio_andamento where consumidor_id = $1 and premio_id > $2 order by premio_id limit $3`,
    chave: { premio_id: uuidZero },
  },
  arquivosDosPremios: {
    sql: `select premio_id, nome_arquivo, campanha_id, tipo, enviado_em from premio_arquivo
      where consumidor_id = $1 and (premio_id, nome_arquivo) > ($2, $3) order by premio_id, nome_arquivo limit $4`,
    chave: { premio_id: uuidZero, nome_arquivo: '' },
  },
  saldos: {
    sql: `select campanha_id, moeda, disponivel, a_liberar, devido from conta
      where consumidor_id = $1 and (campanha_id, moeda) > ($2, $3) order by campanha_id, moeda limit $4`,
    chave: { campanha_id: uuidZero, moeda: '' },
  },
  creditos: {
    // The origin id of an invitation is another consumer's account.
    sql: `select campanha_id, moeda, ordem, origem, case when origem <> 'indicacao' then origem_id end as origem_id,
        concedido, restante, perdoado, liberado, libera_em, expira_em, estornado_em
      from lote where consumidor_id = $1 and (campanha_id, moeda, ordem) > ($2, $3, $4)
      order by campanha_id, moeda, ordem limit $5`,
    chave: { campanha_id: uuidZero, moeda: '', ordem: -1 },
  },
  lancamentos: {
    sql: `select campanha_id, moeda, ordem, tipo, valor, disponivel, a_liberar, devido, origem,
        case when origem <> 'indicacao' then origem_id end as origem_id, sobre_ordem, vale_em, registrado_em
      from lancamento where consumidor_id = $1 and (campanha_id, moeda, ordem) > ($2, $3, $4)
      order by campanha_id, moeda, ordem limit $5`,
    chave: { campanha_id: uuidZero, moeda: '', ordem: -1 },
  },
  pedidos: {
    sql: `select pedido_id, campanha_id, moeda, loja_cnpj, situacao, motivo, total, criado_em, entrega, codigo_rastreio
      from pedido
      where consumidor_id = $1 and pedido_id > $2 order by pedido_id limit $3`,
    chave: { pedido_id: uuidZero },
  },
  itensDosPedidos: {
    sql: `select pedido_id, posicao, produto_id, nome, quantidade, valor, observacao from pedido_item
      where consumidor_id = $1 and (pedido_id, posicao) > ($2, $3) order by pedido_id, posicao limit $4`,
    chave: { pedido_id: uuidZero, posicao: -1 },
  },
  historicoDosPedidos: {
    sql: `select pedido_id, ordem, situacao, em, motivo from pedido_historico
      where consumidor_id = $1 and (pedido_id, ordem) > ($2, $3) order by pedido_id, ordem limit $4`,
    chave: { pedido_id: uuidZero, ordem: -1 },
  },
  vouchers: {
    sql: `select voucher_pedido_id, campanha_id, voucher_id, nome, provedor_id, moeda, valor, situacao, usar_ate,
        criado_em, decidido_em
      from voucher_pedido where consumidor_id = $1 and voucher_pedido_id > $2 order by voucher_pedido_id limit $3`,
    chave: { voucher_pedido_id: uuidZero },
  },
  convitesFeitos: {
    sql: `select campanha_id, indicado_id, situacao, moeda, valor, libera_em, criado_em, apurado_em from indicacao
      where consumidor_id = $1 and (campanha_id, indicado_id) > ($2, $3) order by campanha_id, indicado_id limit $4`,
    chave: { campanha_id: uuidZero, indicado_id: uuidZero },
    ocultas: ['indicado_id'],
  },
  convitesRecebidos: {
    sql: `select campanha_id, situacao, documento_fiscal_id, criado_em, apurado_em from indicacao
      where indicado_id = $1 and campanha_id > $2 order by campanha_id limit $3`,
    chave: { campanha_id: uuidZero },
  },
  respostasDoQuiz: {
    sql: `select campanha_id, cedula_id, respostas, acertos, pontos, respondida_em from cedula_resposta
      where consumidor_id = $1 and (campanha_id, cedula_id) > ($2, $3) order by campanha_id, cedula_id limit $4`,
    chave: { campanha_id: uuidZero, cedula_id: '' },
  },
  avisos: {
    sql: `select notificacao_id, campanha_id, tipo, valores, enviada_em, vista_em from notificacao
      where consumidor_id = $1 and notificacao_id > $2 order by notificacao_id limit $3`,
    chave: { notificacao_id: uuidZero },
    toItem: ({ valores, ...row }) => ({ ...row, ...toPalavras(row['tipo'], valores) }),
  },
  avisosGeraisVistos: {
    sql: `select v.notificacao_id, n.campanha_id, n.titulo, n.mensagem, n.enviada_em
      from notificacao_geral_vista v left join notificacao_geral n on n.notificacao_id = v.notificacao_id
      where v.consumidor_id = $1 and v.notificacao_id > $2 order by v.notificacao_id limit $3`,
    chave: { notificacao_id: uuidZero },
  },
  mensagens: {
    sql: `select mensagem_id, canal, assunto, enviada_em, resultado from mensagem_enviada
      where consumidor_id = $1 and mensagem_id > $2 order by mensagem_id limit $3`,
    chave: { mensagem_id: uuidZero },
  },
  imagensEnviadas: {
    sql: `select nome_arquivo, enviada_em from imagem_documento where consumidor_id = $1 and nome_arquivo > $2
      order by nome_arquivo limit $3`,
    chave: { nome_arquivo: '' },
  },
  fotosDePerfil: {
    sql: `select nome_arquivo from foto_perfil where consumidor_id = $1 and nome_arquivo > $2
      order by nome_arquivo limit $3`,
    chave: { nome_arquivo: '' },
  },
} as const satisfies Record<string, Secao>;

export type SecaoNome = keyof typeof secoes;
export const secaoNomes = Object.keys(secoes) as SecaoNome[];

function toPalavras(tipo: unknown, valores: unknown): { titulo: string; mensagem: string } {
  return notificacaoText[tipo as keyof typeof notificacaoText](valores as Record<string, string | number>);
}
