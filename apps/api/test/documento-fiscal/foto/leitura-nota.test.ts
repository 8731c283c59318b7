import { buildChave } from '@trevo/fixtures/chave-builder';
import { buildCnpj } from '@trevo/fixtures/consumidor-builder';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildNotaDemo, type NotaDemo } from '../../../src/adapters/sefaz/nota-demo.ts';
import {
  layouts,
  renderCaptcha,
  renderNotaPagina,
  renderPaginaNova,
  renderSemNota,
  type Layout,
} from '../../../src/adapters/sefaz/paginas.pages.ts';
import { readNota } from '../../../src/modules/consulta/read-nota.ts';

const chave = buildChave(7, { anoMes: '2026-11', uf: 'SP', modelo: '65' });
const nota: NotaDemo = {
  chaveAcesso: chave,
  emitente: 'Mercado & Cia',
  emitidoEm: '2026-11-21',
  itens: [
    {
      nome: 'Café "bom" 500 g',
      gtin: '2000000000015',
      quantidade: '2',
      unidade: 'UN',
      valorCentavos: 123_456,
    },
    { nome: 'Banana', gtin: '2000000000046', quantidade: '1,342', unidade: 'KG', valorCentavos: 799 },
    { nome: 'Queijo', gtin: '2000000000077', quantidade: '2', unidade: 'KG', valorCentavos: 1_000 },
  ],
  descontoCentavos: 255,
  trocoCentavos: 0,
  cancelada: false,
};
const cpf = '529.982.247-25';
/** With and without discount and change, with one and several products. */
const notas: NotaDemo[] = [
  nota,
  { ...nota, itens: nota.itens.slice(0, 1), descontoCentavos: 0 },
  { ...nota, trocoCentavos: 5_000 },
  ...[1, 2, 3, 4, 5].map((seed) => buildNotaDemo(buildChave(seed, { anoMes: '2026-11' }), '2026-11-21')),
];
const fatos = {
  emitente: chave.slice(6, 20),
  emitidoEm: '2026-11-21',
  valorCentavos: 125_000,
  quantidade: 4,
  cancelada: false,
};

describe.each(layouts)('page in the layout %s', (layout) => {
  const read = (change: Partial<NotaDemo> = {}, key = chave) =>
    readNota(renderNotaPagina(layout, { ...nota, ...change }, cpf), key);
  const html = renderNotaPagina(layout, nota, cpf);

  it('yields issuer, day, amount and products, and nothing about the consumer', () => {
    const leitura = read();
    // Only the layout with tabs has the GTIN in a field of its own.
    const toItem = (codigo: string) => ({ gtin: layout === 'abas' ? `0${codigo}` : null, codigo });
    const itens = [
      {
        nome: 'Café "bom" 500 g',
        quantidade: 2,
        unidade: 'UN',
        centavos: 123_456,
        ...toItem('2000000000015'),
      },
      { nome: 'Banana', quantidade: 1.342, unidade: 'KG', centavos: 799, ...toItem('2000000000046') },
      { nome: 'Queijo', quantidade: 2, unidade: 'KG', centavos: 1_000, ...toItem('2000000000077') },
    ];
    expect(leitura).toEqual({ situacao: 'achada', fatos: { ...fatos, itens } });
    expect(JSON.stringify(leitura)).not.toMatch(/529\.?982/);
  });

  it('reads pages with change, without discount, cancelled, and with an alphanumeric CNPJ', () => {
    expect(read({ trocoCentavos: 5_000, descontoCentavos: 0 })).toMatchObject({
      fatos: { ...fatos, valorCentavos: 125_255 },
    });
    expect(read({ cancelada: true })).toMatchObject({ fatos: { ...fatos, cancelada: true } });
    const outra = buildChave(8, { anoMes: '2026-11', emitente: buildCnpj(8, 'alfanumerico') });
    expect(read({ chaveAcesso: outra }, outra)).toMatchObject({ fatos: { emitente: outra.slice(6, 20) } });
  });

  it.each<[string, (page: string) => string]>([
    [
      'another key',
      (page) =>
        page.replaceAll(
          chave.slice(40),
          chave.slice(40).replace(/./, (d) => String(9 - Number(d))),
        ),
    ],
    [
      'another issuer',
      (page) => page.replace(/(CNPJ\D{0,20}\d)(\d)/g, (_, a: string, d: string) => `${a}${9 - Number(d)}`),
    ],
    ['a day of another month', (page) => page.replaceAll('21/11/2026', '21/10/2026')],
    ['no day', (page) => page.replaceAll('21/11/2026', '31/11/2026')],
    ['another amount of a product', (page) => page.replace('7,99', '8,99')],
    ['another amount of a product, by one cent', (page) => page.replace('7,99', '7,98')],
    ['another discount', (page) => page.replace('2,55', '1,55')],
    ['another payment', (page) => page.replaceAll('1.250,00', '1.150,00')],
    ['two of everything', (page) => page.replace(/<body>([\s\S]*)<\/body>/, '<body>$1$1</body>')],
    ['the discount for the amount', (page) => swap(page, '>2,55<', '>1.250,00<')],
    [
      'no products',
      (page) =>
        page.replace(
          /<tr id="Item[\s\S]*?<\/tr>|<tr><td><h7>[\s\S]*?<\/tr>|<table class="toggle[\s\S]*?<\/table>/g,
          '',
        ),
    ],
    ['only half of it', (page) => page.slice(0, page.length / 2)],
  ])('rejects %s', (_, change) => {
    const changed = change(html);
    expect(changed).not.toBe(html);
    expect(readNota(changed, chave)).toEqual({ situacao: 'ilegivel' });
  });

  it('ignores amounts in scripts, comments and hidden fields', () => {
    const noise = `<script>document.write('<span class="totalNumb txtMax">1,00</span>')</script><!-- <label>Valor a pagar R$:</label><span class="totalNumb">1,00</span> --><textarea>Valor a pagar R$: 1,00</textarea>`;
    expect(readNota(html.replace('<body>', `<body>${noise}`), chave)).toMatchObject({ fatos });
  });
});

/** Swaps two texts everywhere. */
const swap = (page: string, one: string, other: string): string =>
  page
    .split(one)
    .map((part) => part.replaceAll(other, one))
    .join(other);

it.each<[string, Layout, (page: string) => string]>([
  ['change that the page could not work out', 'danfe', (page) => page.replace('>0,00<', '>NaN<')],
  [
    'a line of taxes that nobody adds',
    'danfe',
    (page) =>
      page.replace(
        '<div id="linhaForma">',
        '<div><label class="txtObs">Tributos totais</label><span class="totalNumb">R$ 99,00</span></div><div id="linhaForma">',
      ),
  ],
  ['a company for a consumer', 'danfe', (page) => page.replace(`CPF: ${cpf}`, 'CNPJ: 00.000.000/0001-91')],
  ['a company for a consumer', 'tabelas', (page) => page.replace(`CPF: ${cpf}`, 'CNPJ: 00.000.000/0001-91')],
  [
    'amounts with a point',
    'linhas',
    (page) => page.replaceAll('1.250,00', '1250.0').replaceAll('1.252,55', '1252.55'),
  ],
  ['the clock of another zone', 'abas', (page) => page.replace('-03:00', '-05:00')],
  [
    'line ends and no-break blanks',
    'tabelas',
    (page) => page.replaceAll('<td', '\r\n<td').replaceAll(' R$', '&nbsp;R$'),
  ],
])('reads a page with %s (%s)', (_, layout, change) => {
  const html = renderNotaPagina(layout, nota, cpf);
  expect(change(html)).not.toBe(html);
  expect(readNota(change(html), chave)).toMatchObject({ fatos });
});

it('converts late evening of another time zone to the next day in São Paulo', () => {
  const html = renderNotaPagina('abas', nota).replace('10:15:30-03:00', '22:30:00-05:00');
  expect(readNota(html, chave)).toMatchObject({ fatos: { ...fatos, emitidoEm: '2026-11-22' } });
});

it.each<[string, (page: string) => string]>([
  ['without what was paid', (page) => page.replace(/<label class="tx">Dinheiro.*?<\/span>/, '')],
  [
    'with more taken off than paid',
    (page) => page.replaceAll('1.250,00', '300,00').replace('2,55', '952,55'),
  ],
  ['without a total', (page) => page.replace('Valor a pagar', 'Valor').replace('Valor total', 'Valor')],
  ['with two tables', (page) => page.replace('</body>', '<table id="tabResult"></table></body>')],
  ['with a quantity that is none', (page) => page.replace('1,342', '1,3,4')],
])('rejects a page %s', (_, change) => {
  const html = renderNotaPagina('danfe', nota, cpf);
  expect(change(html)).not.toBe(html);
  expect(readNota(change(html), chave)).toEqual({ situacao: 'ilegivel' });
});

it('reads the page of every demo key', () => {
  const unread = Array.from({ length: 200 }, (_, at) => buildChave(at, { anoMes: '2026-11' }))
    .flatMap((key) => layouts.map((layout) => [layout, key] as const))
    .filter(([layout, key]) => {
      const page = renderNotaPagina(layout, buildNotaDemo(key, '2026-11-21'));
      return readNota(page, key).situacao !== 'achada';
    });
  expect(unread).toEqual([]);
});

it.each([
  ['says that there is none', renderSemNota(), 'naoExiste'],
  ['says that the key does not exist', '<p>Chave de acesso inexistente.</p>', 'naoExiste'],
  ['says that the code is wrong', '<p>QR Code inválido: parâmetros não conferem.</p>', 'naoExiste'],
  ['says that it did not find it', '<p>Não foi localizada nenhuma NFC-e.</p>', 'naoExiste'],
  ['asks for a captcha', renderCaptcha(), 'bloqueada'],
  ['is new', renderPaginaNova(), 'ilegivel'],
  ['was not found itself', '<h1>404</h1><p>Página não encontrada.</p>', 'ilegivel'],
  ['is empty', '', 'ilegivel'],
  ['has more elements than anybody needs', '<a>'.repeat(200_000), 'ilegivel'],
  ['shows amounts and says that there is none', '<p>Nota não encontrada? Total: R$ 10,00</p>', 'ilegivel'],
])('classifies a page that %s', (_, html, situacao) => {
  expect(readNota(html, chave)).toEqual({ situacao });
});

it('never throws and never yields a wrong amount for a modified page', () => {
  const edit = fc.oneof(
    // Replace a digit.
    fc.tuple(fc.nat(), fc.nat(9)).map(([at, digit]) => (page: string) => {
      const places = [...page.matchAll(/\d/g)];
      const place = places.length > 0 ? places[at % places.length]!.index : 0;
      return page.slice(0, place) + String(digit) + page.slice(place + 1);
    }),
    // Cut, duplicate or move a part.
    fc
      .tuple(fc.nat(), fc.nat(400), fc.nat(), fc.constantFrom('cut', 'double', 'move'))
      .map(([at, length, to, kind]) => (page: string) => {
        const start = at % (page.length + 1);
        const part = page.slice(start, start + length);
        const rest = page.slice(0, start) + page.slice(start + length);
        const target = to % (rest.length + 1);
        if (kind === 'cut') return rest;
        if (kind === 'double') return page.slice(0, start) + part + page.slice(start);
        return rest.slice(0, target) + part + rest.slice(target);
      }),
    // Swap two tags.
    fc.tuple(fc.nat(), fc.nat()).map(([one, other]) => (page: string) => {
      const tags = page.match(/<[^>]*>/g) ?? [];
      const [a = '', b = ''] = [tags[one % (tags.length || 1)], tags[other % (tags.length || 1)]];
      const places = [page.indexOf(a), page.lastIndexOf(b)].sort((x, y) => x - y);
      return (
        page.slice(0, places[0]) +
        b +
        page.slice(places[0]! + a.length, places[1]) +
        a +
        page.slice(places[1]! + b.length)
      );
    }),
    // Insert text.
    fc
      .tuple(
        fc.nat(),
        fc.constantFrom(
          '<script>',
          '</div>',
          '</table>',
          '<!--',
          '>',
          '"',
          '1',
          ',',
          '<td>9,99</td>',
          '\u0000',
          '<span class="valor">1,00</span>',
          '<label>Descontos R$:</label><span class="totalNumb">1,00</span>',
        ),
      )
      .map(
        ([at, text]) =>
          (page: string) =>
            page.slice(0, at % (page.length + 1)) + text + page.slice(at % (page.length + 1)),
      ),
  );
  const some = fc.tuple(
    fc.constantFrom<Layout>(...layouts),
    fc.constantFrom(...notas),
    fc.array(edit, { minLength: 1, maxLength: 3 }),
  );
  fc.assert(
    fc.property(some, ([layout, one, edits]) => {
      const page = edits.reduce((text, change) => change(text), renderNotaPagina(layout, one, cpf));
      const leitura = readNota(page, one.chaveAcesso);
      expect(['achada', 'ilegivel', 'naoExiste', 'bloqueada']).toContain(leitura.situacao);
      const bruto = one.itens.reduce((total, { valorCentavos }) => total + valorCentavos, 0);
      const valor =
        leitura.situacao === 'achada' ? leitura.fatos.valorCentavos : bruto - one.descontoCentavos;
      expect(valor).toBe(bruto - one.descontoCentavos);
    }),
    { numRuns: 1_500 },
  );
});
