/** Words that only a kiosk shows. */
export const totemText = {
  barra: 'Totem',
  sair: 'Sair',
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
