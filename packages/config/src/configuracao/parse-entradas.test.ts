import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { configuracaoKeys, configuracaoPadrao, type ChaveConfiguracao } from './configuracao-keys.ts';
import type { Kind } from './configuracao-kinds.ts';
import { parseEntradas, pickEntradas, toEntradas, type Entrada } from './parse-entradas.ts';
import { parseValor } from './parse-valor.ts';

const parseOne = (chave: ChaveConfiguracao, valor: string) => {
  const { configuracao, avisos } = parseEntradas([{ chave, valor }]);
  return avisos.length > 0 ? avisos[0]!.motivo : configuracao[chave];
};

/** Generates values of a kind as a configuration author might write them. */
function valuesOf(kind: Kind): fc.Arbitrary<unknown> {
  const value = plainValuesOf(kind);
  return 'nullable' in kind && kind.nullable ? fc.option(value, { nil: null }) : value;
}

function plainValuesOf(kind: Kind): fc.Arbitrary<unknown> {
  switch (kind.type) {
    case 'boolean':
      return fc.boolean();
    case 'text':
      return kind.nullable ? fc.string({ minLength: 1 }) : fc.string();
    case 'integer':
      return fc.integer({ min: kind.min, max: kind.max });
    case 'number':
      return fc.double({ min: kind.min, max: kind.max, noNaN: true });
    case 'option':
      return fc.constantFrom(...kind.options);
    case 'list': {
      const limits =
        kind.length === undefined ? { maxLength: 4 } : { minLength: kind.length, maxLength: kind.length };
      return fc.array(valuesOf(kind.item), limits);
    }
    case 'map':
      return fc.dictionary(fc.string(), valuesOf(kind.item));
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(kind.fields).map(([nome, campo]) => [nome, valuesOf(campo.kind)])),
      );
    default:
      return fc.constantFrom(
        ...{
          color: ['#abc', '#355da1'],
          uri: ['https://example.com/a.png?b=1', '/marcas/sol.svg'],
          service: ['https://viacep.com.br/ws', 'https://mapas.exemplo.com.br/busca?f=json'],
          origin: ['https://www.exemplo.com.br', 'http://localhost:8080'],
          time: ['23:59:00', '08:00'],
          version: ['1', '0.27.90'],
          pattern: ['^\\d{2}9\\d{8}$'],
        }[kind.type],
      );
  }
}

const chaves = Object.keys(configuracaoKeys) as ChaveConfiguracao[];
const partialConfiguracao = fc.record(
  Object.fromEntries(chaves.map((chave) => [chave, valuesOf(configuracaoKeys[chave].kind)])),
  { requiredKeys: [] },
);

const padraoRecusado =
  'use uma expressão só com números, colchetes, chaves, parênteses e barras, e com poucas partes opcionais';

describe('parseEntradas', () => {
  test('returns the default configuration for no entries', () => {
    expect(parseEntradas([])).toEqual({ configuracao: configuracaoPadrao, avisos: [] });
  });

  test('has a valid default for every key', () => {
    for (const { kind, padrao } of Object.values(configuracaoKeys)) {
      expect(parseValor(kind, padrao)).toEqual({ valor: padrao });
    }
  });

  test('parses the entries of a configuration back into that configuration', () => {
    fc.assert(
      fc.property(partialConfiguracao, (partial) => {
        const { configuracao, avisos } = parseEntradas(toEntradas(partial));
        expect(avisos).toEqual([]);
        expect(configuracao).toEqual({ ...configuracaoPadrao, ...partial });
      }),
      { numRuns: 150 },
    );
  });

  test('never throws, and leaves every key with a valid value, whatever the entries', () => {
    const chave = fc.oneof(fc.constantFrom<string>(...chaves), fc.string());
    const valor = fc.oneof(fc.string(), fc.json(), fc.anything());
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.record({ chave, valor }), fc.anything())), (entradas) => {
        const { configuracao } = parseEntradas(entradas as Entrada[]);
        expect(Object.keys(configuracao)).toEqual(chaves);
        for (const nome of chaves) {
          expect(parseValor(configuracaoKeys[nome].kind, configuracao[nome])).toHaveProperty('valor');
        }
      }),
      { numRuns: 300 },
    );
  });

  test('turns an unknown key and an invalid value into warnings and keeps the default', () => {
    const { configuracao, avisos } = parseEntradas([
      { chave: 'tema.corPrimarya', valor: '#000000' },
      { chave: 'tema.corPrimaria', valor: 'red' },
      { chave: '__proto__', valor: 'x' },
      { chave: 'picpay.ativo', valor: 'true' },
    ]);
    expect(avisos.map((aviso) => aviso.chave)).toEqual(['tema.corPrimarya', 'tema.corPrimaria', '__proto__']);
    expect(configuracao).toEqual({ ...configuracaoPadrao, 'picpay.ativo': true });
  });

  test.each<[ChaveConfiguracao, string, unknown]>([
    ['picpay.ativo', 'TRUE', true],
    ['picpay.ativo', 'Não', false],
    ['picpay.multiplicador', '2.5', 2.5],
    ['picpay.multiplicador', '', 'use um número de 1 a 100'],
    ['login.senhaMinimo', '1', 1],
    ['login.senhaMinimo', '8', 'use um destes valores: 6, 1'],
    ['login.tipoIdentificacao', 'cpfCnpj', 'cpfCnpj'],
    ['notificacao.servicos', 'sns, onesignal', ['sns', 'onesignal']],
    ['notificacao.servicos', '["sns"]', ['sns']],
    ['tema.logos', '["/marcas/sol.svg"]', ['/marcas/sol.svg']],
    ['tema.logos', '["javascript:alert(1)"]', 'item 1: use um endereço que comece com https:// ou com /'],
    ['tema.logoSuperior', '//evil.example', 'use um endereço que comece com https:// ou com /'],
    ['tema.logoSuperior', 'https://x.example/a") url(b', 'use um endereço que comece com https:// ou com /'],
    ['tema.logoSuperior', '', null],
    ['tema.logoSuperior', 'null', null],
    ['raspadinha.sitesParceiros', '["https://loja.exemplo.com.br"]', ['https://loja.exemplo.com.br']],
    [
      'raspadinha.sitesParceiros',
      '["https://loja.exemplo.com.br/; script-src *"]',
      'item 1: use o endereço de um site, sem caminho, como https://www.exemplo.com.br',
    ],
    [
      'raspadinha.sitesParceiros',
      '["https://*"]',
      'item 1: use o endereço de um site, sem caminho, como https://www.exemplo.com.br',
    ],
    ['tema.fundos', '{"login":"/f.svg"}', { login: '/f.svg' }],
    ['cadastro.pergunta', '{"ativa":true}', { ativa: true, texto: '', opcoes: [] }],
    ['cadastro.pergunta', '{ativa', 'JSON malformado'],
    ['preCadastro.lgpdTermos', '["um"]', 'use uma lista de 11 itens'],
    ['campanha.horaFim', '24:00:00', 'use uma hora como 23:59:00'],
    ['nativo.versaoServidor', '1.2.3', '1.2.3'],
    ['login.padraoCelular', '^(?:1[1-9]|2[1-8])9[6-9]\\d{7}$', '^(?:1[1-9]|2[1-8])9[6-9]\\d{7}$'],
    ['login.padraoCelular', '^\\d{2}9?\\d{8}$', '^\\d{2}9?\\d{8}$'],
    ['login.padraoCelular', '^(a+)+$', padraoRecusado],
    ['login.padraoCelular', `^${'\\d?'.repeat(27)}$`, padraoRecusado],
    ['login.padraoCelular', `^${'\\d{0,9}'.repeat(4)}$`, padraoRecusado],
    ['login.padraoCelular', '^\\d{2,}$', padraoRecusado],
    ['login.padraoCelular', `^${'(1|1)'.repeat(10)}$`, padraoRecusado],
    ['textos.titulo', '  Sol  ', '  Sol  '],
  ])('reads %s with the text %j as %j', (chave, valor, expected) => {
    expect(parseOne(chave, valor)).toEqual(expected);
  });
});

describe('pickEntradas', () => {
  const entradas = [{ chave: 'picpay.ativo', valor: 'true' }];
  test('accepts one object or a list', () => {
    expect(pickEntradas({ entradas })).toEqual(entradas);
    expect(pickEntradas([{ entradas }, { entradas: [] }])).toEqual(entradas);
  });
  test.each([null, undefined, [], 'x', { entradas: 'x' }])('returns no entries for %j', (dados) => {
    expect(pickEntradas(dados)).toEqual([]);
  });
});
