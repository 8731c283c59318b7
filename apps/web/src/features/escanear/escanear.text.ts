import type { QrMotivo } from '@trevo/rules/documento-fiscal/qr/qr-code';

const danificada = 'Não deu para ler a chave desta nota inteira. Chegue mais perto ou digite a chave.';

/** Texts for codes that cannot be registered, shown over the camera. */
const codigos: Readonly<Record<Exclude<QrMotivo, 'modeloNaoAceito' | 'cupom'>, string>> = {
  pix: 'Este é um código Pix. Procure o QR Code da nota fiscal, no fim do cupom.',
  produto: 'Este é o código de barras de um produto. Procure o QR Code da nota fiscal, no fim do cupom.',
  boleto: 'Este código é de um boleto. Use o QR Code da nota fiscal.',
  notaDeTeste: 'Esta é uma nota de teste, sem valor fiscal. Use a nota da sua compra.',
  enderecoSemChave: 'Este QR Code abre um site, mas não traz uma nota fiscal. A nota costuma ter outro.',
  naoEhNota: 'Este código não é de uma nota fiscal. Procure o QR Code no fim da nota.',
  vazia: 'Este QR Code está vazio. Procure o QR Code da nota fiscal.',
  mesFuturo: 'Esta nota traz um mês que ainda não chegou. Confira a nota.',
  tamanho: danificada,
  caractere: danificada,
  ufInexistente: danificada,
  mesInexistente: danificada,
  emitenteInvalido: danificada,
  digitoInvalido: danificada,
};

/** Texts of the scanner. */
export const escanearText = {
  titulo: 'Escanear nota',
  voltar: 'Voltar',
  dica: 'Aponte a câmera para o QR Code da nota',
  dicas: {
    aproxime: 'Aproxime até o código encher a moldura',
    reflexo: 'Evite reflexo e sombra sobre o código',
    luz: 'Está escuro? Ligue a luz',
    zoom: 'Código pequeno? Use o zoom',
    lente: 'Fora de foco? Troque a lente',
    alise: 'Alise o papel e segure firme por um instante',
  },
  fotografar: 'Fotografar a nota',
  fotografiaSemCodigo:
    'Não achamos o QR Code nesta foto. Chegue mais perto, alise o papel e tente outra vez.',
  abrindo: 'Abrindo a câmera…',
  lida: 'Nota lida!',
  enviando: 'Conferindo sua nota…',
  oferta: 'Não está lendo?',
  ofertaDigitar: 'Digite a chave',
  ofertaGaleria: 'Escolha uma foto',
  galeria: 'Da galeria',
  lendoFoto: 'Procurando o QR Code na foto…',
  fotoSemCodigo: 'Não encontramos um QR Code nessa foto. Tente outra, mais de perto e sem sombra.',
  fotoIlegivel: 'Não conseguimos abrir essa foto. Tente outra.',
  fotoPdf:
    'Não conseguimos ler este PDF. Abra o arquivo, tire um print da tela com o QR Code e escolha o print aqui; ou copie a chave de 44 números e cole em “Digitar chave”.',
  digitar: 'Digitar chave',
  ligarLuz: 'Ligar a luz',
  desligarLuz: 'Desligar a luz',
  luz: 'Luz',
  lente: 'Trocar lente',
  zoom: 'Zoom',
  vezes: (zoom: number) => `${String(zoom).replace('.', ',')}×`,
  jaEnviada: 'Você acabou de escanear esta nota. Aponte para outra.',
  semLeitor: 'O leitor não carregou. Confira sua internet, ou digite a chave da nota.',
  codigos,
  outroDocumento: (nome: string) => `Este código é de outro documento: ${nome}. Use a nota da sua compra.`,
  semCamera: {
    recusada: {
      titulo: 'Libere a câmera para escanear',
      mensagem: 'Usamos a câmera só para ler o QR Code da nota. Nenhuma imagem sai do seu celular.',
    },
    ausente: {
      titulo: 'Não encontramos uma câmera',
      mensagem: 'Sem problema: escolha uma foto da nota ou digite a chave.',
    },
    fechada: {
      titulo: 'Escaneie o QR Code da nota',
      mensagem: 'Abra o leitor e aponte para o código, no fim da nota. Ou use um destes caminhos:',
    },
    ocupada: {
      titulo: 'A câmera está em uso',
      mensagem: 'Feche o outro aplicativo que está usando a câmera e tente de novo.',
    },
  },
  /** Texts of a kiosk, which reads with a hand scanner. */
  totem: {
    titulo: 'Passe a nota no leitor',
    mensagem: 'Aproxime o QR Code da nota do leitor deste totem. Se ele não ler, digite a chave.',
    dica: 'Passe o QR Code da nota no leitor deste totem',
  },
  comoLiberar: 'Como liberar',
  passos: {
    android: [
      'Toque no cadeado, ao lado do endereço do site',
      'Abra Permissões e depois Câmera',
      'Escolha Permitir',
    ],
    ios: [
      'Toque em “aA”, ao lado do endereço do site',
      'Abra Ajustes do Site e depois Câmera',
      'Escolha Permitir',
    ],
    computador: ['Clique no ícone ao lado do endereço do site', 'Encontre Câmera', 'Escolha Permitir'],
  },
  passosNoApp: {
    android: [
      'Abra os ajustes deste aplicativo',
      'Toque em Permissões e depois em Câmera',
      'Escolha Permitir',
    ],
    ios: ['Abra os Ajustes do iPhone e procure este aplicativo', 'Ligue a Câmera'],
  },
  abrirLeitor: 'Abrir o leitor',
  fecharLeitor: 'Fechar o leitor',
  tentarNovamente: 'Tentar novamente',
  escolherFoto: 'Escolher foto da nota',
  digitarChave: 'Digitar os 44 caracteres',
} as const;
