import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkCampanhaFile, formatErros } from '../src/campanha-file/campanha-file-check.ts';
import { toRegraGanho } from '../src/campanha-file/campanha-file.ts';
import { formatCampanhaReference } from '../src/campanha-file/campanha-reference.ts';
import { formatCampanhaJsonSchema } from '../src/campanha-file/campanha-json-schema.ts';
import { good } from './campanha-sample.ts';

const check = (text: string) => checkCampanhaFile(text, 'x.campanha.yaml');
/** Returns the errors after replacing one piece of the valid file. */
const errosOf = (from: string, to: string) => {
  expect(good).toContain(from);
  const result = check(good.replace(from, to));
  return result.ok ? [] : result.erros;
};

describe('checkCampanhaFile', () => {
  test.each([
    ['2026-06-20', '', ['use uma data até 2026-06-19']],
    ['2026-06-19', '', ['acrescente "hora"']],
    ['2026-06-19', ', hora: "19:00"', []],
    ['2026-06-18', '', []],
    ['2026-06-18', ', hora: "24:00"', ['use hh:mm']],
  ])('validates numbers until %s for a draw on 2026-06-19%s', (numerosAte, hora, cures) => {
    const sorteio = `sorteios: [{data: 2026-06-19, nome: 1º, premio: Moto, numerosAte: ${numerosAte}${hora}}]`;
    const erros = errosOf('numeros:\n', `${sorteio}\nnumeros:\n`);
    expect(formatErros('x', erros).split('\n').filter(Boolean)).toEqual(
      cures.map((cure) => expect.stringContaining(cure) as string),
    );
  });

  test.each([
    ['Verão Volta!', []],
    ['Verão que Volta', ['use até 12 letras']],
  ])('limits the short title %s to the length that phones show', (curto, cures) => {
    const erros = errosOf('picpay.ativo: true\n', `picpay.ativo: true\n  textos.tituloCurto: ${curto}\n`);
    expect(erros.map(({ chave, cura }) => [chave, cura])).toEqual(
      cures.map((cure) => ['configuracao.textos.tituloCurto', cure]),
    );
  });

  test.each([
    ['{ como: Ligue, ate: 2026-06-18 }', ['use uma data a partir de 2026-06-19']],
    ['{ como: Ligue, ate: 2026-12-30 }', []],
    ['{ como: Ligue }', []],
    ['{ ate: 2026-12-30 }', ['como']],
    ['{ como: " " }', ['escreva o texto']],
  ])('validates the pick-up of a prize: %s', (retirada, cures) => {
    const sorteio = `sorteios: [{data: 2026-06-19, nome: 1º, premio: Moto, numerosAte: 2026-06-17, retirada: ${retirada}}]`;
    const erros = errosOf('numeros:\n', `${sorteio}\nnumeros:\n`);
    expect(formatErros('x', erros).split('\n').filter(Boolean)).toEqual(
      cures.map((cure) => expect.stringContaining(cure) as string),
    );
  });

  test.each([
    ['https://viacep.com.br/ws', true],
    ['https://mapas.exemplo.com.br:443/busca?f=json', true],
    ['http://viacep.com.br/ws', false],
    ['https://localhost/ws', false],
    ['https://cep.localhost/ws', false],
    ['https://127.0.0.1/ws', false],
    ['https://2130706433/ws', false],
    ['https://10.0.0.7/ws', false],
    ['https://169.254.169.254/latest', false],
    ['"https://[::1]/ws"', false],
    ['https://metadata.google.internal/', false],
    ['https://impressora.local/', false],
    ['https://cep/ws', false],
    ['https://usuario:senha@viacep.com.br/ws', false],
    ['https://viacep.com.br@10.0.0.7/ws', false],
    ['https://viacep.com.br:8443/ws', false],
    ['/ws', false],
  ])('accepts %s as the URL of a service: %s', (url, isAccepted) => {
    const linhas = ['urlCep', 'urlGeocodificacao'].flatMap((campo) => {
      const result = check(
        good.replace('configuracao:\n', `configuracao:\n  externo: { ${campo}: ${url} }\n`),
      );
      return result.ok ? [] : formatErros('x', result.erros).split('\n');
    });
    const recusa = expect.stringContaining('use um endereço público que comece com https://') as string;
    expect(linhas).toEqual(isAccepted ? [] : [recusa, recusa]);
  });

  test.each([
    ['retirada: { como: Na loja, dias: 180 }', []],
    ['retirada: { como: Na loja, ate: 2027-06-30 }', []],
    ['retirada: { como: Na loja }', []],
    ['retirada: { dias: 180 }', ['como']],
    ['retirada: { como: Na loja, dias: 0 }', ['use um número de 1 a 3650 (dias)']],
    ['retirada: { como: Na loja, dias: 180, ate: 2027-06-30 }', ['deixe "ate" ou "dias"']],
    ['retirada: { como: Na loja, ate: 2025-12-31 }', ['use uma data depois do fim da campanha']],
    ['instrucoes: Na loja, retirada: { como: Na loja }', ['apague "instrucoes"']],
    [
      'entrega: picpay, valorCentavos: 100, retirada: { como: Na loja, dias: 30 }',
      ['apague "retirada" e use "instrucoes"'],
    ],
    ['entrega: picpay, valorCentavos: 100, instrucoes: Abra o PicPay', []],
  ])('validates an instant prize with %s', (prazo, cures) => {
    const premios = `recompensas: { raspadinhas: { porDocumento: 1 } }\npremios: { agenda: contador, cartelas: 9, itens: [{ id: vale, nome: Vale, quantidade: 1, ${prazo} }] }`;
    const result = check(
      good
        .replace(
          'picpay.ativo: true',
          'picpay.ativo: true\n  picpay.entregaPremioAtiva: true\n  raspadinha.ativo: true',
        )
        .replace('numeros:\n', `${premios}\nnumeros:\n`),
    );
    const lines = formatErros('x', result.ok ? [] : result.erros).split('\n');
    expect(lines.filter(Boolean)).toEqual(cures.map((cure) => expect.stringContaining(cure) as string));
  });

  test('rejects two limits for one kind of document', () => {
    const limites =
      'limites: {documentosFiscais: [{tipo: Fiscal, quantidadeLimite: 5}, {tipo: Fiscal, quantidadeLimite: 1}]}';
    const erros = errosOf('numeros:\n', `${limites}\nnumeros:\n`);
    expect(formatErros('x', erros)).toContain('há dois limites para o mesmo tipo de documento');
  });

  const taca = 'codigo: taca, nome: Taça, moeda: pontos, valor: 10, estoque: 1';
  test.each([
    [`itens: [{${taca}}, {${taca}}]`, 'o produto está repetido'],
    ['categorias: [{codigo: a, nome: A}, {codigo: a, nome: B}]', 'a categoria está repetida'],
    [`itens: [{${taca}, categoria: casa}]`, 'a categoria "casa" não existe'],
    [`itens: [{${taca}, oferta: {valorDe: 10}}]`, 'o preço de antes (10) não é maior que o de agora (10)'],
    [`itens: [{${taca}}], entrega: {retirada: true}`, 'não há loja onde retirar'],
    [`itens: [{${taca.replace('taca', 'taça')}}]`, 'o código não serve'],
  ])('rejects the products %s', (produtos, problema) => {
    const erros = errosOf('numeros:\n', `produtos: {${produtos}}\nnumeros:\n`);
    expect(formatErros('x', erros)).toContain(problema);
  });

  test('returns a valid campaign with flat keys and defaults', () => {
    const result = check(good);
    if (!result.ok) throw new Error(formatErros('x', result.erros));
    expect(result.arquivo.configuracao).toEqual({ 'tema.corPrimaria': '#355da1', 'picpay.ativo': true });
    expect(result.arquivo.aceites).toEqual([]);
    expect(result.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(toRegraGanho(result.arquivo)).toEqual({
      por: 'valor',
      centavosPorNumero: 5000,
      acumulaResto: true,
      maximoPorDocumento: 100,
      multiplicadores: { PICPAY: 2, INSTAGRAM: 1 },
    });
  });

  test('returns the same hash for any field order, comments and notation', () => {
    const result = check(good);
    const asJson = JSON.stringify(result.ok && result.arquivo);
    const again = checkCampanhaFile(asJson, 'x.json');
    expect(again.ok && again.hash).toBe(result.ok && result.hash);
    const commented = check(`# note\n${good.replace('  picpay.ativo: true', '  picpay: { ativo: true }')}`);
    expect(commented.ok && commented.hash).toBe(result.ok && result.hash);
    const other = check(good.replace('series: 10', 'series: 11'));
    expect(other.ok && other.hash).not.toBe(result.ok && result.hash);
  });

  test('never throws, and gives every error a place and a message, whatever the text', () => {
    const pieces = fc.array(
      fc.constantFrom(...good.split(/(?<=\n)/), '&a *a', '{', '- ', '\t', '? ', '%', '!!js'),
    );
    const bent = fc
      .tuple(fc.nat(good.length), fc.nat(20), fc.string())
      .map(([at, cut, text]) => good.slice(0, at) + text + good.slice(at + cut));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.json(),
          pieces.map((p) => p.join('')),
          bent,
        ),
        (text) => {
          const result = check(text);
          if (result.ok) return;
          expect(result.erros.length).toBeGreaterThan(0);
          for (const erro of result.erros) {
            expect(erro.linha).toBeGreaterThanOrEqual(1);
            expect(erro.coluna).toBeGreaterThanOrEqual(1);
            expect([erro.chave, erro.problema, erro.cura].every(Boolean)).toBe(true);
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  test.each([
    [
      'an alias bomb',
      `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefgh'
        .split('')
        .map((c, i) => `${c}: &${c} [${Array(9).fill(`*${'abcdefgh'[i]}`).join()}]`)
        .join('\n')}`,
      'há referências demais (*nome)',
    ],
    ['many self-references', `a: &a [${'*a,'.repeat(200)}]`, 'há referências demais (*nome)'],
    ['unclosed brackets', '['.repeat(20_000), 'há grupos demais um dentro do outro'],
    ['groups as keys', `${'{'.repeat(28)}a${': b}'.repeat(28)}`, 'há grupos demais um dentro do outro'],
    ['explicit keys (?)', '? '.repeat(28), 'o nome do campo não é um texto simples'],
    ['nested dashes', '- '.repeat(3_000), 'há grupos demais um dentro do outro'],
    [
      'ever deeper indentation',
      Array.from({ length: 100 }, (_, i) => `${' '.repeat(i)}[a]:`).join('\n'),
      'há grupos demais um dentro do outro',
    ],
    [
      'too many fields',
      Array.from({ length: 100_000 }, (_, i) => `k${i}: 1`).join('\n'),
      'o arquivo tem partes demais',
    ],
    ['a field repeated many times', 'a: 1\n'.repeat(20_000), 'este campo aparece duas vezes'],
    ['nothing', '', 'o arquivo não descreve uma campanha'],
    ['a list', '- a', 'o arquivo não descreve uma campanha'],
    ['a very long text', 'a'.repeat(2_000_001), 'o arquivo é grande demais'],
  ])('rejects %s with a message', (_, text, problema) => {
    const result = check(text);
    expect(result.ok ? [] : result.erros.slice(0, 1).map((erro) => erro.problema)).toEqual([problema]);
  });

  test('accepts a value repeated by alias', () => {
    const text = good
      .replace('termos: Seja gentil.', 'termos: &texto Seja gentil.')
      .replace('politicaPrivacidade: Cuidamos dos seus dados.', 'politicaPrivacidade: *texto');
    const result = check(text);
    expect(result.ok && result.arquivo.textos.politicaPrivacidade).toBe('Seja gentil.');
  });

  test('reads brackets, dashes and question marks in texts', () => {
    const words = `${'[{'.repeat(40)} ? - * ${': '.repeat(20)}`;
    const text = good.replace('Vale tudo que está aqui.', `|\n    ${words}\n    ? sim\n    - não\n`);
    const result = check(text);
    expect(result.ok && result.arquivo.textos.regulamento).toContain('? sim');
  });
});

describe('error messages with place, problem and remedy', () => {
  test.each([
    [
      'corPrimaria: "#355da1"',
      'corPrimarya: "#355da1"',
      18,
      5,
      'configuracao.tema.corPrimarya',
      'esta chave não existe',
      'você quis dizer "tema.corPrimaria"?',
    ],
    [
      'corPrimaria: "#355da1"',
      'corPrimaria: azul',
      18,
      5,
      'configuracao.tema.corPrimaria',
      'o valor não serve',
      'use uma cor como #355da1',
    ],
    [
      'picpay.ativo: true',
      'picpay.ativo: talvez',
      19,
      3,
      'configuracao.picpay.ativo',
      'o valor não serve',
      'use true ou false',
    ],
    [
      '  descricao: Exemplo\n',
      '  descriçao: Exemplo\n',
      8,
      3,
      'campanha.descriçao',
      'o campo "descriçao" não existe aqui',
      'você quis dizer "descricao"?',
    ],
    [
      'corPrimaria: "#355da1"',
      'corPrimaria: #355da1',
      18,
      5,
      'configuracao.tema.corPrimaria',
      'o valor está vazio',
      'escreva-o; um texto que começa com #, como uma cor, precisa de aspas: "#355da1"',
    ],
    [
      'nome: Exemplo Ltda.',
      'nome: #1 do bairro',
      3,
      3,
      'promotora.nome',
      'o valor está vazio',
      'escreva-o; um texto que começa com #, como uma cor, precisa de aspas: "#355da1"',
    ],
    [
      'centavosPorNumero: 5000',
      'centavosPorNumero: R$ 50',
      24,
      3,
      'ganho.centavosPorNumero',
      'o valor não é um número',
      'escreva só os centavos: 5000',
    ],
    [
      'centavosPorNumero: 5000',
      'centavosPorNumero: R$ 1.050,90',
      24,
      3,
      'ganho.centavosPorNumero',
      'o valor não é um número',
      'escreva só os centavos: 105090',
    ],
    [
      'picpay.ativo: true',
      'cadastro.campoExtra: { ativa: true }',
      19,
      3,
      'configuracao.cadastro.campoExtra',
      'o campo "ativa" não existe aqui',
      'você quis dizer "ativo"?',
    ],
    ['series: 10', 'series: dez', 21, 3, 'numeros.series', 'o valor não é um número', 'escreva um número'],
    [
      'series: 10',
      'series: 0',
      21,
      3,
      'numeros.series',
      'o número é pequeno demais',
      'use um número de 1 a 1000 (séries)',
    ],
    [
      'series: 10',
      'series: 202',
      21,
      3,
      'numeros.series',
      'os números destas séries demorariam a ser sorteados',
      'acima de 100 séries, use uma quantidade que só se divida por 2, 3, 5 e 7, como 120, 200, 500 ou 1000',
    ],
    [
      'cnpj: 12ABC34501DE35',
      'cnpj: 11222333000181',
      4,
      3,
      'promotora.cnpj',
      'o valor não é um texto',
      'ponha o valor entre aspas: "11222333000181"',
    ],
    [
      'cnpj: 12ABC34501DE35',
      'cnpj: 12ABC34501DE36',
      4,
      3,
      'promotora.cnpj',
      'o CNPJ não é válido',
      'confira os 14 caracteres, sem pontos, entre aspas',
    ],
    [
      '2026-12-31',
      '2027-01-01',
      10,
      3,
      'campanha.dataFinal',
      'a campanha passa de 12 meses',
      'use uma data antes de 2027-01-01',
    ],
    [
      '2026-12-31',
      '2026-02-30',
      10,
      3,
      'campanha.dataFinal',
      'esta data não existe',
      'use aaaa-mm-dd, como 2026-09-01',
    ],
    [
      'Compras: 2026-12-15',
      'Compras: 2027-12-15',
      11,
      3,
      'campanha.dataFinalCompras',
      'a data passa do fim da campanha (2026-12-31)',
      'use uma data da campanha',
    ],
    [
      '[promo.example]',
      '[promo.example, promo.example]',
      15,
      24,
      'hosts[2]',
      'o host está repetido',
      'apague a repetição',
    ],
    [
      'por: valor',
      'por: sorte',
      23,
      3,
      'ganho.por',
      'o valor "sorte" não serve',
      'use um destes: "documento", "produtos", "quantidade", "valor"',
    ],
    [
      'acumulaResto',
      'acumularResto',
      25,
      3,
      'ganho.acumularResto',
      'o campo "acumularResto" não existe aqui',
      'você quis dizer "acumulaResto"?',
    ],
    [
      '["65"]',
      '["66"]',
      28,
      20,
      'documentos.modelosAceitos[1]',
      'o valor "66" não serve',
      'use um destes: "55", "65", "59"',
    ],
    [
      'valor: [{ fonte: codigo }',
      'valor: [{ fonte: operador }',
      30,
      11,
      'documentos.valor[1]',
      '"operador" vem por último: o que uma pessoa decide vale sempre',
      'leve "operador" para o fim',
    ],
    [
      '{ fonte: vendas }',
      '{ fonte: vendas }, { fonte: vendas }',
      30,
      49,
      'documentos.valor[3]',
      'a fonte está repetida',
      'deixe cada fonte uma vez',
    ],
    [
      '  termos: Seja gentil.\n',
      '',
      31,
      1,
      'textos.termos',
      'falta o campo "termos"',
      'acrescente "termos:" com o seu valor',
    ],
    [
      '  series: 10\n',
      '  series: 10\n  series: 11\n',
      22,
      3,
      '(arquivo)',
      'este campo aparece duas vezes',
      'apague um dos dois',
    ],
    [
      '  series: 10\n',
      '\tseries: 10\n',
      21,
      1,
      '(arquivo)',
      'há uma tabulação no recuo',
      'use espaços no começo das linhas',
    ],
  ])('for %j replaced by %j', (from, to, linha, coluna, chave, problema, cura) => {
    expect(errosOf(from, to)).toContainEqual({ linha, coluna, chave, problema, cura });
  });

  test('requires the screen and a correct answer for a pre-signup question', () => {
    const pergunta = (certa: string) =>
      `  preCadastro.perguntaAtiva: true
  preCadastro.pergunta:
    - { textoOpcao: Qual mercado?, valorOpcao: a }
    - { textoOpcao: O nosso, valorOpcao: ${certa} }
`;
    const tela = '  preCadastro.aceitesAtivo: true\n';
    const problemas = (text: string) =>
      errosOf('  picpay.ativo: true\n', text).map(({ chave, problema }) => [chave, problema]);
    const chave = 'configuracao.preCadastro.perguntaAtiva';
    expect(problemas(tela + pergunta('a'))).toEqual([]);
    expect(problemas(pergunta('a'))).toEqual([
      [chave, 'a pergunta fica na tela de aceites, que não aparece'],
    ]);
    expect(problemas(tela + pergunta('b'))).toEqual([[chave, 'a pergunta não tem alternativa certa']]);
  });

  test('requires cards, enough of them, and a way to earn them for prizes by counter', () => {
    const premios =
      'premios:\n  agenda: contador\n  cartelas: 5\n  itens:\n    - { id: vale, nome: Vale, quantidade: 9 }\n';
    expect(errosOf('numeros:', `${premios}numeros:`).map(({ chave }) => chave)).toEqual([
      'premios',
      'premios.cartelas',
    ]);
  });

  test('formats every error as a line that an editor can open', () => {
    const [erro] = errosOf('series: 10', 'series: 0');
    expect(formatErros('promo.campanha.yaml', [erro!])).toBe(
      'promo.campanha.yaml:21:3 numeros.series — o número é pequeno demais. Como corrigir: use um número de 1 a 1000 (séries).',
    );
  });
});

test('the committed JSON schema is up to date', () => {
  const committed = readFileSync(new URL('../campanha.schema.json', import.meta.url), 'utf8');
  expect(committed).toBe(formatCampanhaJsonSchema());
});

test('the committed reference of the campaign file matches the schema', () => {
  const committed = readFileSync(
    new URL('../../../docs/reference/campaign-file.md', import.meta.url),
    'utf8',
  );
  expect(committed).toBe(formatCampanhaReference());
});

test('the campaign of the tutorial is valid', () => {
  const text = readFileSync(
    new URL('../../../docs/tutorial/primeira.campanha.yaml', import.meta.url),
    'utf8',
  );
  expect(checkCampanhaFile(text, 'primeira.campanha.yaml')).toMatchObject({ ok: true, avisos: [] });
});
