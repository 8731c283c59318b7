/** Words of what is asked after the app has started. Those with an id may be replaced by the campaign. */
export const avisosText = {
  fechar: 'Fechar',
  boasVindas: 'Que bom ter você aqui!',
  ok: { id: 'msg.modal.ok', texto: 'OK' },
  termos: {
    titulo: { id: 'msg.termos.titulo', texto: 'Você precisa revisar os seguintes termos' },
    salvar: { id: 'msg.termos.salvar', texto: 'Salvar' },
    salvando: 'Salvando seus aceites',
    obrigatorio: { id: 'msg.termos.aceiteObrigatorio', texto: 'O aceite de {term} é obrigatório' },
    sucesso: { id: 'msg.aceites.sucesso', texto: 'Aceites atualizados com sucesso!' },
  },
} as const;
