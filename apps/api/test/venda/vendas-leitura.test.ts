import { describe, expect, it } from 'vitest';
import { buildCfe, buildEvento, buildNota, buildProc, toChaveVenda } from './venda-builder.ts';
import { ArquivoRecusado } from '../../src/modules/venda/arquivo/arquivo-recusado.ts';
import { readRegistros, type Codificacao } from '../../src/modules/venda/arquivo/read-registros.ts';
import type { Registro } from '../../src/modules/venda/arquivo/registro.ts';

const mes = '2026-11';
const [um, dois] = [toChaveVenda(1), toChaveVenda(2)];

async function read(content: string | Buffer, codificacao: Codificacao = 'utf-8', pieceBytes = 7) {
  const bytes = Buffer.from(content);
  const pieces = async function* () {
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
  };
  const found: Registro[] = [];
  try {
    for await (const registros of readRegistros(pieces(), codificacao, mes)) found.push(...registros);
    return { found, motivo: null, linha: null };
  } catch (error) {
    if (!(error instanceof ArquivoRecusado)) throw error;
    return { found, motivo: error.motivo, linha: error.linha };
  }
}
const readOne = async (content: string | Buffer, codificacao?: Codificacao) => {
  const { found, motivo } = await read(content, codificacao);
  expect(motivo).toBeNull();
  expect(found).toHaveLength(1);
  return found[0]!;
};
const venda = {
  chaveAcesso: um,
  emitente: um.slice(6, 20),
  emitidoEm: '2026-11-20',
  itens: null,
  cancelada: null,
};

describe('CSV', () => {
  it.each([
    ['chave;valor', `${um};1.234,56`, { valorCentavos: 123_456, emitidoEm: null, quantidade: null }],
    ['CHAVE_ACESSO,TOTAL', `${um},"1.234,56"`, { valorCentavos: 123_456, emitidoEm: null, quantidade: null }],
    [
      'Chave de Acesso\tEmissão\tValor',
      `${um}\t20/11/2026 10:15\t1234.5`,
      { valorCentavos: 123_450, quantidade: null },
    ],
    [
      'valor;quantidade;data;chave',
      `7;3;2026-11-20T23:59:59-03:00;NFe${um}`,
      { valorCentavos: 700, quantidade: 3 },
    ],
    [
      'chave;valor;emissao',
      `"${um.replaceAll(/(.{4})/g, '$1 ')}";R$ 0,05;2026-11-20`,
      { valorCentavos: 5, quantidade: null },
    ],
    [
      'chave;valor;emissao;',
      `${um};1234.5600;20112026;`.replace('20112026', '2026-11-20'),
      { valorCentavos: 123_456, quantidade: null },
    ],
    [
      'sep=;\nchave;valor;data;cancelada',
      `${um};;20/11/2026;SIM`,
      { valorCentavos: null, quantidade: null, cancelada: true },
    ],
    [
      'chave;valor;data;cancelada',
      `="${um}";9;20/11/2026;não`,
      { valorCentavos: 900, quantidade: null, cancelada: false },
    ],
  ])('reads %j as %j', async (head, line, said) => {
    for (const [end, mark] of [
      ['\n', ''],
      ['\r\n', '\uFEFF'],
    ])
      expect(await readOne(`${mark}${head}${end}${line}${end}`)).toMatchObject({
        venda: { ...venda, ...said },
      });
  });

  it.each([
    ['', 'chaveVazia'],
    ['3,52611E+43', 'chaveCortada'],
    [um.slice(1), 'chaveTamanho'],
    [`${um.slice(0, 43)}${(Number(um[43]) + 1) % 10}`, 'chaveInvalida'],
  ])('rejects the key %j with %s', async (chave, problema) => {
    expect(await readOne(`chave;valor\n${chave};10,00`)).toMatchObject({
      problema,
      chaveAcesso: null,
      linha: 2,
    });
  });

  it.each([
    ['1.234', 'valorDuvidoso'],
    ['1,234', 'valorDuvidoso'],
    ['1.234.567', 'valorDuvidoso'],
    ['1,234.56', 'valorDuvidoso'],
    ['1.23,45', 'valorDuvidoso'],
    ['', 'valorVazio'],
    ['-10,00', 'valorInvalido'],
    ['dez', 'valorInvalido'],
    ['1e3', 'valorInvalido'],
    ['1.000.000,01', 'valorGrande'],
  ])('rejects the amount %j with %s', async (valor, problema) => {
    expect(await readOne(`chave;valor\n${um};${valor}`)).toMatchObject({ problema, chaveAcesso: um });
  });

  it.each([
    ['chave;valor;data', `${um};1,00;11/20/2026`, 'dataInvalida'],
    ['chave;valor;data', `${um};1,00;10/11/2025`, 'dataDeOutroMes'],
    ['chave;valor;cnpj', `${um};1,00;11.222.333/0001-81`, 'emitenteDiferente'],
    ['chave;valor;itens', `${um};1,00;1,5`, 'quantidadeInvalida'],
    ['chave;valor;cancelada', `${um};1,00;talvez`, 'canceladaInvalida'],
    ['chave,valor', `${um},1234,56`, 'colunasDeMais'],
    ['chave;valor;data', `${um};1,00`, 'colunasDeMenos'],
    ['chave;valor', `"${um};1,00`, 'aspas'],
    ['chave;valor', `"${um}"x;1,00`, 'aspas'],
    ['chave;valor', `${um};${'9'.repeat(70_000)}`, 'linhaGrande'],
  ])('rejects a line of %j with %.60j as %s', async (head, line, problema) => {
    const { found } = await read(
      `${head}\n${line}\n${dois}${head.includes(',') ? ',2' : ';2,00'}${';'.repeat(Math.max(0, head.split(';').length - 2))}\n`,
      'utf-8',
      999,
    );
    expect(found[0]).toMatchObject({ problema, linha: 2 });
    expect(found).toHaveLength(2);
    expect(found[1]!.linha).toBe(3);
  });

  it.each([
    ['a;b\n1;2\n', 'semColunas'],
    ['\n\n', 'semColunas'],
    [`${um};10,00\n`, 'semColunas'],
    ['chave;valor;total\n', 'colunaRepetida'],
  ])('rejects the file %j: %s', async (content, motivo) => {
    expect(await read(content)).toMatchObject({ found: [], motivo });
  });

  it('a CSV file is read in Windows-1252 and in UTF-16 too', async () => {
    const text = `Emissão;Observação;Chave;Valor\n20/11/2026;pão;${um};1,00\n`;
    expect(await readOne(Buffer.from(text, 'latin1'), 'windows-1252')).toMatchObject({
      venda: { valorCentavos: 100 },
    });
    expect(await readOne(Buffer.from(`\uFEFF${text}`, 'utf16le'), 'utf-16le')).toMatchObject({
      venda: { emitidoEm: '2026-11-20' },
    });
  });
});

describe('CSV with one line per item', () => {
  const head = 'chave;valor;gtin;codigo;descricao;quantidade_item;unidade;valor_item';
  const cafe = `${um};10,00;2000000000015;12;CAFE 500G;2;UN;7,50`;
  const queijo = `${um};10,00;SEM GTIN;77;QUEIJO;0,354;KG;2,50`;
  const itens = [
    { nome: 'CAFE 500G', gtin: '02000000000015', codigo: '12', quantidade: 2, unidade: 'UN', centavos: 750 },
    { nome: 'QUEIJO', gtin: null, codigo: '77', quantidade: 0.354, unidade: 'KG', centavos: 250 },
  ];

  it('joins the lines of a sale to one record, of which the first line has the number', async () => {
    const outra = `${dois};5,00;;;PAO;;;5,00`;
    const { found } = await read([head, cafe, queijo, outra, ''].join('\n'));
    expect(found).toEqual([
      { linha: 2, venda: { ...venda, emitidoEm: null, valorCentavos: 1_000, quantidade: 3, itens } },
      {
        linha: 4,
        venda: {
          ...venda,
          chaveAcesso: dois,
          emitente: dois.slice(6, 20),
          emitidoEm: null,
          valorCentavos: 500,
          quantidade: 1,
          itens: [{ nome: 'PAO', gtin: null, codigo: null, quantidade: 1, unidade: null, centavos: 500 }],
        },
      },
    ]);
  });

  it('reads a cancelled sale and one without items', async () => {
    const { found } = await read([`${head};cancelada`, `${um};;;;;;;;sim`, `${dois};3,00;;;;;;;`].join('\n'));
    expect(found).toMatchObject([
      { venda: { chaveAcesso: um, cancelada: true, itens: null } },
      { venda: { chaveAcesso: dois, valorCentavos: 300, quantidade: null, itens: null } },
    ]);
  });

  it.each([
    ['a product without description', [cafe, `${um};10,00;;;;1;;2,50`], 'descricaoVazia', 3],
    ['a product without amount', [cafe, `${um};10,00;;;PAO;1;;`], 'valorVazio', 3],
    [
      'a quantity with a thousands separator',
      [cafe, `${um};10,00;;;PAO;1.000,5;KG;2,50`],
      'quantidadeItemInvalida',
      3,
    ],
    ['items that do not add up', [cafe], 'itensNaoSomam', 2],
    ['two amounts of one sale', [cafe, queijo.replace('10,00', '11,00')], 'doisValores', 3],
    [
      'more items than a receipt has',
      Array.from({ length: 991 }, () => `${um};9,91;;;PAO;1;UN;0,01`),
      'documentoGrande',
      992,
    ],
  ])('rejects a sale as a whole for %s', async (_what, lines, problema, linha) => {
    const { found } = await read([head, ...lines, `${dois};5,00;;;PAO;;;5,00`].join('\n'), 'utf-8', 999);
    expect(found).toMatchObject([{ problema, linha, chaveAcesso: um }, { venda: { chaveAcesso: dois } }]);
  });

  it('rejects the separated lines of a sale, and a line without a valid key alone', async () => {
    const { found } = await read([head, cafe, `x${cafe}`, queijo].join('\n'));
    expect(found).toMatchObject([
      { problema: 'itensNaoSomam', linha: 2 },
      { problema: 'chaveInvalida', linha: 3, chaveAcesso: null },
      { problema: 'itensNaoSomam', linha: 4 },
    ]);
  });

  it('refuses a file without descriptions, and ignores columns of products without valor_item', async () => {
    expect(await read(`chave;valor;valor_item\n${um};1,00;1,00`)).toMatchObject({ motivo: 'semDescricao' });
    expect(await readOne(`chave;valor;produto;descricao\n${um};1,00;a;b`)).toMatchObject({
      venda: { valorCentavos: 100, itens: null },
    });
  });
});

describe('XML', () => {
  const nota = buildNota({ chave: um });
  const said = {
    ...venda,
    valorCentavos: 12_345,
    quantidade: 2,
    itens: [{ nome: 'CAFE 500G', gtin: null, codigo: '1', quantidade: 2, unidade: 'UN', centavos: 12_345 }],
  };

  it.each([
    ['a note with its protocol', buildProc(nota, um)],
    ['a note authorised late', buildProc(nota, um, '150')],
    ['a bare note', `<?xml version="1.0" encoding="UTF-8"?>\n${nota}`],
    ['a batch', `<enviNFe versao="4.00"><idLote>1</idLote>${nota}</enviNFe>`],
    ['a note with namespace prefixes', buildNota({ chave: um, prefixo: 'ns2' })],
    ['a note of version 3.10', buildProc(nota, um).replaceAll('4.00', '3.10')],
    ['a note with the day only', buildNota({ chave: um, dhEmi: '<dEmi>2026-11-20</dEmi>' })],
    ['a note with its total in CDATA', nota.replace('123.45</vNF>', '<![CDATA[123.45]]></vNF>')],
  ])('reads the amount of %s', async (_, xml) => {
    expect(await readOne(xml)).toMatchObject({ venda: said });
  });

  it('stores nothing about the buyer', async () => {
    expect(JSON.stringify(await read(buildProc(nota, um)))).not.toMatch(/52998224725|MARIA/);
  });

  it('counts weighed products as one, and subtracts discounts', async () => {
    const itens = [
      {
        nome: 'QUEIJO',
        qCom: '0.4360',
        uCom: 'KG',
        vProd: '20.00</vProd><vDesc>1.50</vDesc><vProd>'.slice(0, 5),
      },
      { nome: 'AGUA', qCom: '3', uCom: 'UN', vProd: '9.00' },
    ];
    const xml = buildNota({ chave: um, itens }).replace(
      '<vProd>20.00</vProd>',
      '<vProd>20.00</vProd><vDesc>1.50</vDesc>',
    );
    expect(await readOne(xml)).toMatchObject({
      venda: {
        quantidade: 4,
        itens: [
          { quantidade: 0.436, unidade: 'KG', centavos: 1_850 },
          { quantidade: 3, centavos: 900 },
        ],
      },
    });
  });

  it.each([
    ['<cEAN>2000000000015</cEAN>', '02000000000015'],
    ['<cEAN>SEM GTIN</cEAN><cEANTrib>2000000000015</cEANTrib>', '02000000000015'],
    ['<cEAN>SEM GTIN</cEAN><cEANTrib>SEM GTIN</cEANTrib>', null],
    ['<cEAN>2000000000016</cEAN>', null],
    ['<cEAN></cEAN>', null],
    ['<cEAN>96385074</cEAN>', '00000096385074'],
  ])('reads the GTIN of %s as %s', async (mais, gtin) => {
    const itens = [{ nome: 'CAFE', qCom: '1.5000', uCom: 'UN', vProd: '9.00', mais }];
    expect(await readOne(buildNota({ chave: um, itens }))).toMatchObject({
      venda: { quantidade: 1, itens: [{ gtin, quantidade: 1.5 }] },
    });
  });

  it('reads several documents in one file, each with a declaration', async () => {
    const sat = toChaveVenda(3, '59');
    const files = [
      buildProc(nota, um),
      buildEvento(um),
      buildCfe(sat),
      buildProc(buildNota({ chave: dois }), dois),
    ];
    const text = files.map((file) => `\uFEFF<?xml version="1.0" encoding="utf-8"?>\n${file}`).join('\n');
    const { found, motivo } = await read(text);
    expect(motivo).toBeNull();
    expect(found).toMatchObject([
      { linha: 2, venda: said },
      { linha: 4, venda: { chaveAcesso: um, valorCentavos: null, cancelada: true } },
      {
        linha: 6,
        venda: {
          chaveAcesso: sat,
          valorCentavos: 5_000,
          quantidade: 1,
          itens: [
            {
              nome: 'PAO',
              gtin: '02000000000077',
              codigo: '77',
              quantidade: 1.234,
              unidade: 'KG',
              centavos: 5_000,
            },
          ],
          emitidoEm: '2026-11-20',
        },
      },
      { linha: 8, venda: { chaveAcesso: dois } },
    ]);
  });

  it("accepts an alphanumeric CNPJ and a producer's CPF as issuer", async () => {
    const { buildChave } = await import('@trevo/fixtures/chave-builder');
    const letras = buildChave(4, { anoMes: mes, modelo: '55', alfanumerica: true });
    expect(await readOne(buildNota({ chave: letras }))).toMatchObject({
      venda: { emitente: letras.slice(6, 20) },
    });
    const cpf = buildChave(5, { anoMes: mes, modelo: '55', emitente: '52998224725', serie: 930 });
    expect(await readOne(buildNota({ chave: cpf, emit: '<CPF>52998224725</CPF>' }))).toMatchObject({
      venda: { emitente: '52998224725' },
    });
  });

  it.each([
    ['homologacao', nota.replace('<tpAmb>1', '<tpAmb>2')],
    ['naoAutorizada', buildProc(nota, um, '301')],
    ['protocoloDeOutra', buildProc(nota, dois)],
    ['naoEhVenda', nota.replace('<tpNF>1', '<tpNF>0')],
    ['naoEhVenda', nota.replace('<finNFe>1', '<finNFe>4')],
    ['naoEhVenda', nota.replace('<finNFe>1', '<finNFe>2')],
    ['semChave', nota.replace('</NFe>', `<infNFe Id="NFe${dois}"></infNFe></NFe>`)],
    ['emitenteDiferente', buildNota({ chave: um, emit: '<CNPJ>11222333000181</CNPJ>' })],
    ['valorInvalido', buildNota({ chave: um, valor: '1.234,56' })],
    ['valorInvalido', buildNota({ chave: um, valor: '123.4' })],
    ['valorVazio', buildNota({ chave: um }).replace(/<vNF>.*<\/vNF>/, '')],
    ['semChave', nota.replace(` Id="NFe${um}"`, '')],
    ['eventoNaoRegistrado', buildEvento(um, '110111', '494')],
  ])('reports %s for its document', async (problema, xml) => {
    expect(await readOne(xml)).toMatchObject({ problema });
  });

  it('reads a note and its cancellation in one wrapper as two documents', async () => {
    const xml = buildProc(nota, um).replace('</nfeProc>', `${buildEvento(um)}</nfeProc>`);
    expect((await read(xml)).found).toMatchObject([
      { venda: said },
      { venda: { chaveAcesso: um, cancelada: true } },
    ]);
  });

  it('drops characters of a product that the database cannot store', async () => {
    const many = { qCom: '9999999', uCom: 'UN', vProd: '1.00' };
    const itens = [
      { ...many, nome: `${'x'.repeat(119)}😀` },
      { ...many, nome: 'B' },
    ];
    expect(await readOne(buildNota({ chave: um, itens }))).toMatchObject({
      venda: { valorCentavos: 12_345, quantidade: null, itens: [{ nome: 'x'.repeat(119) }, { nome: 'B' }] },
    });
  });

  it('ignores events other than cancellations', async () => {
    expect(await read(buildEvento(um, '110110'))).toEqual({ found: [], motivo: null, linha: null });
    expect(await readOne(buildEvento(um, '110112'))).toMatchObject({ venda: { cancelada: true } });
  });

  it('reads the cancellation of a SAT coupon', async () => {
    const sat = toChaveVenda(6, '59');
    const xml = `<CFeCanc><infCFe Id="CFe${toChaveVenda(7, '59')}" chCanc="CFe${sat}"><dEmi>20261120</dEmi></infCFe></CFeCanc>`;
    expect(await readOne(xml)).toMatchObject({ venda: { chaveAcesso: sat, cancelada: true } });
  });

  it.each([
    ['xmlPerigoso', '<!DOCTYPE nfeProc SYSTEM "file:///etc/passwd"><nfeProc/>'],
    [
      'xmlPerigoso',
      `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]><NFe>&lol2;</NFe>`,
    ],
    ['xmlQuebrado', '<NFe>&lol;</NFe>'],
    ['xmlQuebrado', '<a></b>'],
    ['xmlQuebrado', '<NFe a=1/>'],
    ['xmlQuebrado', '<'],
    ['semNotas', '<html></html>'],
    ['xmlGrande', '<a>'.repeat(65)],
    ['xmlGrande', `<a>${'x'.repeat(400_000)}</a>`],
    ['xmlGrande', `<a b="${'x'.repeat(400_000)}"/>`],
    ['xmlGrande', `<a ${Array.from({ length: 50_000 }, (_, i) => `b${i}=""`).join(' ')}/>`],
    ['xmlGrande', `<!--${'x'.repeat(400_000)}-->`],
  ])('rejects with %s: %.60s', async (motivo, xml) => {
    expect(await read(xml, 'utf-8', 65_536)).toMatchObject({ found: [], motivo });
  });

  it('keeps the documents before a truncation', async () => {
    const text = `<lote>${nota}\n${buildNota({ chave: dois })}`;
    for (const cut of [text.length - 10, text.length]) {
      const { found, motivo, linha } = await read(text.slice(0, cut));
      expect([found[0], motivo, linha]).toMatchObject([{ venda: said }, 'xmlQuebrado', 2]);
    }
  });
});
