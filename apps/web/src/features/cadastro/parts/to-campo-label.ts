import type { Configuracao } from '@trevo/config/configuracao-keys';
import {
  getCadastroCampoExtra,
  getCadastroPergunta,
  getTipoIdentificacao,
} from '@trevo/config/configuracao-questions';
import { consumidorText, enderecoText, identificacaoText } from '../../consumidor/public.ts';
import { isPessoa } from '../cadastro-check.ts';
import type { Campo } from '../cadastro-form.ts';
import { cadastroText } from '../cadastro.text.ts';

/** What a field is called, on the form and in the list of wrong ones. */
export function toCampoLabel(campo: Campo, c: Configuracao, usuario: string): string {
  const { campos } = cadastroText;
  if (campo === 'usuario') return identificacaoText.rotulo[getTipoIdentificacao(c)];
  if (campo === 'nome') return isPessoa(usuario) ? campos.nome : campos.nomeEmpresa;
  if (campo === 'resposta') return getCadastroPergunta(c)?.texto || campos.resposta;
  if (campo === 'extra') return getCadastroCampoExtra(c)?.rotulo || campos.extra;
  if (campo === 'aceitaNotificacao') return cadastroText.notificacao;
  if (campo === 'isEstrangeiro') return consumidorText.estrangeiro;
  if (campo === 'loja') return consumidorText.loja.rotulo;
  if (campo === 'rua') return enderecoText.rotulos.endereco;
  if (isEnderecoCampo(campo)) return enderecoText.rotulos[campo];
  return campos[campo];
}

const isEnderecoCampo = (campo: Campo): campo is Exclude<keyof typeof enderecoText.rotulos, 'endereco'> =>
  Object.hasOwn(enderecoText.rotulos, campo);
