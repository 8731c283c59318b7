/** Words of the frame around the screens. */
export const appText = {
  ambienteTestes: 'Você está em um ambiente de testes e homologação.',
  carregando: 'Carregando…',
  configuracaoErro: {
    titulo: 'Não foi possível encontrar a URL solicitada',
    mensagem: 'Confira sua conexão e o endereço da campanha. Se você acabou de chegar aqui, tente de novo em instantes.',
    tentarNovamente: 'Tentar novamente',
  },
  naoEncontrada: {
    titulo: 'Página não encontrada',
    mensagem: 'O endereço que você abriu não existe mais ou mudou de lugar.',
    voltar: 'Voltar ao início',
  },
  menu: { inicio: 'Início', cupons: 'Números', escanear: 'Escanear', notas: 'Notas', sair: 'Sair', rotulo: 'Menu' },
  saudacao: (nome: string) => `Olá, ${nome}`,
  sair: { titulo: 'Tem certeza?', voltar: 'Voltar', sair: 'Sair' },
} as const;
