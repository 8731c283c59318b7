/** Words of the profile. Those with an id may be replaced by the campaign. */
export const perfilText = {
  /** While something required is missing; then the panel is the person's data. */
  titulo: { id: 'msg.perfil.titulo', texto: 'Complete seu cadastro' },
  tituloCompleto: 'Meus dados',
  salvar: { id: 'msg.perfil.salvar', texto: 'Salvar' },
  salvando: 'Salvando seus dados',
  fechar: 'Fechar',
  ops: { id: 'msg.modalInfo.ops', texto: 'Ops...' },
  prontinho: 'Prontinho!',
  carregando: 'Carregando seus dados',
  secoes: { dados: 'Seus dados', endereco: 'Seu endereço', mais: 'Mais sobre você' },
  campos: { picpay: 'Usuário do PicPay', instagram: 'Usuário do Instagram' },
  exemplos: { cpf: '000.000.000-00', arroba: '@seunome' },
  dicas: {
    cpfFixo: 'É com este número que você entra, por isso ele não muda.',
    celularConfirmado: 'Se você trocar o número, enviamos um código para confirmar.',
  },
  senhaAtual: {
    titulo: 'Digite sua senha',
    mensagem:
      'Para trocar seu e-mail ou celular, a gente confere que é você. Nada do que você preencheu se perde.',
    campo: 'Sua senha',
    confirmar: 'Confirmar e salvar',
  },
  preencha: 'Preencha este campo.',
  instagramInvalido: 'Comece com @ e não use espaços.',
  preenchaCampos: {
    id: 'msg.perfil.preenchaCampos',
    texto: 'Erro na validação, por favor preencha todos os campos: ',
  },
  celularInvalido: { id: 'msg.perfil.celularInvalido', texto: 'Campo inválido: Número do celular' },
  celularDuplicado: {
    id: 'msg.perfil.celularDuplicado',
    texto: 'Já existe outra conta cadastrada com este mesmo número de celular!',
  },
  menorIdade: {
    id: 'msg.perfil.menorIdade',
    texto: 'Usuário menor de idade. Por favor acione o responsável para completar o cadastro.',
  },
  picpayInvalido: {
    id: 'msg.perfil.picpayInvalido',
    texto: 'Erro na validação, por favor preencha o usuário do PicPay corretamente.',
  },
  errosValidacao: {
    id: 'msg.perfil.errosValidacao',
    texto: 'Ocorreram os seguintes erros de validação:',
  },
} as const;
