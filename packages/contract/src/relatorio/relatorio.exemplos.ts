import { atorExemplo, instante, type Exemplos } from '../exemplos/exemplo-valores.ts';

const grupo = { notas: 1_480, validas: 1_302, invalidas: 150 };
const totais = {
  ...grupo,
  pendentes: 28,
  valorCentavos: 25_160_000,
  numeros: 3_900,
  pontos: 251_600,
  cashbackCentavos: 0,
  contestadas: 12,
  revertidas: 5,
  contestadasPendentes: 2,
};
const funil = { cadastros: 410, primeiras: 360, primeirasValidas: 322 };
const prazo = { notas: 190, medianaAte: 14_400, p95Ate: 129_600 };
const enderecos = ['marca@cliente.example'];

export const relatorioExemplos: Exemplos = {
  'operador.relatorio.query.de': ['2026-11-15'],
  'operador.relatorio.query.ate': ['2026-11-21'],
  'operador.relatorio.retorno': [
    {
      periodo: { de: '2026-11-15', ate: '2026-11-21' },
      anterior: { de: '2026-11-08', ate: '2026-11-14' },
      atualizadoEm: instante,
      funil: { atual: funil, anterior: { cadastros: 380, primeiras: 320, primeirasValidas: 300 } },
      totais: { atual: totais, anterior: { ...totais, notas: 1_310 } },
      dias: [{ dia: '2026-11-15', cadastros: 58, notas: 211, validas: 190 }],
      horas: [{ hora: 18, notas: 160, anterior: 142 }],
      estados: { itens: [{ uf: 'SP', ...grupo }], outros: null },
      lojas: {
        itens: [
          {
            cnpj: '60599267000155',
            nome: 'Mercado Bom Preço',
            uf: 'SP',
            valorCentavos: 9_804_000,
            ...grupo,
          },
        ],
        outros: { grupos: 4, notas: 31, validas: 20, invalidas: 9 },
      },
      origens: [{ origem: 'camera', ...grupo }],
      motivos: [
        {
          motivo: 'documentoFiscal.imagemIlegivel',
          mensagem: 'Não conseguimos ler a foto da nota.',
          notas: 61,
          anterior: 44,
        },
      ],
      prazos: {
        pessoa: prazo,
        regra: { notas: 1_262, medianaAte: 5, p95Ate: 30 },
        faixas: [{ ate: 14_400, pessoa: 80, regra: 0 }],
      },
      sinais: [{ sinal: 'APARELHO_DE_MUITOS', notas: 7 }],
      mensagens: [{ canal: 'email', aceitas: 402, falhas: 3, semResultado: 0 }],
      agora: {
        lidoEm: instante,
        numeros: {
          total: 1_000_000,
          restam: 640_000,
          previsao: { porDia: 9_500, dias: 7, terminamEm: '2027-02-01' },
        },
        premios: [{ premioID: 'vale-50', nome: 'Vale de R$ 50', total: 500, devidos: 90, saidos: 88 }],
        saldos: [{ moeda: 'pontos', mes: '2027-01', valor: 182_400 }],
        pedidos: [{ situacao: 'PENDENTE', pedidos: 2 }],
      },
      custo: {
        parcelas: [{ parcela: 'premios', centavos: 440_000 }],
        porValidaCentavos: 338,
        faltam: ['pontos', 'mensagens'],
      },
    },
  ],
  'operador.definirDestinosRelatorio.body': [{ enderecos }],
  'operador.destinosRelatorio.retorno': [
    { enderecos, definidoEm: instante, definidoPor: atorExemplo, ultimaSemana: '2026-11-09' },
  ],
  'operador.definirDestinosRelatorio.retorno': [
    { enderecos, definidoEm: instante, definidoPor: atorExemplo, ultimaSemana: null },
  ],
};
