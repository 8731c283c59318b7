import { camposPessoa } from '@trevo/rules/pessoa/campo-pessoa';

/** Texts of the fields that registration and profile share. */
export const consumidorText = {
  exemplos: {
    nome: 'Como está no seu documento',
    documentoVariavel: 'Até 10 números',
    telefoneContato: '(00)00000-0000',
    email: 'nome@exemplo.com.br',
    dataNascimento: 'dd/mm/aaaa',
    rg: '00.000.000-0',
    escolha: 'Escolha',
  },
  dicas: { dataNascimento: 'A promoção é para quem tem 18 anos ou mais.' },
  generos: { feminino: 'Feminino', masculino: 'Masculino', outro: 'Outro' },
  simNao: { sim: 'Sim', nao: 'Não' },
  estrangeiro: 'Tenho documento estrangeiro',
  estrangeiroDetalhe: 'Para quem ainda não tem CPF.',
  loja: {
    rotulo: camposPessoa.primeiraLoja.rotulo,
    escolher: 'Escolher a loja',
    titulo: 'Qual loja fica mais perto?',
    fechar: 'Fechar',
    buscar: 'Buscar pelo nome',
    exemplo: 'Nome da loja',
    limpar: 'Limpar busca',
    trocar: 'Trocar',
    vazia: 'Nenhuma loja com esse nome',
    vaziaDetalhe: 'Confira como o nome está escrito.',
    carregando: 'Carregando as lojas',
  },
  pendente: {
    voltar: 'Voltar',
    titulo: 'Falta completar seu cadastro',
    mensagem: 'Com ele completo, suas notas já valem. Leva menos de um minuto.',
    completar: 'Completar meu cadastro',
  },
} as const;

/** Texts of an address. */
export const enderecoText = {
  rotulos: {
    cep: 'CEP',
    estado: 'Estado',
    endereco: 'Rua',
    numero: 'Número',
    bairro: 'Bairro',
    cidade: 'Cidade',
    complemento: 'Complemento',
  },
  exemplos: {
    cep: '00000-000',
    estado: 'Escolha',
    endereco: 'Rua, avenida, travessa',
    numero: '123',
    complemento: 'Apartamento, bloco',
  },
  procurando: 'Procurando o endereço',
  encontrado: 'Encontramos seu endereço. Confira e complete.',
  naoEncontrado: 'Não encontramos este CEP. Preencha os campos você mesmo.',
  indisponivel: 'A busca de CEP não respondeu. Preencha os campos você mesmo.',
} as const;

/** Texts of a new password. A campaign can override those that have an id. */
export const senhaText = {
  mostrarSenha: 'Mostrar senha',
  esconderSenha: 'Esconder senha',
  senha: 'Senha',
  confirmacao: 'Confirme a senha',
  regras: {
    minimo: { id: 'msg.cadastro.senhaMinimo', texto: 'Senha deve conter no mínimo 8 caracteres' },
    maiusculasMinusculas: {
      id: 'msg.cadastro.senhaMaiusculas',
      texto: 'Senha deve conter letras maiúsculas e minúsculas',
    },
    numeros: { id: 'msg.cadastro.senhaNumeros', texto: 'Senha deve conter números' },
    cumprida: 'cumprida',
    pendente: 'ainda não',
  },
} as const;
