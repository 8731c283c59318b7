/** Words of the end of an account. Those with an id may be replaced by the campaign. */
export const excluirContaText = {
  titulo: { id: 'msg.excluirConta.titulo', texto: 'Deseja excluir sua conta?' },
  voltar: { id: 'msg.excluirConta.voltar', texto: 'Voltar' },
  confirmar: { id: 'msg.excluirConta.confirmar', texto: 'Confirmar' },
  sucesso: { id: 'msg.conta.excluida', texto: 'Conta excluída com sucesso!' },
  ops: 'Ops...',
} as const;
