import type { Configuracao } from '@trevo/config/configuracao-keys';
import { getTipoIdentificacao } from '@trevo/config/configuracao-questions';
import { isPessoa } from '@trevo/config/judge-campo';
import { isCampoPessoa, isDigitado } from '@trevo/rules/campo-pessoa';
import { consumidorText, enderecoText, getRotulo, identificacaoText } from '../../consumidor/public.ts';
import type { Campo } from '../cadastro-form.ts';
import { cadastroText } from '../cadastro.text.ts';

/** What a field is called, on the form and in the list of wrong ones. */
export function toCampoLabel(campo: Campo, c: Configuracao, usuario: string): string {
  const { campos } = cadastroText;
  if (campo === 'usuario') return identificacaoText.rotulo[getTipoIdentificacao(c)];
  if (campo === 'nome' && !isPessoa(usuario)) return campos.nomeEmpresa;
  if (isCampoPessoa(campo) && isDigitado(campo)) return getRotulo(campo, c);
  if (campo === 'aceitaNotificacao') return cadastroText.notificacao;
  if (campo === 'isEstrangeiro') return consumidorText.estrangeiro;
  if (campo === 'loja') return consumidorText.loja.rotulo;
  if (campo === 'rua') return enderecoText.rotulos.endereco;
  if (isEnderecoCampo(campo)) return enderecoText.rotulos[campo];
  return campos[campo];
}

const isEnderecoCampo = (campo: Campo): campo is Exclude<keyof typeof enderecoText.rotulos, 'endereco'> =>
  Object.hasOwn(enderecoText.rotulos, campo);
