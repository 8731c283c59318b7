import type { TipoIdentificacao } from '@trevo/config/configuracao-questions';
import type { MaskPattern } from '../../ui/field/mask-pattern.ts';

export const telefoneMask: MaskPattern = ['(##)####-####', '(##)#####-####'];
const cpf = '###.###.###-##';

/** The mask of the login number; letters only where the campaign lets a CNPJ have them. */
export function getIdentificacaoMask(tipo: TipoIdentificacao, hasLetters: boolean): MaskPattern {
  const cnpj = hasLetters ? 'XX.XXX.XXX/XXXX-##' : '##.###.###/####-##';
  return { telefone: telefoneMask, cpf, cnpj, cpfCnpj: [cpf, cnpj] }[tipo];
}
