import { describe, expect, test } from 'vitest';
import { linksAplicativo, toAppleAssociation, toAssetLinks } from '../src/aplicativo/aplicativo-links.ts';
import { checkCampanhaFile } from '../src/campanha-file/campanha-file-check.ts';
import { good } from './campanha-sample.ts';

const impressao = Array.from({ length: 32 }, () => 'A1').join(':');
const aplicativo = { pacote: 'br.com.exemplo.promo', nome: 'Exemplo', icone: '/marcas/exemplo.svg' };

function check(section: object) {
  const result = checkCampanhaFile(`${good}aplicativo: ${JSON.stringify(section)}\n`, 'x.campanha.yaml');
  return result.ok ? [] : result.erros.map(({ chave, problema }) => `${chave}: ${problema}`);
}

describe('installed app in a campaign file', () => {
  test.each([
    aplicativo,
    { ...aplicativo, simbolo: '/marcas/simbolo.png', corFundo: '#ffd60a' },
    { ...aplicativo, assinaturasAndroid: [impressao], equipeApple: 'ABCDE12345' },
  ])('accepts: %j', (section) => expect(check(section)).toEqual([]));

  test.each(['Br.com.exemplo', 'exemplo', 'br.com.meu-app', 'br.com.1app', 'br..app', 'br.com.meu_app'])(
    'rejects a package named %s, as one of the stores would',
    (pacote) =>
      expect(check({ ...aplicativo, pacote })).toEqual(['aplicativo.pacote: o nome do pacote não serve']),
  );

  test.each([
    [
      'rejects a Java keyword in the package name',
      { ...aplicativo, pacote: 'br.com.new.app' },
      'aplicativo.pacote: uma parte do pacote é uma palavra reservada do Android',
    ],
    [
      'requires an icon',
      { pacote: aplicativo.pacote, nome: 'Exemplo' },
      'aplicativo: o aplicativo não tem ícone',
    ],
    [
      'rejects an icon from another site',
      { ...aplicativo, icone: 'https://x.example/icone.png' },
      'aplicativo.icone: a imagem não serve',
    ],
    [
      'limits the name to the length of the app stores',
      { ...aplicativo, nome: 'Um nome que não cabe em loja nenhuma' },
      'aplicativo.nome: o nome é longo demais para as lojas',
    ],
    [
      'requires a complete fingerprint',
      { ...aplicativo, assinaturasAndroid: ['A1:B2'] },
      'aplicativo.assinaturasAndroid[1]: a impressão digital não serve',
    ],
  ])('%s', (_fact, section, said) => expect(check(section)).toEqual([said]));
});

describe('association files of a host', () => {
  const whole = { ...aplicativo, assinaturasAndroid: [impressao], equipeApple: 'ABCDE12345' };

  test('list the same links for both systems', () => {
    const [android] = toAssetLinks([whole]);
    expect(android?.target).toEqual({
      namespace: 'android_app',
      package_name: 'br.com.exemplo.promo',
      sha256_cert_fingerprints: [impressao],
    });
    const [detail] = toAppleAssociation([whole]).applinks.details;
    expect(detail?.appIDs).toEqual(['ABCDE12345.br.com.exemplo.promo']);
    expect(detail?.components.slice(1).map((component) => component['/'])).toEqual([...linksAplicativo]);
  });

  test('association files omit an app without signing keys and team', () => {
    const bare = { ...aplicativo, assinaturasAndroid: [] };
    expect(toAssetLinks([bare])).toEqual([]);
    expect(toAppleAssociation([bare])).toEqual({
      applinks: { details: [] },
      webcredentials: { apps: [] },
    });
  });
});
