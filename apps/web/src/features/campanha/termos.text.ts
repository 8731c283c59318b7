/** Texts of the screens that show the campaign's documents. */
export const termosText = {
  titulo: {
    regulamento: 'Regulamento',
    termos: 'Termos de uso',
    politicaPrivacidade: 'Política de privacidade',
    politicaPrivacidadePersonalizada: 'Política de privacidade da promotora',
    avisoPrivacidade: 'Aviso de privacidade',
  },
  voltar: 'Voltar',
  carregando: 'Carregando o texto',
  abrirCompleto: 'Abrir o regulamento completo',
  vazio: {
    titulo: 'Este texto ainda não foi publicado',
    mensagem: 'Assim que a promotora publicar, ele aparece aqui.',
  },
  erro: { titulo: 'Não conseguimos abrir o texto', tentarNovamente: 'Tentar novamente' },
} as const;
