import type { Detalhe } from '@trevo/contract/envelope';
import { campoErros } from '@trevo/config/pessoa/campo-erros';
import type { CadastroVerdict } from '@trevo/config/pessoa/check-cadastro';
import { getPendenteNome, toCampo, type PerfilVerdict } from '@trevo/config/pessoa/check-perfil';
import { detalheText } from '@trevo/contract/palavras.text';

/** Order of the error details, so that a client that shows a single error shows the same one. */
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

/** Returns the error details of a registration. */
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
 * Returns the error details of a profile change: invalid values among the sent fields, and emptied mandatory
 * fields. Fields not sent do not block the change: a picture may change before the address is complete.
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
