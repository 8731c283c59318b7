/** Words of a screen that is still to come. */
export const emBreveText = {
  selo: 'Em breve',
  mensagem: 'Esta parte ainda está brotando. Assim que ficar pronta, ela aparece aqui para você.',
  inicio: 'Ir para o início',
  voltar: 'Voltar',
  tituloPadrao: 'Novidade a caminho',
} as const;
