/** Texts of the home screen of an empresa. */
export const associadoText = {
  titulo: 'Entrada da sua empresa',
  carregando: 'Carregando…',
  participa: (titulo: string) => `Sua empresa participa de ${titulo}.`,
  espera:
    'Quem cadastra notas e recebe números da sorte são as pessoas, cada uma com o próprio CPF ou celular. Por enquanto não há nada que sua empresa precise fazer aqui.',
  falhou: 'Não conseguimos carregar os dados da sua empresa.',
  tentarNovamente: 'Tentar novamente',
  cnpj: 'CNPJ',
  sair: 'Sair',
} as const;
