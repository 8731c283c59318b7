import { describe, expect, test } from 'vitest';
import { configuracaoDocs } from './configuracao-docs.ts';
import { configuracaoKeys, configuracaoPadrao, type Configuracao } from './configuracao-keys.ts';
import * as questions from './configuracao-questions.ts';

const withKeys = (keys: Partial<Configuracao>): Configuracao => ({ ...configuracaoPadrao, ...keys });

/** Asks everything and notes which keys were looked at. */
function listAskedKeys(base: Configuracao): Set<string> {
  const asked = new Set<string>();
  const spied = new Proxy(base, {
    get(target, chave) {
      asked.add(String(chave));
      return Reflect.get(target, chave) as unknown;
    },
  });
  for (const ask of Object.values(questions) as ((c: Configuracao, x: string, y: string) => unknown)[]) {
    ask(spied, 'verde', '');
  }
  return asked;
}

describe('questions', () => {
  test('every key is asked by some question', () => {
    const asked = listAskedKeys(
      withKeys({
        'picpay.ativo': true,
        'instagram.ativo': true,
        'login.facebookAtivo': true,
        'nativo.forcarAtualizacao': true,
        'navegacao.telasConfiguraveis': ['vitrineProdutos'],
      }),
    );
    expect(Object.keys(configuracaoKeys).filter((chave) => !asked.has(chave))).toEqual([]);
  });

  test('every key is explained in a sentence', () => {
    expect(Object.keys(configuracaoDocs).sort()).toEqual(Object.keys(configuracaoKeys).sort());
    for (const texto of Object.values(configuracaoDocs)) expect(texto).toMatch(/^\p{Lu}.*[.$]$/u);
  });

  test('a text of the campaign wins over the text of the app', () => {
    const c = withKeys({ 'textos.sobrescritas': { 'msg.login.entrar': 'VAMOS LÁ' } });
    expect(questions.getTexto(c, 'msg.login.entrar', 'ENTRAR')).toBe('VAMOS LÁ');
    expect(questions.getTexto(c, 'toString', 'ENTRAR')).toBe('ENTRAR');
  });

  test('multipliers count only while their dynamic is on', () => {
    expect(questions.getPicPayMultiplicador(configuracaoPadrao)).toBe(1);
    expect(questions.getPicPayMultiplicador(withKeys({ 'picpay.ativo': true }))).toBe(2);
  });

  test('the store redirect needs both app addresses', () => {
    const keys = {
      'navegacao.redirecionarLoja': true,
      'navegacao.urlAppPwa': 'https://app.example',
      'navegacao.urlLojaAndroid': 'https://loja.example/app',
    } as const;
    expect(questions.getLojasRedirecionamento(withKeys(keys))).toBeNull();
    expect(
      questions.getLojasRedirecionamento(
        withKeys({ ...keys, 'navegacao.urlAppPhonegap': 'https://p.example' }),
      ),
    ).toEqual({ android: 'https://loja.example/app', ios: null });
  });

  test('the first item of the pre-signup list is the question and the right answer', () => {
    const pergunta = [
      { textoOpcao: 'Qual marca dá a volta ao mundo?', valorOpcao: 'sol' },
      { textoOpcao: 'Sol', valorOpcao: 'sol' },
      { textoOpcao: 'Lua', valorOpcao: 'lua' },
    ];
    const c = withKeys({ 'preCadastro.perguntaAtiva': true, 'preCadastro.pergunta': pergunta });
    expect(questions.getPreCadastroPergunta(c)).toEqual({
      texto: 'Qual marca dá a volta ao mundo?',
      valorCorreto: 'sol',
      opcoes: pergunta.slice(1),
    });
    expect(questions.getPreCadastroPergunta(withKeys({ 'preCadastro.pergunta': pergunta }))).toBeNull();
  });

  test('the end of the day always has seconds', () => {
    expect(questions.getHoraFim(withKeys({ 'campanha.horaFim': '23:59' }))).toBe('23:59:00');
  });
});
