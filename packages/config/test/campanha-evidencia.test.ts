import { expect, test } from 'vitest';
import { checkCampanhaFile } from '../src/campanha-file/campanha-file-check.ts';
import { good } from './campanha-sample.ts';

/** What is said of a file with this section, as `place: problem`; the warnings where nothing is refused. */
function check(evidencia: object) {
  const text = good.replace(/^documentos:\n/m, `documentos:\n  evidencia: ${JSON.stringify(evidencia)}\n`);
  expect(text).not.toBe(good);
  const result = checkCampanhaFile(text, 'x.campanha.yaml');
  const said = result.ok ? result.avisos : result.erros;
  return { result, said: said.map(({ chave, problema }) => `${chave}: ${problema}`) };
}

test('evidence in a campaign file needs its points, and brings its tolerances along', () => {
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
])('evidence as %j is refused with its place', (evidencia, problema) => {
  const { result, said } = check(evidencia);
  expect(result.ok).toBe(false);
  expect(said.join()).toContain(problema);
});

test('points that honest people reach are warned of', () => {
  expect(check({ pontosParaConferir: 20 }).said).toEqual([
    'documentos.evidencia.pontosParaConferir: com 20 pontos até notas comuns esperam por uma pessoa: uma foto com duas compras soma 20',
  ]);
  expect(check({ pontosParaConferir: 21 }).said).toEqual([]);
});
