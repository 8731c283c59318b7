import type { Detalhe } from '@trevo/contract/envelope';
import { campoErros } from '@trevo/config/pessoa/campo-erros';
import type { CadastroVerdict } from '@trevo/config/pessoa/check-cadastro';
import { getPendenteNome, toCampo, type PerfilVerdict } from '@trevo/config/pessoa/check-perfil';
import { detalheText } from '@trevo/contract/palavras.text';

/** In which order an answer names what is wrong, so that a client which shows one fault shows the same one. */
const ordem: readonly string[] = [
  'usuario',
  'nome',
  'email',
  'senha',
  'telefoneContato',
  'dataNascimento',
  'documentoVariavel',
];
const lugarDe = (campo: string) => (ordem.includes(campo) ? ordem.indexOf(campo) : ordem.length);

/** What speaks against a registration. */
export const toCadastroDetalhes = ({ errados, endereco }: CadastroVerdict): Detalhe[] => [
  ...errados
    .toSorted((a, b) => lugarDe(a.campo) - lugarDe(b.campo))
    .map((errado) => ({
      campo: errado.campo,
      mensagem: errado.campo === 'usuario' ? detalheText.usuario : campoErros[errado.erro].detalhe,
    })),
  ...Object.entries(endereco).map(([parte, mensagem]) => ({ campo: `endereco.${parte}`, mensagem })),
];

/**
 * What speaks against a change: wrong values among the fields it sends, and mandatory fields it empties. Fields
 * it leaves alone do not hold it back: a picture may be changed before the address is complete.
 */
export function toPerfilDetalhes({ wrong, pendentes }: PerfilVerdict, body: object): Detalhe[] {
  const isSent = (campo: string) => Object.hasOwn(body, campo.split('.')[0]!);
  const emptied = pendentes
    .filter((pendente) => isSent(toCampo(pendente)))
    .map((pendente) => ({
      campo: toCampo(pendente),
      mensagem: `Informe: ${getPendenteNome(pendente)}.`,
    }));
  const wrongSent = Object.entries(wrong)
    .filter(([campo]) => isSent(campo))
    .map(([campo, mensagem]) => ({ campo, mensagem }));
  return [...emptied, ...wrongSent];
}
