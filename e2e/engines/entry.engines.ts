import { createPessoa } from '../steps/sign-up.ts';
import { test } from './engine-walk.ts';
import { ana, beginAsAna } from './people.ts';

test('signs in with number and password and shows the first screen', async ({ visitor }) => {
  await visitor.load('/');
  await visitor.sees('button', 'Continuar');
  await visitor.look('entry');
  await visitor.fill('CPF', ana.usuario);
  await visitor.press('Enter');
  await visitor.expectFocus(/^Senha/);
  await visitor.look('password');
  await visitor.tab.type('Errada123');
  await visitor.press('Enter');
  await visitor.sees('text', 'Usuário ou senha incorretos.');
  await visitor.look('password-wrong');
  await visitor.fill('Senha', ana.senha);
  await visitor.touch('button', 'Entrar');
  await visitor.sees('text', 'Olá, Ana');
  await visitor.look('home');
});

test('signs up a new user who accepts the documents', async ({ visitor }) => {
  const pessoa = createPessoa();
  await visitor.load('/');
  await visitor.fill('CPF', pessoa.cpf);
  await visitor.touch('button', 'Continuar');
  await visitor.sees('heading', 'Antes, um combinado');
  await visitor.look('documents');
  await visitor.switchAllOn();
  await visitor.look('documents-agreed');
  await visitor.touch('button', 'Concordar e continuar');
  await visitor.sees('field', 'Nome completo');
  await visitor.look('sign-up');
  await visitor.touch('button', 'Criar minha conta');
  await visitor.expectFocus(/^Nome completo/);
  await visitor.look('sign-up-empty-refused');
  await visitor.fill('Nome completo', pessoa.nome);
  await visitor.fill('E-mail', pessoa.email);
  await visitor.fill('Data de nascimento', pessoa.dataNascimento.split('-').reverse().join(''));
  await visitor.fill('Celular', pessoa.telefoneContato);
  await visitor.fill(/^Senha/, pessoa.senha);
  await visitor.fill('Confirme a senha', pessoa.senha);
  await visitor.look('sign-up-filled');
  await visitor.touch('button', 'Criar minha conta');
  await visitor.sees('text', /^Olá, /);
  await visitor.look('home-of-somebody-new');
});

test('opens the menus and panels of the first screen', async ({ visitor }) => {
  await beginAsAna(visitor, '/home');
  await visitor.sees('text', 'Olá, Ana');
  await visitor.scrollToEnd();
  await visitor.look('home-end');
  await visitor.touch('button', /Abrir menu lateral/);
  await visitor.sees('text', 'Meus dados');
  await visitor.look('side-menu');
  await visitor.press('Escape');
  await visitor.expectFocus(/Abrir menu lateral/);
  await visitor.touch('button', /otifica/);
  await visitor.sees('switch', /./);
  await visitor.look('notifications');
  await visitor.press('Escape');
  await visitor.expectFocus(/otifica/);
  await visitor.touch('button', 'Conta');
  await visitor.sees('text', 'Sua conta');
  await visitor.look('account');
  await visitor.press('Escape');
  await visitor.expectFocus('Conta');
  await visitor.touch('button', /Abrir menu lateral/);
  await visitor.touch('button', /^Meus dados/);
  await visitor.sees('heading', 'Meus dados');
  await visitor.look('profile');
  await visitor.touch('button', /^Seus dados/);
  await visitor.sees('field', 'Nome completo');
  await visitor.look('profile-part');
  await visitor.press('Escape');
  await visitor.seesNo('field', 'Nome completo');
});

test('shows the product filters, the products and the statement', async ({ visitor }) => {
  await beginAsAna(visitor, '/filtrosProduto');
  await visitor.sees('field', 'Categoria');
  await visitor.look('choices');
  await visitor.go('/produtos');
  await visitor.look('products');
  await visitor.go('/contaCorrente');
  await visitor.look('statement');
});
