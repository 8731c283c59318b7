import { expect, test } from 'vitest';
import { checkCampanhaFile } from '../src/campanha-file/campanha-file-check.ts';
import { good } from './campanha-sample.ts';

/** Returns the errors of a file with this section as `place: problem`; the warnings if it is valid. */
function check(evidencia: object) {
  const text = good.replace(/^documentos:\n/m, `documentos:\n  evidencia: ${JSON.stringify(evidencia)}\n`);
  expect(text).not.toBe(good);
  const result = checkCampanhaFile(text, 'x.campanha.yaml');
  const said = result.ok ? result.avisos : result.erros;
  return { result, said: said.map(({ chave, problema }) => `${chave}: ${problema}`) };
}

test('requires the points of the evidence section and fills in its tolerances', () => {
  const { result, said } = check({ pontosParaConferir: 50 });
  expect(said).toEqual([]);
  expect(result.ok && result.arquivo.documentos.evidencia).toEqual({
    pontosParaConferir: 50,
    pessoasPorAparelho: 3,
    pessoasPorRede: 30,
  });
});

test.each([
  [{}, 'documentos.evidencia.pontosParaConferir: falta'],
  [{ pontosParaConferir: 0 }, 'documentos.evidencia.pontosParaConferir: o número é pequeno demais'],
  [{ pontosParaConferir: 301 }, 'documentos.evidencia.pontosParaConferir: o número é grande demais'],
  [
    { pontosParaConferir: 50, pessoasPorAparelho: 1 },
    'documentos.evidencia.pessoasPorAparelho: o número é pequeno',
  ],
  [{ pontosParaConferir: 50, fotos: true }, 'documentos.evidencia.fotos: '],
])('rejects evidence %j with its place', (evidencia, problema) => {
  const { result, said } = check(evidencia);
  expect(result.ok).toBe(false);
  expect(said.join()).toContain(problema);
});

test('warns of a threshold that legitimate consumers reach', () => {
  expect(check({ pontosParaConferir: 20 }).said).toEqual([
    'documentos.evidencia.pontosParaConferir: com 20 pontos até notas comuns esperam por uma pessoa: uma foto com duas compras soma 20',
  ]);
  expect(check({ pontosParaConferir: 21 }).said).toEqual([]);
});
