/** Words of the notifications. Those with an id may be replaced by the campaign. */
export const notificacaoText = {
  titulo: { id: 'msg.notificacoes.titulo', texto: 'Notificações' },
  vazio: { id: 'msg.notificacoes.vazio', texto: 'Você ainda não tem nenhuma notificação' },
  vazioDetalhe: 'Sorteios, prêmios e prazos aparecem aqui.',
  autorizacao: {
    id: 'msg.notificacoes.autorizacao',
    texto: 'Autorização de notificação foi atualizada com sucesso!',
  },
  receber: 'Quero receber avisos',
  receberDetalhe: 'Sorteios, prêmios e prazos. Você desliga quando quiser.',
  carregando: 'Carregando as notificações',
  fechar: 'Fechar',
} as const;
