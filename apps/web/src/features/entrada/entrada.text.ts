import { entradaWords } from '@trevo/config/configuracao/textos/entrada-words';

const { titulo, subtitulo, continuar, documentos, regulamento, politicaPrivacidade } = entradaWords;

/** Texts of the entry. A campaign can override those that have an id. */
export const entradaText = {
  titulo,
  subtitulo,
  tituloSenha: 'Que bom ver você de novo',
  subtituloSenha: 'Agora é só digitar sua senha.',
  tituloLogin: 'Entre na sua conta',
  subtituloLogin: 'Seus números e suas notas estão esperando por você.',
  continuar,
  verificando: 'Procurando seu cadastro',
  entrar: { id: 'msg.entrada.entrar', texto: 'Entrar' },
  entrarLogin: { id: 'msg.login.entrar', texto: 'ENTRAR' },
  entrando: 'Entrando',
  jaParticipo: 'Já participo, quero entrar',
  senha: 'Senha',
  mostrarSenha: 'Mostrar senha',
  esconderSenha: 'Esconder senha',
  esqueciSenha: { id: 'msg.entrada.esqueciSenha', texto: 'Esqueci minha senha' },
  primeiraVez: 'É sua primeira vez?',
  criarConta: 'Criar minha conta',
  pedeSenha: 'Encontramos seu cadastro. Digite sua senha.',
  documentos,
  regulamento,
  politicaPrivacidade,
  ops: { id: 'msg.login.formInvalido.titulo', texto: 'Ops...' },
  formInvalido: { id: 'msg.login.formInvalido', texto: 'Por favor preencha o seu CPF e senha.' },
  senhaInvalida: { id: 'msg.login.senhaInvalida.titulo', texto: 'Senha inválida!' },
  senhaMinimo: (minimo: number) =>
    minimo === 1 ? 'Digite sua senha.' : `Digite uma senha com no mínimo ${minimo} caracteres.`,
  falhaVerificar: {
    id: 'msg.consumidor.falhaVerificarLogin',
    texto: 'Falha ao verificar se login existe, verifique sua conexão e tente novamente.',
  },
  falhaConectar: {
    id: 'msg.login.falhaConectar',
    texto: 'Falha ao conectar, verifique sua conexão e tente mais tarde novamente.',
  },
  semDados: {
    id: 'msg.login.semDados',
    texto: 'Ocorreu um erro durante sua tentativa de login! Tente novamente mais tarde.',
  },
  convite: {
    titulo: (conta: string) => `Entrar como ${conta}?`,
    mensagem: 'O link que você abriu é desta conta. Entre só se ela for sua.',
    troca: (conta: string) =>
      `Você já entrou como ${conta}. Se continuar, sai dessa conta e entra na do link.`,
    entrar: 'Sim, entrar',
    naoSouEu: 'Não sou eu',
    ficar: 'Ficar na minha conta',
  },
  voltar: 'Voltar',
  ou: 'ou',
  facebook: 'Continuar com o Facebook',
  facebookEntrando: 'Conferindo com o Facebook',
  facebookRecusado: 'O Facebook não confirmou quem é você. Tente de novo ou use sua senha.',
  google: 'Continuar com o Google',
  empresa: 'Cadastrar minha empresa',
  associado: {
    titulo: 'Entrada das lojas',
    subtitulo: 'Entre com os dados da sua empresa.',
  },
  painelLogin: {
    titulo: 'Entre com a sua senha',
    subtitulo: 'Use o mesmo número e a mesma senha de sempre.',
  },
  painelCadastro: {
    titulo: 'Vamos criar sua conta',
    subtitulo: 'Comece pelo número que você vai usar para entrar.',
    subtituloFacebook: (nome: string) =>
      nome
        ? `Oi, ${nome}! Falta só o número que você vai usar para entrar.`
        : 'Falta só o número que você vai usar para entrar.',
    continuar,
    jaExiste: 'Este número já tem cadastro. É só entrar com a sua senha.',
  },
  semCampanha: {
    titulo: 'Voltamos já',
    mensagem: 'Não há campanhas promocionais disponíveis no momento!',
    tentarNovamente: 'Tentar novamente',
  },
  porComecar: {
    titulo: (dia: string) => `Começa em ${dia}`,
    falta: (dias: number) => (dias === 1 ? 'É amanhã!' : `Faltam ${dias} dias.`),
    mensagem: 'Guarde as notas das suas compras a partir desse dia e volte aqui para participar.',
    aviseMe: 'Lembrar no meu calendário',
    comeca: (campanha: string) => `Começa: ${campanha}`,
    regulamento: 'Ler o regulamento',
  },
  encerrada: 'Campanha encerrada',
  terminou: (dia: string) => `A promoção terminou em ${dia}.`,
} as const;
