import { readFileSync } from 'node:fs';
import { listCampanhas } from '@trevo/fixtures/campanhas';
import { describe, expect, test } from 'vitest';
import { checkCampanhaFile, formatErros } from '../src/campanha-file/campanha-file-check.ts';
import { good } from './campanha-sample.ts';

const check = (text: string) => checkCampanhaFile(text, 'x.campanha.yaml');

function avisosOf(change: (text: string) => string): string[] {
  const result = check(change(good));
  if (!result.ok) throw new Error(formatErros('x', result.erros));
  return result.avisos
    .filter(({ problema }) => !problema.startsWith('o regulamento não '))
    .map(({ chave, problema }) => `${chave}: ${problema}`);
}
const withPremio = (premio: string) => (text: string) =>
  text
    .replace(
      'picpay.ativo: true',
      'picpay.ativo: true\n  picpay.entregaPremioAtiva: true\n  raspadinha.ativo: true',
    )
    .replace(
      'textos:\n',
      `recompensas: { raspadinhas: { porDocumento: 1 } }\npremios: { agenda: contador, cartelas: 10, itens: [{ id: vale, quantidade: 1, ${premio} }] }\ntextos:\n`,
    );
const withSorteio = (dia: string, premio: string) => (text: string) =>
  text.replace(
    'textos:\n',
    `sorteios: [{ data: ${dia}, hora: "19:00", nome: 1º, premio: ${premio}, numerosAte: 2026-06-01 }]\ntextos:\n`,
  );

const addBloqueio = (change: (text: string) => string, isBlocked: boolean) => (text: string) =>
  change(text).replace(
    'picpay.ativo: true',
    `picpay.ativo: true\n  campanha.bloquearLoginAposCadastros: ${isBlocked}`,
  );

const direito = 'o ganhador tem 180 dias para pedir o prêmio (os 30 da lei são para entregar)';

describe('warnings about a valid campaign file', () => {
  const dinheiro = 'o prêmio parece ser em dinheiro, o que a autorização de uma campanha não permite';
  test.each([
    ['[{ fonte: codigo }, { fonte: operador }]', 1],
    ['[{ fonte: operador }]', 1],
    ['[{ fonte: codigo }, { fonte: pagina }]', 0],
    ['[{ fonte: declaracao, centavosMaximo: 100 }]', 0],
  ])('warn when only an operator can provide an amount: %s', (valor, count) => {
    const avisos = avisosOf((text) => text.replace(/valor: \[.*\]/, `valor: ${valor}`));
    const told =
      'documentos.valor: o QR Code de uma nota comum não diz o valor, e cada nota espera por uma pessoa';
    expect(avisos).toEqual(Array(count).fill(told));
  });

  describe('sign-in after the last day of registration', () => {
    const told = expect.stringMatching(
      /^configuracao\.campanha\.bloquearLoginAposCadastros: depois de .* e há sorteio em 2027-/,
    );
    const later = (text: string) => withSorteio('2027-07-03', 'Moto')(text);

    test.each([
      ['a draw after it, where the file does not say', later, [told]],
      ['a draw before it', withSorteio('2026-06-27', 'Moto'), []],
      ['a draw after it, where the file says true', addBloqueio(later, true), []],
      ['a draw after it, where the file says false', addBloqueio(later, false), []],
    ])('%s', (_, change, expected) => {
      expect(avisosOf(change).filter((aviso) => aviso.includes('bloquearLogin'))).toEqual(expected);
    });
  });

  test.each([
    ['warn about a prize name that is cut on the wheel', 'giro', 1],
    ['accept a long prize name on a scratch card', 'raspadinha', 0],
  ] as const)('%s', (_, modo, count) => {
    const nome = 'Panela de pressão elétrica de seis litros';
    const avisos = avisosOf((text) =>
      withPremio(`nome: ${nome}, entrega: promotora`)(text).replace(
        'raspadinha.ativo: true',
        `raspadinha.ativo: true\n  raspadinha.modo: ${modo}`,
      ),
    );
    const told = `premios.itens[1].nome: na roda cabem 30 letras, e "${nome}" aparece cortado`;
    expect(avisos.filter((aviso) => aviso.includes('na roda'))).toEqual(Array(count).fill(told));
  });

  const comAplicativo = (nome: string) => (text: string) =>
    `${text}aplicativo: { pacote: br.com.exemplo.promo, nome: ${nome}, icone: /marcas/x.svg }\n`;
  const withTitulo = (titulo: string) => (text: string) =>
    text.replace('picpay.ativo: true', `picpay.ativo: true\n  textos: { ${titulo} }`);
  test.each([
    [
      'a title that phones truncate',
      withTitulo('titulo: Verão que Volta'),
      ['configuracao.textos.titulo: embaixo do ícone cabem 12 letras: de "Verão que Volta" fica "Verão"'],
    ],
    [
      'a long description used as title',
      (text: string) => text.replace('descricao: Exemplo', 'descricao: Exemplo de campanha'),
      ['campanha.descricao: embaixo do ícone cabem 12 letras: de "Exemplo de campanha" fica "Exemplo"'],
    ],
    [
      'a name of the app',
      comAplicativo('Promo do Exemplo'),
      ['aplicativo.nome: embaixo do ícone cabem 12 letras: de "Promo do Exemplo" fica "Promo"'],
    ],
  ])('warn about %s, and no more once a short one is given', (_what, change, avisos) => {
    expect(avisosOf(change)).toEqual(avisos);
    const withCurto = (text: string) =>
      text.replace('picpay.ativo: true', 'picpay.ativo: true\n  textos.tituloCurto: Exemplo');
    expect(avisosOf((text) => withCurto(change(text)))).toEqual([]);
  });

  test.each([
    ['nome: R$ 500 em dinheiro', [`premios.itens[1].nome: ${dinheiro}`]],
    ['nome: "R$ 500"', [`premios.itens[1].nome: ${dinheiro}`]],
    ['nome: Um Pix surpresa', [`premios.itens[1].nome: ${dinheiro}`]],
    ['nome: Prêmio, entrega: picpay, valorCentavos: 500', [`premios.itens[1].entrega: ${dinheiro}`]],
    ['nome: Vale-compra de R$ 50, valorCentavos: 5000', []],
    [
      'nome: Vale-compra de R$ 1.250, valorCentavos: 125',
      ['premios.itens[1].valorCentavos: o nome diz R$ 1.250 e o valor é R$ 1,25'],
    ],
    ['nome: Fritadeira, valorCentavos: 39900', []],
    ['nome: Um pixel de ouro', []],
  ])('check the prize %s', (premio, avisos) => {
    expect(avisosOf(withPremio(premio))).toEqual(avisos);
  });

  test.each([
    ['2026-06-20', 'Moto', []],
    ['2026-06-24', 'Moto', []],
    ['2026-06-25', 'Moto', [expect.stringContaining('2026-06-25 é quinta-feira, e a Loteria Federal')]],
    ['2026-06-20', 'R$ 1.000 em dinheiro', [`sorteios[1].premio: ${dinheiro}`]],
  ])('check a draw on %s of %s', (dia, premio, avisos) => {
    expect(avisosOf(withSorteio(dia, premio))).toEqual(avisos);
  });

  test.each([
    ['2026-12-16', [`sorteios[1].retirada.ate: ${direito}, e este prazo é menor`]],
    ['2026-12-17', []],
  ])('check a claim period until %s for a draw prize of 2026-06-20', (ate, avisos) => {
    const sorteio = withSorteio('2026-06-20', `Moto, retirada: { como: Ligue, ate: ${ate} }`);
    expect(avisosOf(sorteio)).toEqual(avisos);
  });

  // The campaign ends on 2026-12-31.
  test.each([
    [
      'ate: 2026-12-30',
      'ate: o prazo para receber acaba antes da campanha (2026-12-31), e quem ganhar depois não recebe',
    ],
    ['ate: 2027-06-28', `ate: ${direito}, e quem ganhar por último terá menos`],
    ['ate: 2027-06-29', null],
    ['dias: 30', `dias: ${direito}, e este prazo é menor`],
    ['dias: 180', null],
  ])('check an instant prize claimed by %s', (prazo, aviso) => {
    const premio = withPremio(`nome: Vale, retirada: { como: Na loja, ${prazo} }`);
    expect(avisosOf(premio)).toEqual(aviso ? [`premios.itens[1].retirada.${aviso}`] : []);
  });

  test.each([
    ['A cada R$ 50 em compras você ganha um número.', []],
    ['A cada R$ 50,00 você ganha um número. São R$ 30 por nota.', []],
    [
      'A cada R$ 30 em compras você ganha um número.',
      ['textos.regulamento: o texto fala em "cada R$ 30" e nenhuma regra do arquivo conta assim'],
    ],
  ])('check the text %s', (regulamento, avisos) => {
    expect(avisosOf((text) => text.replace('Vale tudo que está aqui.', regulamento))).toEqual(avisos);
  });

  test('warnings about a campaign file include line and column', () => {
    const result = check(good.replace('Vale tudo', 'A cada R$ 30 vale tudo'));
    expect(result.ok && formatErros('x.yaml', result.avisos)).toMatch(/^x\.yaml:32:3 textos\.regulamento — /);
  });

  test('warnings about a campaign file name each missing image referenced anywhere in the file, and no other', () => {
    const text = good
      .replace('Vale tudo que está aqui.', 'Veja <img src="/marcas/mapa.png"> e /marcas/sol.svg')
      .replace('Seja gentil.', 'Em https://outra.example/marcas/de-fora.png está mais.');
    const asked: string[] = [];
    const result = checkCampanhaFile(text, 'x.yaml', (nome) => asked.push(nome) > 0 && nome !== 'mapa.png');
    expect(asked).not.toContain('de-fora.png');
    expect(result.ok && result.avisos.map(({ chave, problema }) => `${chave}: ${problema}`)).toEqual([
      'textos.regulamento: a imagem /marcas/mapa.png não existe onde a campanha vai rodar',
    ]);
  });

  test.each(listCampanhas())('warnings about a campaign file are absent for %s', (nome) => {
    const file = new URL(`../../fixtures/campanhas/${nome}.campanha.yaml`, import.meta.url);
    const result = check(readFileSync(file, 'utf8'));
    expect(result.ok && result.avisos).toEqual([]);
  });
});

test('rejects cards that no screen would show', () => {
  const result = check(
    good.replace('textos:\n', 'recompensas: { raspadinhas: { porDocumento: 1 } }\ntextos:\n'),
  );
  expect(result.ok ? [] : result.erros.map(({ chave, cura }) => [chave, cura])).toEqual([
    ['recompensas.raspadinhas', 'ligue "raspadinha.ativo" ou "raspadinha.alternativaAtiva"'],
  ]);
});

describe('inconsistent sections of a campaign file', () => {
  const withConfiguracao = (line: string) => (text: string) =>
    text.replace('picpay.ativo: true', `picpay.ativo: true\n  ${line}`);

  test.each<[string, (text: string) => string, string[]]>([
    [
      'numbers with cupom.ativo=false',
      withConfiguracao('cupom.ativo: false'),
      ['ganho: as notas rendem números da sorte, e ninguém veria o ganho: a área está desligada'],
    ],
    [
      'points with contaCorrente.ativo=false',
      (text) =>
        withConfiguracao('contaCorrente.ativo: false')(text).replace(
          'textos:\n',
          'recompensas: { pontos: { centavosPorPonto: 100 } }\ntextos:\n',
        ),
      ['recompensas.pontos: as notas rendem pontos, e ninguém veria o ganho: a área está desligada'],
    ],
    [
      'a rule by amount without a maximum',
      (text) => text.replace('  maximoPorDocumento: 100\n', ''),
      [
        'ganho.maximoPorDocumento: uma só nota pode render até 100.000 números: um valor digitado errado leva uma série inteira',
      ],
    ],
    [
      'an invalid certificate',
      (text) => text.replace('04.000001/2026 (demonstração)', 'abc'),
      ['campanha.certificado: "abc" não tem a forma de um certificado de autorização'],
    ],
    [
      'a misspelt text and a misspelt screen',
      withConfiguracao(
        'textos.sobrescritas: { msg.login.entra: Vamos }\n  tema.fundos: { hoem: /marcas/a.svg }',
      ),
      [
        'configuracao.textos.sobrescritas.msg.login.entra: não existe texto "msg.login.entra", e isto não teria efeito',
        'configuracao.tema.fundos.hoem: não existe tela "hoem", e isto não teria efeito',
      ],
    ],
    [
      'a regulation with another amount than the rule',
      (text) => text.replace('Vale tudo que está aqui.', 'A cada compra de 80 reais, um número.'),
      ['textos.regulamento: o texto fala em "cada R$ 80" e nenhuma regra do arquivo conta assim'],
    ],
    [
      'a regulation with the amount of the rule',
      (text) => text.replace('Vale tudo que está aqui.', 'A cada compra de R$ 50,00, um número.'),
      [],
    ],
  ])('warn about %s', (_, change, avisos) => {
    expect(avisosOf(change)).toEqual(avisos);
  });

  test.each([
    ['cadastro.pergunta: { ativa: true, texto: Como soube?, opcoes: [] }', 'acrescente "opcoes"'],
    ['cadastro.pergunta: { ativa: true, texto: Como soube?, opcoes: [" "] }', 'acrescente "opcoes"'],
    ['cadastro.dominioEmailAutomatico: nada', 'use um domínio'],
    ['cadastro.dominioEmailAutomatico: "a b.com"', 'use um domínio'],
    ['tema.icone: /marcas/../segredo.svg', 'use um endereço'],
    ['tema.icone: /marcas/..', 'use um endereço'],
  ])('reject %s', (line, cura) => {
    const result = check(withConfiguracao(line)(good));
    expect(result.ok ? '' : formatErros('x', result.erros)).toContain(cura);
  });
});
