/** Texts of the about screen. */
export const sobreText = {
  titulo: 'Sobre o aplicativo',
  voltar: 'Voltar',
  versao: 'Versão',
  promocao: 'Promoção',
  periodo: 'Período',
  certificado: 'Certificado de autorização',
  compromisso: 'Compromisso dos números',
  compromissoAjuda:
    'Esta impressão digital foi publicada antes da primeira nota. Depois do sorteio, a chave é revelada e qualquer pessoa pode conferir que os números não foram escolhidos.',
  chave: 'Chave dos números',
  chaveAjuda:
    'É a chave que espalhou os números da sorte. Com ela, qualquer pessoa pode calcular cada número de novo.',
  chaveConfere: 'A chave confere',
  chaveConfereDetalhe:
    'Este celular calculou a impressão digital da chave: é a mesma que foi publicada antes da primeira nota.',
  chaveNaoConfere: 'A chave não confere',
  chaveNaoConfereDetalhe:
    'A impressão digital desta chave não é a que foi publicada antes da primeira nota. Fale com a organização da promoção.',
  textos: 'Regras e privacidade',
  ajuda: 'Ajuda',
  lojas: 'Onde comprar',
  regulamento: 'Regulamento',
  termos: 'Termos de uso',
  privacidade: 'Política de privacidade',
  licencas: 'Licenças de terceiros',
} as const;

/** Texts of the licence texts. */
export const licencasText = {
  titulo: 'Licenças de terceiros',
  fechar: 'Fechar',
  carregando: 'Carregando as licenças',
  erro: 'Não foi possível carregar as licenças',
  erroDetalhe: 'Confira a sua conexão e tente novamente.',
  tentarNovamente: 'Tentar novamente',
} as const;
