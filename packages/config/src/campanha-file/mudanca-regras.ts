import { espera, ligado, livres, preco, promessa, type Regras, teto } from './mudanca-regra.ts';

const limites = {
  diario: teto('confirmada', 0),
  semanal: teto('confirmada', 0),
  mensal: teto('confirmada', 0),
  total: teto('confirmada', 0),
};
const limiteDocumentos = teto('confirmada', -1);
const loja: Regras = {
  ...livres('nome', 'cnpj', 'grupo', 'endereco', 'cidade', 'uf', 'cep', 'telefone', 'latitude', 'longitude'),
  ativo: ligado,
  ate: teto('confirmada'),
  credenciada: ligado,
};
const validade = { meses: teto('nunca'), data: teto('nunca') };
const valores = { pontos: promessa('nunca'), cashbackCentavos: promessa('nunca') };

/** Products may be added to a list; what a list or a rule promised stays. */
const ganhoProdutos: Regras = {
  listas: [
    { por: ['id'], sai: 'nunca', entra: 'livre' },
    {
      ...livres('id', 'nome', 'texto', 'imagem'),
      gtins: { sai: 'nunca', ausente: 'nada' },
      prefixos: { sai: 'nunca', ausente: 'nada' },
      codigos: [
        { por: ['codigo'], sai: 'nunca', entra: 'livre' },
        { emitente: 'nunca', codigo: 'livre' },
      ],
      descricoes: { sai: 'nunca', ausente: 'nada' },
      produtos: [
        { por: ['gtin', 'nome'], sai: 'nunca', entra: 'livre' },
        { gtin: 'nunca', ...livres('nome', 'imagem') },
      ],
    },
  ],
  regras: 'nunca',
  numerosSemConferencia: 'confirmada',
  exemplos: 'livre',
};

/** The rule of a draw is never another one; a draw that had none may get one. */
const regraSorteio: Regras = {
  serie: 'nunca',
  numero: 'nunca',
  serieInexistente: 'nunca',
  aproximacao: {
    sentido: 'nunca',
    volta: 'nunca',
    alcance: 'nunca',
    outraSerie: 'nunca',
    inicioNaOutraSerie: 'nunca',
  },
  proximo: 'nunca',
  premios: 'nunca',
  suplentes: 'nunca',
  umPorPessoa: 'nunca',
  exemplos: 'livre',
};

/**
 * Rule of every path of a campaign file, once the campaign has started. A test requires an entry for each path of
 * the schema.
 */
export const mudancaRegras: Regras = {
  promotora: {
    identificacao: 'nunca',
    nome: 'livre',
    cnpj: 'confirmada',
    retencao: { contasMeses: promessa('confirmada') },
  },
  campanha: {
    ano: 'nunca',
    identificacao: 'nunca',
    descricao: 'livre',
    dataInicial: 'nunca',
    dataFinal: promessa('nunca', 'confirmada'),
    dataFinalCompras: promessa('nunca', 'confirmada'),
    dataFinalCadastros: promessa('nunca', 'confirmada'),
    ativa: ligado,
    certificado: 'confirmada',
    banner: { imagem: 'livre', descricao: 'livre' },
  },
  hosts: { sai: 'confirmada', ausente: 'nada' },
  aplicativo: {
    pacote: 'livre',
    nome: 'livre',
    icone: 'livre',
    simbolo: 'livre',
    corFundo: 'livre',
    assinaturasAndroid: 'livre',
    equipeApple: 'livre',
  },
  configuracao: {
    'campanha.horaFim': { pior: 'menor', efeito: 'nunca', melhor: 'confirmada', ausente: 'maior' },
    'campanha.urlRegulamento': 'confirmada',
    'picpay.ativo': ligado,
    'picpay.multiplicador': promessa('nunca'),
    'picpay.entregaPremioAtiva': ligado,
    'instagram.ativo': ligado,
    'instagram.multiplicador': promessa('nunca'),
    'cupom.ativo': ligado,
    'raspadinha.ativo': ligado,
    'raspadinha.alternativaAtiva': ligado,
    'contaCorrente.ativo': ligado,
    'cashback.ativo': ligado,
    'fidelidade.vitrineAtiva': ligado,
    'fidelidade.vouchersAtivo': ligado,
    'indicacao.ativo': ligado,
    'quiz.ativo': ligado,
    'tema.*': 'livre',
    'textos.*': 'livre',
    'campanha.*': 'livre',
    'login.*': 'livre',
    'preCadastro.*': 'livre',
    'cadastro.*': 'livre',
    'perfil.*': 'livre',
    'picpay.*': 'livre',
    'instagram.*': 'livre',
    'navegacao.*': 'livre',
    'menu.*': 'livre',
    'cupom.*': 'livre',
    'raspadinha.*': 'livre',
    'contaCorrente.*': 'livre',
    'cashback.*': 'livre',
    'fidelidade.*': 'livre',
    'indicacao.*': 'livre',
    'lojas.*': 'livre',
    'quiz.*': 'livre',
    'notificacao.*': 'livre',
    'suporte.*': 'livre',
    'comper.*': 'livre',
    'nativo.*': 'livre',
    'analytics.*': 'livre',
    'api.*': 'livre',
    'externo.*': 'livre',
  },
  numeros: { series: 'nunca' },
  ganho: {
    por: 'nunca',
    numeros: promessa('nunca'),
    multiplicadores: { PICPAY: promessa('nunca'), INSTAGRAM: promessa('nunca') },
    maximoPorDocumento: teto('nunca'),
    cada: preco('nunca'),
    centavosPorNumero: preco('nunca'),
    acumulaResto: promessa('nunca'),
    produtos: ganhoProdutos,
  },
  recompensas: {
    pontos: {
      centavosPorPonto: preco('nunca'),
      porDocumento: promessa('nunca'),
      liberaEmDias: espera('confirmada'),
      validade,
    },
    cashback: {
      percentual: promessa('nunca'),
      maximoCentavosPorDocumento: teto('nunca'),
      liberaEmDias: espera('confirmada'),
      validade,
    },
    raspadinhas: { porDocumento: promessa('nunca') },
  },
  conta: {
    ajustePorOperador: { pior: 'maior', efeito: 'confirmada', melhor: 'livre', ausente: 'menor' },
    devolucaoMinimaDias: promessa('nunca'),
    estornoGasto: { escolhas: ['abater', 'perdoar'], efeito: 'nunca' },
  },
  metas: [
    { por: ['id'], sai: 'nunca', entra: 'livre' },
    {
      id: 'livre',
      nome: 'livre',
      moeda: 'nunca',
      alvo: preco('nunca'),
      ate: promessa('nunca'),
      premio: valores,
    },
  ],
  produtos: {
    categorias: 'livre',
    itens: [
      { por: ['codigo'], sai: 'confirmada', entra: 'livre' },
      {
        nome: 'confirmada',
        moeda: 'confirmada',
        valor: preco('confirmada'),
        estoque: promessa('confirmada'),
        maximoPorPessoa: teto('confirmada'),
        oferta: { ate: promessa('confirmada'), valorDe: 'livre' },
        ...livres('codigo', 'descricao', 'disputado', 'categoria', 'segmentacao', 'setorLoja', 'industria'),
        ...livres('destaque', 'fidelidade', 'imagem'),
      },
    ],
    entrega: { retirada: 'livre', prazoDias: espera('confirmada') },
  },
  vouchers: {
    provedores: 'livre',
    itens: [
      { por: ['id'], sai: 'confirmada', entra: 'livre' },
      {
        nome: 'confirmada',
        moeda: 'confirmada',
        valor: preco('confirmada'),
        codigos: 'confirmada',
        validadeDias: teto('confirmada'),
        maximoPorPessoa: teto('confirmada'),
        ...livres('id', 'provedor', 'descricao', 'comoUsar', 'regras', 'imagem', 'leitura'),
      },
    ],
  },
  quiz: [
    { por: ['id'], sai: 'confirmada', entra: 'livre' },
    {
      id: 'livre',
      titulo: 'livre',
      ate: promessa('confirmada'),
      modalidade: 'confirmada',
      certificado: 'confirmada',
      pontosPorAcerto: promessa('nunca'),
      pontosPorParticipar: promessa('nunca'),
      perguntas: 'confirmada',
    },
  ],
  indicacao: {
    premio: valores,
    premioIndicado: valores,
    liberaEmDias: espera('confirmada'),
    maximoPorMes: teto('confirmada'),
  },
  limites: {
    cupons: limites,
    raspadinhas: limites,
    documentosFiscais: [
      { por: ['tipo'], sai: 'livre', entra: 'confirmada' },
      {
        tipo: 'livre',
        quantidadeLimite: limiteDocumentos,
        diario: limiteDocumentos,
        semanal: limiteDocumentos,
        mensal: limiteDocumentos,
      },
    ],
    tempoLimiteMinutos: espera('confirmada'),
  },
  documentos: {
    modelosAceitos: { sai: 'confirmada', ausente: 'tudo' },
    ufsAceitas: { sai: 'confirmada', ausente: 'tudo' },
    emitentes: { sai: 'confirmada', ausente: 'tudo' },
    apuracao: 'livre',
    centavosSemConferencia: 'livre',
    // A higher ceiling takes amounts away from the second person (ADR 0068).
    centavosPorOperador: { pior: 'maior', efeito: 'confirmada', melhor: 'livre', ausente: 'menor' },
    prazoConferenciaHoras: { pior: 'maior', efeito: 'confirmada', melhor: 'livre', ausente: 'menor' },
    esperaOfflineHoras: promessa('confirmada'),
    evidencia: 'livre',
    valor: 'livre',
    mesMinimo: { pior: 'maior', efeito: 'confirmada', melhor: 'livre', ausente: 'menor' },
  },
  premios: {
    agenda: 'nunca',
    cartelas: 'nunca',
    testemunhas: 'nunca',
    itens: [
      { por: ['id'], sai: 'nunca', entra: 'confirmada' },
      {
        id: 'livre',
        nome: 'confirmada',
        quantidade: promessa('nunca'),
        entrega: 'confirmada',
        instrucoes: 'livre',
        retirada: { como: 'livre', ate: teto('nunca'), dias: teto('nunca') },
        valorCentavos: promessa('nunca'),
        ...livres('imagem', 'destaque'),
      },
    ],
  },
  codigos: { numeros: promessa('nunca'), raspadinhas: promessa('nunca') },
  compra: {
    produtos: { sai: 'confirmada', ausente: 'tudo' },
    formasPagamento: { sai: 'confirmada', ausente: 'tudo' },
    fotoObrigatoria: espera('confirmada'),
    quantidadeMaxima: teto('confirmada'),
  },
  sorteios: [
    { por: ['nome', 'data'], sai: 'nunca', entra: 'confirmada' },
    {
      data: promessa('nunca', 'confirmada'),
      hora: 'confirmada',
      nome: 'livre',
      premio: 'confirmada',
      numerosAte: promessa('nunca', 'confirmada'),
      regra: regraSorteio,
      retirada: { como: 'livre', ate: teto('nunca') },
      ...livres('imagem', 'destaque'),
    },
  ],
  textos: {
    regulamento: 'confirmada',
    termos: 'confirmada',
    politicaPrivacidade: 'confirmada',
    politicaPrivacidadePersonalizada: 'confirmada',
    avisoPrivacidade: 'livre',
  },
  aceites: [
    { por: ['nomeTermo'], sai: 'confirmada', entra: 'livre' },
    { nomeTermo: 'livre', texto: 'confirmada', obrigatorio: 'livre' },
  ],
  associados: [{ por: ['cnpj', 'nome'], sai: 'confirmada', entra: 'livre' }, loja],
};
