import { formatCnpj, formatDiaMesAno } from '@trevo/rules/texto/mask';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { openPdf, type PdfDocument } from '../../kernel/pdf/pdf-document.ts';
import { writeTable } from '../../kernel/pdf/pdf-table.ts';
import { writeFacts, writeHeading, writeList, writeParagraph } from '../../kernel/pdf/pdf-text.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { RelatorioWire } from './relatorio.presenter.ts';
import { formatInteiro, formatReais, relatorioText as text } from './relatorio.text.ts';

const { colunas, secoes, medidas } = text;

/** Rows of the longest tables. */
const maximoLinhas = 15;

/** Writes the report of a week as a document without personal data; dated by `agora`. */
export async function writeRelatorio(
  { campanha }: Pick<CampanhaPublicada, 'campanha'>,
  relatorio: RelatorioWire,
  agora: Date,
): Promise<Buffer> {
  const nome = `${campanha.descricao} (${campanha.ano}/${campanha.identificacao})`;
  const doc = await openPdf({
    titulo: `${text.titulo}: ${nome}`,
    autor: 'Trevo',
    criadoEm: agora,
    rodape: text.rodape(`${campanha.ano}/${campanha.identificacao}`, relatorio.periodo),
  });
  writeHeading(doc, text.titulo, 1);
  writeFacts(doc, [
    [text.fatos.campanha, nome],
    [text.fatos.periodo, text.periodo(relatorio.periodo)],
    [text.fatos.ate, relatorio.atualizadoEm === null ? '' : formatQuando(relatorio.atualizadoEm)],
  ]);
  writeParagraph(doc, text.abertura);
  await writeFunil(doc, relatorio);
  await writeDias(doc, relatorio);
  writePrazos(doc, relatorio);
  await writeMotivos(doc, relatorio);
  await writeLojas(doc, relatorio);
  await writeEstados(doc, relatorio);
  await writeAgora(doc, relatorio);
  await writeCusto(doc, relatorio);
  return doc.end();
}

function formatQuando(instante: string): string {
  const { dia, hora } = toSaoPaulo(new Date(instante));
  return `${formatDiaMesAno(dia)}, ${hora.slice(0, 5)}`;
}

const formatParte = (parte: number, total: number): string =>
  total === 0 ? text.semDecisao : `${formatInteiro(Math.round((100 * parte) / total))}%`;

async function writeFunil(doc: PdfDocument, { funil, totais }: RelatorioWire): Promise<void> {
  const pair = (name: string, read: (all: typeof totais.atual & typeof funil.atual) => string) => [
    name,
    read({ ...totais.atual, ...funil.atual }),
    read({ ...totais.anterior, ...funil.anterior }),
  ];
  const counts = [
    'cadastros',
    'primeiras',
    'primeirasValidas',
    'notas',
    'validas',
    'invalidas',
    'pendentes',
    'numeros',
    'contestadas',
    'revertidas',
  ] as const;
  writeHeading(doc, secoes.funil, 2);
  await writeTable(
    doc,
    [
      { titulo: colunas.medida, parte: 4 },
      { titulo: colunas.semana, parte: 2 },
      { titulo: colunas.anterior, parte: 2 },
    ],
    [
      ...counts.map((chave) => pair(medidas[chave], (all) => formatInteiro(all[chave]))),
      pair(medidas.aprovacao, ({ validas, invalidas }) => formatParte(validas, validas + invalidas)),
    ],
  );
}

async function writeDias(doc: PdfDocument, { dias }: RelatorioWire): Promise<void> {
  writeHeading(doc, secoes.dias, 2);
  await writeTable(
    doc,
    [colunas.dia, colunas.cadastros, colunas.notas, colunas.validas].map((titulo) => ({ titulo, parte: 1 })),
    dias.map(({ dia, cadastros, notas, validas }) => [
      formatDiaMesAno(dia),
      ...[cadastros, notas, validas].map(formatInteiro),
    ]),
  );
}

function writePrazos(doc: PdfDocument, { prazos }: RelatorioWire): void {
  writeHeading(doc, secoes.prazos, 2);
  writeFacts(
    doc,
    (['pessoa', 'regra'] as const).map((quem) => {
      const prazo = prazos[quem];
      return [
        text.quem[quem],
        prazo ? text.prazo(text.ateTempo(prazo.medianaAte), text.ateTempo(prazo.p95Ate)) : text.semDecisao,
      ];
    }),
  );
}

async function writeMotivos(doc: PdfDocument, { motivos }: RelatorioWire): Promise<void> {
  if (motivos.length === 0) return;
  writeHeading(doc, secoes.motivos, 2);
  await writeTable(
    doc,
    [
      { titulo: colunas.motivo, parte: 5 },
      { titulo: colunas.semana, parte: 1.2 },
      { titulo: colunas.anterior, parte: 1.6 },
    ],
    motivos.map(({ mensagem, notas, anterior }) => [mensagem, formatInteiro(notas), formatInteiro(anterior)]),
  );
}

async function writeLojas(doc: PdfDocument, { lojas: { itens, outros } }: RelatorioWire): Promise<void> {
  if (itens.length === 0 && !outros) return;
  writeHeading(doc, secoes.lojas, 2);
  await writeTable(
    doc,
    [
      { titulo: colunas.loja, parte: 5 },
      { titulo: colunas.notas, parte: 1 },
      { titulo: colunas.validas, parte: 1 },
    ],
    [
      ...itens
        .slice(0, maximoLinhas)
        .map(({ cnpj, nome, notas, validas }) => [
          nome === null ? formatCnpj(cnpj) : `${nome} (${formatCnpj(cnpj)})`,
          formatInteiro(notas),
          formatInteiro(validas),
        ]),
      ...(outros
        ? [[text.outrasLojas(outros.grupos), formatInteiro(outros.notas), formatInteiro(outros.validas)]]
        : []),
    ],
  );
}

async function writeEstados(doc: PdfDocument, { estados: { itens, outros } }: RelatorioWire): Promise<void> {
  if (itens.length === 0 && !outros) return;
  writeHeading(doc, secoes.estados, 2);
  await writeTable(
    doc,
    [
      { titulo: colunas.estado, parte: 5 },
      { titulo: colunas.notas, parte: 1 },
      { titulo: colunas.validas, parte: 1 },
    ],
    [
      ...itens.map(({ uf, notas, validas }) => [uf, formatInteiro(notas), formatInteiro(validas)]),
      ...(outros ? [[text.outrosEstados, formatInteiro(outros.notas), formatInteiro(outros.validas)]] : []),
    ],
  );
}

async function writeAgora(doc: PdfDocument, { agora }: RelatorioWire): Promise<void> {
  const { total, restam, previsao } = agora.numeros;
  writeHeading(doc, secoes.numeros, 2);
  writeFacts(doc, [
    [text.numerosRestam, text.restam(restam, total)],
    [text.previsao, previsao ? text.acabam(previsao.terminamEm) : text.semPrevisao],
  ]);
  if (agora.premios) {
    writeHeading(doc, secoes.premios, 2);
    await writeTable(
      doc,
      [
        { titulo: colunas.premio, parte: 4 },
        { titulo: colunas.saidos, parte: 1 },
        { titulo: colunas.total, parte: 1 },
      ],
      agora.premios.map(({ nome, saidos, total: unidades }) => [
        nome,
        formatInteiro(saidos),
        formatInteiro(unidades),
      ]),
    );
  }
  if (agora.saldos.length > 0) {
    writeHeading(doc, secoes.saldos, 2);
    await writeTable(
      doc,
      [
        { titulo: colunas.mes, parte: 2 },
        { titulo: colunas.valor, parte: 3 },
      ],
      agora.saldos.map(({ moeda, mes, valor }) => [
        mes === null ? text.semPrazo : mes.split('-').reverse().join('/'),
        `${text.moedas[moeda]}: ${moeda === 'cashback' ? formatReais(valor) : formatInteiro(valor)}`,
      ]),
    );
  }
  if (agora.pedidos.length > 0) {
    writeHeading(doc, secoes.pedidos, 2);
    await writeTable(
      doc,
      [
        { titulo: colunas.situacao, parte: 2 },
        { titulo: colunas.pedidos, parte: 3 },
      ],
      agora.pedidos.map(({ situacao, pedidos }) => [text.situacoes[situacao], formatInteiro(pedidos)]),
    );
  }
}

async function writeCusto(doc: PdfDocument, { custo }: RelatorioWire): Promise<void> {
  writeHeading(doc, secoes.custo, 2);
  writeFacts(doc, [
    ...custo.parcelas.map(
      ({ parcela, centavos }) => [text.parcelas[parcela], formatReais(centavos)] as const,
    ),
    ...(custo.porValidaCentavos === null
      ? []
      : [[text.porValida, formatReais(custo.porValidaCentavos)] as const]),
  ]);
  if (custo.faltam.length === 0) return;
  writeParagraph(doc, `${text.naoSeSabe}:`);
  await writeList(
    doc,
    custo.faltam.map((falta) => text.faltas[falta]),
  );
}
