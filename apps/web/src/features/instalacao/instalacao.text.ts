/** Texts of installing the web app. */
export const instalacaoText = {
  titulo: 'Leve este aplicativo no celular',
  motivo: 'Na próxima compra, é só tocar no ícone e escanear.',
  instalar: 'Instalar',
  verComo: 'Ver como',
  /** Shown when the app is in a store. */
  baixar: 'Baixar na loja',
  agoraNao: 'Agora não',
  conta: 'Instalar no celular',
  fechar: 'Fechar',
  iphone: {
    titulo: 'Na tela de início do iPhone',
    passos: [
      'Toque em Compartilhar. Se não aparecer, toque antes nos três pontinhos',
      'Escolha “Adicionar à Tela de Início”',
      'Toque em “Adicionar”',
    ],
    entendi: 'Entendi',
  },
} as const;
