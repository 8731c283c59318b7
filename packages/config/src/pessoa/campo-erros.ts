/**
 * Errors of a person's field, with the text for the registration screen and the text for the profile and the
 * API's `detalhes`. The specification gives them separately.
 */
export const campoErros = {
  nomePessoa: { tela: 'Digite seu nome e sobrenome.', detalhe: 'Informe o nome completo.' },
  nomeEmpresa: { tela: 'Digite o nome, com 3 letras ou mais.', detalhe: 'Informe o nome completo.' },
  cpf: { tela: 'CPF/CNPJ inválido', detalhe: 'CPF/CNPJ inválido' },
  emailVazio: { tela: 'Digite seu e-mail.', detalhe: 'Informe um e-mail válido.' },
  email: { tela: 'Confira o e-mail: ele parece incompleto.', detalhe: 'Informe um e-mail válido.' },
  telefoneVazio: { tela: 'Digite seu celular com DDD.', detalhe: 'Informe um telefone com DDD.' },
  telefone: {
    tela: 'Confira o celular: são 11 números, contando o DDD.',
    detalhe: 'Informe um telefone com DDD.',
  },
  celularVazio: { tela: 'Digite seu celular com DDD.', detalhe: 'Campo inválido: Número do celular' },
  celular: {
    tela: 'Confira o celular: DDD e 9 números, começando por 9.',
    detalhe: 'Campo inválido: Número do celular',
  },
  /** Without a contact phone, the code would be sent to the login's own number. */
  celularDoLogin: {
    tela: 'Confira o celular: DDD e 9 números, começando por 9.',
    detalhe: 'Campo inválido: Número do celular',
  },
  nascimentoVazio: {
    tela: 'Digite sua data de nascimento.',
    detalhe: 'Informe uma data de nascimento válida.',
  },
  nascimento: {
    tela: 'Essa data não existe. Use dia, mês e ano.',
    detalhe: 'Informe uma data de nascimento válida.',
  },
  nascimentoFuturo: {
    tela: 'Essa data ainda não chegou.',
    detalhe: 'Informe uma data de nascimento válida.',
  },
  rg: { tela: 'Informe o RG completo.', detalhe: 'Informe o RG completo.' },
  documentoVazio: { tela: 'Digite seu documento.', detalhe: 'Use até 10 números.' },
  documento: { tela: 'Use até 10 números.', detalhe: 'Use até 10 números.' },
  resposta: { tela: 'Escolha uma resposta.', detalhe: 'Escolha uma resposta.' },
  vazio: { tela: 'Preencha este campo.', detalhe: 'Preencha este campo.' },
  senha: {
    tela: 'A senha ainda não cumpre todas as regras.',
    detalhe: 'A senha precisa de 8 caracteres, com letras maiúsculas, minúsculas e números.',
  },
  loja: { tela: 'Escolha uma loja da lista.', detalhe: 'Escolha uma loja da lista.' },
} as const;

export type CampoErro = keyof typeof campoErros;
