import { toNomeCurto } from '../aplicativo/nome-curto.ts';
import { hasNumeros, type Modelo, type RespostasModelo, toExtracao } from './modelo-respostas.ts';
import {
  writeCodigos,
  writeGanho,
  writeLimites,
  writePremios,
  writeProdutos,
  writeRecompensas,
  writeSorteios,
} from './modelo-secoes.ts';
import { writePolitica, writeRegulamento, writeTermos } from './modelo-textos.ts';
import { toBloco, toLinha } from './modelo-yaml.ts';

/** Writes the file of a whole campaign from a few answers, with comments in Portuguese. */
export function buildModelo(respostas: RespostasModelo): string {
  const sections = [
    ['# Campanha feita no estúdio. Tudo aqui pode ser mudado no formulário ou no texto.'],
    writePromotora(respostas),
    writeCampanha(respostas),
    [
      '# Endereços em que a campanha aparece, sem https:// nem porta.',
      'hosts:',
      `  - ${toLinha(respostas.host)}`,
    ],
    writeConfiguracao(respostas),
    [
      '# Números da sorte: cada série tem 100.000. A quantidade não muda depois do início.',
      'numeros:',
      `  series: ${respostas.series}`,
    ],
    writeGanho(respostas),
    writeRecompensas(respostas),
    writePremios(respostas),
    writeProdutos(respostas),
    writeCodigos(respostas),
    writeLimites(respostas),
    writeDocumentos(respostas),
    writeSorteios(respostas),
    [
      '# Textos legais, em markdown. Revise com o jurídico antes de publicar.',
      'textos:',
      toBloco('regulamento', writeRegulamento(respostas), 2),
      toBloco('termos', writeTermos(), 2),
      toBloco('politicaPrivacidade', writePolitica(respostas), 2),
    ],
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

const writePromotora = ({ promotora }: RespostasModelo): string[] => [
  '# Quem responde legalmente pela promoção.',
  'promotora:',
  `  identificacao: ${toLinha(promotora.identificacao)}`,
  `  nome: ${toLinha(promotora.nome)}`,
  `  cnpj: '${promotora.cnpj}'`,
];

function writeCampanha({ campanha, premioSorteio }: RespostasModelo): string[] {
  const { dataInicial, dataFinalCompras } = campanha;
  return [
    'campanha:',
    `  ano: ${dataInicial.slice(0, 4)}`,
    `  identificacao: ${toLinha(campanha.identificacao)}`,
    `  descricao: ${toLinha(campanha.descricao)}`,
    `  dataInicial: ${dataInicial}`,
    `  dataFinalCompras: ${dataFinalCompras} # último dia para registrar compras`,
    `  dataFinalCadastros: ${dataFinalCompras}`,
    `  dataFinal: ${premioSorteio === null ? dataFinalCompras : toExtracao(dataFinalCompras)} # último dia da campanha`,
    '  ativa: true # false tira a campanha do ar',
    `  certificado: ${toLinha(campanha.certificado)}`,
  ];
}

/** Screens of the tabs, first the one with the rewards of the campaign. */
const abas: Readonly<Record<Modelo, readonly string[]>> = {
  valor: ['home', 'cupons'],
  quantidade: ['home', 'cupons'],
  instantaneo: ['home', 'girosDaSorte'],
  pontos: ['home', 'contaCorrente', 'vitrineProdutos'],
  cashback: ['home', 'saldoCashback', 'vitrineProdutos'],
  codigos: ['home', 'cupons'],
};

function writeConfiguracao(respostas: RespostasModelo): string[] {
  const { modelo, tema, campanha, emailSuporte, revelacao, premioSorteio } = respostas;
  const numeros = hasNumeros(respostas);
  const telas = [...abas[modelo], ...(numeros && !abas[modelo].includes('cupons') ? ['cupons'] : [])];
  const logo = tema.logo === null ? null : toLinha(tema.logo);
  const curto = toNomeCurto({ 'textos.tituloCurto': null }, campanha.descricao);
  const hasVitrine = modelo === 'pontos' || modelo === 'cashback';
  return [
    'configuracao:',
    '  tema:',
    '    # As duas cores da marca: todas as outras vêm delas, com contraste garantido.',
    `    corPrimaria: '${tema.corPrimaria}'`,
    `    corSecundaria: '${tema.corSecundaria}'`,
    ...(logo === null
      ? []
      : [
          `    icone: ${logo}`,
          `    logos: [${logo}]`,
          `    logoSuperior: ${logo}`,
          `    logoInferior: ${logo}`,
          `    logoCentral: ${logo}`,
        ]),
    '  textos:',
    `    titulo: ${toLinha(campanha.descricao)}`,
    `    tituloCurto: ${toLinha(curto)} # embaixo do ícone cabem 12 letras`,
    ...(premioSorteio === null
      ? []
      : [
          '  campanha:',
          '    bloquearLoginAposCadastros: false # quem tem conta entra até depois dos sorteios',
        ]),
    '  login:',
    '    tipoIdentificacao: cpf',
    `    emailSuporte: ${toLinha(emailSuporte)}`,
    '  navegacao:',
    `    telasConfiguraveis: [${telas.join(', ')}]`,
    '  # O que a campanha tem ligado.',
    '  cupom:',
    `    ativo: ${numeros}`,
    ...(modelo === 'quantidade' ? ['    compraPorQuantidade: true'] : []),
    '  contaCorrente:',
    `    ativo: ${modelo === 'pontos'}`,
    '  cashback:',
    `    ativo: ${modelo === 'cashback'}`,
    ...(modelo === 'instantaneo' ? ['  raspadinha:', '    ativo: true', `    modo: ${revelacao}`] : []),
    ...(hasVitrine
      ? ['  fidelidade:', '    vitrineAtiva: true', `    saldoComoPontos: ${modelo === 'pontos'}`]
      : []),
    '  menu:',
    `    digitarCupom: ${modelo === 'codigos'}`,
    `    escanearQr: ${modelo !== 'codigos'}`,
    `    registrarDocumento: ${modelo !== 'codigos'}`,
    '    lancamentoManual: false',
  ];
}

const writeDocumentos = ({ modelo }: RespostasModelo): string[] => [
  '# Quais notas valem, e de onde vem o que elas dizem.',
  'documentos:',
  "  modelosAceitos: ['65', '55', '59'] # NFC-e, NF-e e SAT",
  '  apuracao: automatica',
  ...(modelo === 'codigos'
    ? []
    : [
        '  valor:',
        '    - { fonte: codigo } # o QR Code',
        '    - { fonte: pagina, esperaHoras: 48 } # a página pública do estado',
        '    - { fonte: operador } # uma pessoa, na fila',
      ]),
];
