import type { TipoIdentificacao } from '@trevo/config/configuracao-questions';
import type { MaskPattern } from '../../../ui/field/mask-pattern.ts';

const cpf = '###.###.###-##';

/** The mask of a document; letters only where the campaign lets a CNPJ have them. */
export function getIdentificacaoMask(
  tipo: Exclude<TipoIdentificacao, 'telefone'>,
  hasLetters: boolean,
): MaskPattern {
  const cnpj = hasLetters ? 'XX.XXX.XXX/XXXX-##' : '##.###.###/####-##';
  return { cpf, cnpj, cpfCnpj: [cpf, cnpj] }[tipo];
}
