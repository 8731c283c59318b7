/** Words of the differences between two versions. */
export const diferencasText = {
  titulo: 'Diferenças',
  comparar: 'Comparar com',
  publicada: (quando: string, quem: string) => `Versão de ${quando}, por ${quem}`,
  atual: (frase: string) => `${frase} (no ar)`,
  nenhuma: {
    titulo: 'Nada difere',
    mensagem: 'O rascunho diz o mesmo que esta versão.',
  },
  nova: {
    titulo: 'Ainda não há versão publicada',
    mensagem: 'Esta campanha é nova: depois de publicar, as próximas mudanças aparecem aqui.',
  },
  invalida: {
    titulo: 'O texto tem erros',
    mensagem: 'Corrija-os para ver o que muda.',
  },
  efeitos: {
    livre: 'Livre',
    confirmada: 'Pede motivo e segunda pessoa',
    nunca: 'Não pode mais mudar',
  },
  entrou: (onde: string, depois: string) => `${onde}: entrou ${depois}`,
  saiu: (onde: string, antes: string) => `${onde}: saiu ${antes}`,
  ordem: (onde: string) => `${onde}: mudou a ordem`,
  de: 'de',
  para: 'para',
  mudou: (onde: string) => `${onde}:`,
  paragrafos: {
    entrou: 'Entrou',
    saiu: 'Saiu',
  },
  texto: (onde: string) => `${onde}: o texto mudou`,
  copiarChave: (chave: string) => `Copiar a chave ${chave}`,
} as const;
