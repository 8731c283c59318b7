/** A category of Apple's privacy manifest, without its prefix `NSPrivacyCollectedDataType`. */
export type TipoDado =
  | 'Name'
  | 'EmailAddress'
  | 'PhoneNumber'
  | 'PhysicalAddress'
  | 'UserID'
  | 'OtherDataTypes'
  | 'PhotosorVideos'
  | 'PreciseLocation'
  | 'PurchaseHistory'
  | 'ProductInteraction'
  | 'CustomerSupport'
  | 'OtherUserContent'
  | 'DeviceID';

interface DadoColetado {
  /** Apple's purposes, without their prefix `NSPrivacyCollectedDataTypePurpose`. */
  readonly finalidades: readonly ('AppFunctionality' | 'DeveloperAdvertising')[];
  /**
   * API inputs that carry it: the path of the field, with the prefix `call:` where the field means something
   * else in other calls.
   */
  readonly campos: readonly string[];
}

const finalidades = ['AppFunctionality'] as const;

/**
 * Personal data that the app sends to the campaign's server, all linked to the user and none used for tracking.
 * Crash, performance and advertising data are not collected: analytics run in browsers only.
 */
export const dadosColetados: Readonly<Record<TipoDado, DadoColetado>> = {
  Name: {
    finalidades,
    campos: [
      'login.cadastrar:nome',
      'login.cadastrarFacebook:nome',
      'consumidor.salvar:nome',
      'usuario.nome',
    ],
  },
  EmailAddress: { finalidades, campos: ['email', 'usuario.email', 'usuario.facebook.email'] },
  PhoneNumber: {
    finalidades,
    campos: [
      'telefone',
      'telefoneContato',
      'telefoneContatoAtual',
      'consumidor.telefoneContato',
      'comprovanteTelefone',
    ],
  },
  PhysicalAddress: {
    finalidades,
    campos: [
      'cep',
      'endereco.bairro',
      'endereco.cep',
      'endereco.cidade',
      'endereco.complemento',
      'endereco.endereco',
      'endereco.estado',
      'endereco.numero',
    ],
  },
  // The login is the person's CPF or phone, and a referral code identifies an account.
  UserID: {
    finalidades,
    campos: [
      'auth_user',
      'consumidor.indicacao',
      'consumidor.conferirIndicacao:codigoIndicacao',
      'cpf',
      'cpfConsumidor',
      'documentoVariavel',
      'filtro.consumidor',
      'filtro.usuario',
      'rg',
      'user',
      'usuario',
      'usuario.usuario',
    ],
  },
  // Apple has no category for these.
  OtherDataTypes: {
    finalidades,
    campos: ['dataNascimento', 'genero', 'jaCliente', 'primeiraLoja.cnpjCpf', 'primeiraLoja.nome'],
  },
  // Receipts and the profile picture.
  PhotosorVideos: {
    finalidades,
    campos: ['fotoBase64', 'fotoPerfil', 'imagemBase64', 'imgUrl', 'uriFotoPerfil', 'uriImagem'],
  },
  // Three decimals, which Apple counts as precise; `endereco` is a typed place instead.
  PreciseLocation: { finalidades, campos: ['endereco', 'latitude', 'longitude'] },
  PurchaseHistory: {
    finalidades,
    campos: [
      'caixa',
      'capturadoEm',
      'chaveAcesso',
      'consultaQr',
      'cupom.escanear:anoCampanha',
      'cupom.escanear:data',
      'cupom.escanear:identificacaoCampanha',
      'dadosNaoFiscal.cnpjLoja',
      'dadosNaoFiscal.data',
      'dadosNaoFiscal.formaPagamento',
      'dadosNaoFiscal.numeroDocumento',
      'dadosNaoFiscal.produtos.nome',
      'dadosNaoFiscal.produtos.quantidade',
      'dadosNaoFiscal.quantidade',
      'dadosNaoFiscal.valor',
      'dataCompra',
      'documentoFiscal.inserirNaoFiscal:tipo',
      'ecommerce',
      'emitidoEm',
      'fidelidade.pedirVoucher:id',
      'leitura',
      'loja',
      'lojaCNPJ',
      'nroDoc',
      'numeroAleatorio',
      'offline',
      'origem',
      'produtos.codigo',
      'produtos.lista',
      'produtos.quantidade',
      'produtos.unidades',
      'produtos.valor',
      'provider',
      'quantidade',
      'relogioEm',
      'uf',
      'valorCentavos',
    ],
  },
  // Read notifications and scratched cards.
  ProductInteraction: {
    finalidades,
    campos: [
      'ids',
      'raspadinhaAlternativa.raspar:id',
      'raspadinhaAlternativa.rasparPorGet:id',
      'raspadinhaAlternativa.picPay:id',
      'raspadinhaAlternativa.picPayPorGet:id',
    ],
  },
  // The reason for contesting a refused receipt.
  CustomerSupport: { finalidades, campos: ['mensagem'] },
  OtherUserContent: { finalidades, campos: ['extra', 'observacao', 'resposta', 'respostas.resposta'] },
  // Notifications include the promoter's messages to all consumers, which is marketing by Apple's definition.
  DeviceID: {
    finalidades: ['AppFunctionality', 'DeveloperAdvertising'],
    campos: [
      'aparelho',
      'identificacao.id',
      'notificacao.dispositivos:descricao',
      'notificacao.dispositivos:id',
      'notificacao.encerrarDispositivo:id',
    ],
  },
};
