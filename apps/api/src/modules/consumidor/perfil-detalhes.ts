import type { Detalhe } from '@trevo/contract/envelope';
import { campoPerfilNomes, type CampoPendente, type PerfilVerdict } from '@trevo/config/check-perfil';

/** The field of the request that fills each thing the campaign waits for. */
const bodyCampo = (campo: CampoPendente) => (campo === 'cnpjCpf' ? 'cpf' : campo);

/**
 * What speaks against a change: wrong values among the fields it sends, and mandatory fields it empties. Fields
 * it leaves alone do not hold it back: a picture may be changed before the address is complete.
 */
export function toDetalhes({ wrong, pendentes }: PerfilVerdict, body: object): Detalhe[] {
  const isSent = (campo: string) => Object.hasOwn(body, campo.split('.')[0]!);
  const emptied = pendentes
    .filter((campo) => isSent(bodyCampo(campo)))
    .map((campo) => ({ campo: bodyCampo(campo), mensagem: `Informe: ${campoPerfilNomes[campo]}.` }));
  const wrongSent = Object.entries(wrong)
    .filter(([campo]) => isSent(campo))
    .map(([campo, mensagem]) => ({ campo, mensagem }));
  return [...emptied, ...wrongSent];
}
