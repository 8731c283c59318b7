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
  passos: [
    'Digite seu CPF ou celular',
    'Passe a nota no leitor ou digite a chave',
    'Acompanhe o que ela vale',
  ],
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
