import type { TipoIdentificacao } from '@trevo/config/configuracao/configuracao-questions';

/** Texts of the kiosk mode. */
export const totemText = {
  inicio: {
    titulo: 'Participe por aqui',
    subtitulo: 'Cadastre-se ou entre na sua conta. Ao terminar, este aparelho sai da sua conta sozinho.',
    comecar: 'Começar',
    regulamento: 'Ler o regulamento',
  },
  barra: 'Totem',
  sair: 'Sair',
  pergunta: {
    titulo: 'Usar como totem?',
    mensagem:
      'Esta janela passa a atender várias pessoas, uma depois da outra, e sai da sua conta. Nas outras janelas você continua na sua conta.',
    usar: 'Usar como totem',
    voltar: 'Agora não',
  },
  ainda: {
    titulo: 'Ainda está aí?',
    mensagem: 'Sem um toque, esta tela volta ao início e sai da sua conta.',
    segundos: (n: number) => (n === 1 ? '1 segundo' : `${n} segundos`),
    continuar: 'Continuar aqui',
  },
  /** The steps of the poster, with the identifier that the campaign asks for. */
  passos: (tipo: TipoIdentificacao) => [
    {
      telefone: 'Digite seu celular',
      cpf: 'Digite seu CPF',
      cnpj: 'Digite o CNPJ',
      cpfCnpj: 'Digite seu CPF ou CNPJ',
    }[tipo],
    'Passe a nota no leitor ou digite a chave',
    'Acompanhe o que ela vale',
  ],
  lida: 'Nota lida! Entre na sua conta para cadastrar.',
  teclado: {
    rotulo: 'Teclado na tela',
    apagar: 'Apagar',
    espaco: 'espaço',
    maiusculas: 'Maiúsculas',
    letras: 'ABC',
    sinais: 'áõ?#',
    proximo: 'Próximo',
    pronto: 'Pronto',
  },
} as const;
