/** Joins names: `CEP, rua, cidade e mais 3`. */
const list = (nomes: readonly string[], most = 3) =>
  nomes.length > most + 1
    ? `${nomes.slice(0, most).join(', ')} e mais ${nomes.length - most}`
    : nomes.join(', ');

/** Texts of the profile. A campaign can override those that have an id. */
export const perfilText = {
  /** Title of the panel while a required field is missing. */
  titulo: { id: 'msg.perfil.titulo', texto: 'Complete seu cadastro' },
  tituloCompleto: 'Meus dados',
  salvar: { id: 'msg.perfil.salvar', texto: 'Salvar' },
  salvando: 'Salvando seus dados',
  fechar: 'Fechar',
  ops: { id: 'msg.modalInfo.ops', texto: 'Ops...' },
  prontinho: 'Prontinho!',
  carregando: 'Carregando seus dados',
  secoes: { dados: 'Seus dados', endereco: 'Seu endereço', mais: 'Mais sobre você' },
  secao: {
    faltam: (nomes: readonly string[]) => `${nomes.length > 1 ? 'Faltam' : 'Falta'}: ${list(nomes)}`,
    confira: (nomes: readonly string[]) => `Confira: ${list(nomes)}`,
    /** Summary of an empty optional section. */
    opcional: (nomes: readonly string[]) => (nomes.length > 0 ? `Opcional: ${list(nomes, 2)}` : 'Opcional'),
  },
  servicos: { picpay: 'PicPay', instagram: 'Instagram' },
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

/** Texts of the prompts shown after the app has started. A campaign can override those that have an id. */
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

/** Texts of the photo. A campaign can override those that have an id. */
export const fotoText = {
  titulo: 'Foto do perfil',
  fechar: 'Fechar',
  escolher: 'Escolher uma foto',
  trocar: 'Escolher outra foto',
  alterar: { id: 'msg.foto.alterarAvatar', texto: 'Alterar Avatar' },
  selecione: { id: 'msg.foto.selecione', texto: 'Por favor selecione uma imagem para seu perfil!' },
  sucesso: { id: 'msg.upload.sucesso', texto: 'Upload da imagem feito com sucesso!' },
  dica: 'Arraste para enquadrar. Use o controle para aproximar.',
  zoom: 'Aproximar',
  ilegivel: 'Não conseguimos ler esta imagem. Escolha uma foto em JPEG, PNG ou WebP.',
  preparando: 'Preparando a foto',
  enviando: 'Enviando a foto',
  salvando: 'Salvando no seu perfil',
  carregando: 'Carregando',
  completar: 'Completar meu cadastro',
} as const;

/** Texts of the account deletion. A campaign can override those that have an id. */
export const excluirContaText = {
  titulo: { id: 'msg.excluirConta.titulo', texto: 'Deseja excluir sua conta?' },
  voltar: { id: 'msg.excluirConta.voltar', texto: 'Voltar' },
  confirmar: { id: 'msg.excluirConta.confirmar', texto: 'Confirmar' },
  sucesso: { id: 'msg.conta.excluida', texto: 'Conta excluída com sucesso!' },
  perdeOQueTiver: 'Os pontos e o cashback que você tiver também se perdem.',
  perde: (valores: readonly string[]) => `Você também perde ${valores.join(' e ')}.`,
  cashback: (valor: string) => `${valor} de cashback`,
  ops: 'Ops...',
} as const;
