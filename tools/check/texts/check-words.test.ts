import { expect, test } from 'vitest';
import { checkWords } from './check-words.ts';
import { createFixtureProject } from '../fixture-project.ts';

const screen = 'apps/web/src/features/cupom/screens/CuponsScreen.tsx';
const service = 'apps/api/src/modules/cupom/cupom.service.ts';
const breachesOf = (path: string, text: string) => checkWords(createFixtureProject({ [path]: text }));

test.each([
  'const x = <p>Nenhum</p>;',
  'const x = <p>{isOn ? text.on : "Desligado"}</p>;',
  'const x = <p>{isOn && `Faltam ${n}`}</p>;',
  'const x = <img alt="Logo" />;',
  'const x = <button aria-label={isOpen ? "Fechar" : text.open} />;',
  'const x = <Field label="CPF" placeholder={`Ex.: ${n}`} />;',
  `const x = 'Não encontramos';`,
  `const x = { mensagem: 'Escolha uma cor' };`,
  'const x = `Faltam ${n} dias para o sorteio`;',
  'const x = <p>Nenhum</p>; // -- words: because so',
])('rejects %s in a screen', (text) => {
  expect(breachesOf(screen, text)).toEqual([
    expect.stringMatching(/^apps\/web\/src\/.*:1 contains the user-facing text “/),
  ]);
});

test.each([
  'const x = <p>{text.nenhum} · {n} &nbsp;×</p>;',
  'const x = <img alt="" title={text.logo} className="a b" />;',
  `throw new Error('a screen stands outside of the campaign');`,
  `const x = <svg viewBox="0 0 24 24"><path d="M0 0 L 1 1 e 4" /></svg>;`,
  `const x = matchMedia('(min-width: 60em)');`,
  `type Status = 'VÁLIDO' | 'INVÁLIDO';`,
  `const x = { 'não': false };`,
  '// Escolha uma cor\nconst x = 1;',
  `const x = 'válido'; // -- words: a value of the wire`,
  '// -- words: a value of the wire\nconst x = <p>Nenhum</p>;',
])('accepts %s in a screen', (text) => {
  expect(breachesOf(screen, text)).toEqual([]);
});

test.each([`refuse('Informe um número.')`, 'send(`Olá, ${nome}!`)', `say('Este lote foi lido')`])(
  'rejects %s in a service',
  (text) => {
    expect(breachesOf(service, text)).toHaveLength(1);
  },
);

test.each([
  `db.query('select nome from campanha where ano = $1 and uma = $2')`,
  `log.warn({}, 'e-mail not sent to the person')`,
])('accepts %s in a service', (text) => {
  expect(breachesOf(service, text)).toEqual([]);
});

test.each([
  'apps/web/src/features/cupom/cupom.text.ts',
  'apps/api/src/modules/login/login.email.ts',
  'apps/api/src/modules/desenvolvimento/inicio.pages.ts',
  'apps/web/src/galeria/Galeria.tsx',
  'apps/web/src/features/cupom/cupom.test.ts',
  'packages/config/src/configuracao/textos/textos-padrao.ts',
])('accepts words in %s', (path) => {
  expect(breachesOf(path, `const x = 'Não encontramos uma nota';`)).toEqual([]);
});
