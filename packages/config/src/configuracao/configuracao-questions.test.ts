import { describe, expect, test } from 'vitest';
import { configuracaoDocs } from './configuracao-docs.ts';
import { configuracaoKeys, configuracaoPadrao, type Configuracao } from './configuracao-keys.ts';
import * as primeiras from './configuracao-questions.ts';
import * as outras from './telas-questions.ts';

const questions = { ...primeiras, ...outras };

const withKeys = (keys: Partial<Configuracao>): Configuracao => ({ ...configuracaoPadrao, ...keys });

/** Calls every getter and returns the keys that were read. */
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

describe('configuration getters', () => {
  test('reads every key in some getter', () => {
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

  test('describes every key in a sentence', () => {
    expect(Object.keys(configuracaoDocs).sort()).toEqual(Object.keys(configuracaoKeys).sort());
    for (const texto of Object.values(configuracaoDocs)) expect(texto).toMatch(/^\p{Lu}.*[.$]$/u);
  });

  test("prefers the campaign's text over the app's", () => {
    const c = withKeys({ 'textos.sobrescritas': { 'msg.login.entrar': 'VAMOS LÁ' } });
    expect(questions.getTexto(c, 'msg.login.entrar', 'ENTRAR')).toBe('VAMOS LÁ');
    expect(questions.getTexto(c, 'toString', 'ENTRAR')).toBe('ENTRAR');
  });

  test('applies multipliers only while their dynamic is enabled', () => {
    expect(questions.getPicPayMultiplicador(configuracaoPadrao)).toBe(1);
    expect(questions.getPicPayMultiplicador(withKeys({ 'picpay.ativo': true }))).toBe(2);
  });

  test('requires both app addresses for the store redirect', () => {
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

  test('uses the first item of the pre-signup list as question and correct answer', () => {
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

  test('always includes seconds in the end of the day', () => {
    expect(questions.getHoraFim(withKeys({ 'campanha.horaFim': '23:59' }))).toBe('23:59:00');
  });
});
