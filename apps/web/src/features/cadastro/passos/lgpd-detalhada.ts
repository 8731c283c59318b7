import type { Configuracao } from '@trevo/config/configuracao-keys';
import { getLgpdTermos, toLgpdNomeTermo } from '@trevo/config/configuracao-questions';
import { listLgpdItens, type LgpdItem } from './lgpd-itens.ts';

/** One of the fixed consents: its wire name and its sentence. */
export interface LgpdTermo {
  readonly nomeTermo: string;
  readonly texto: string;
}

/** The consents in their order; on the wire the first is `lgpd 1`. */
export const listLgpdTermos = (c: Configuracao): LgpdTermo[] =>
  getLgpdTermos(c).map((texto, index) => ({ nomeTermo: toLgpdNomeTermo(index + 1), texto }));

/** Among so many consents the notice may be left out; every other document must be agreed to. */
export const isLgpdItemRequired = ({ nomeTermo }: LgpdItem): boolean => nomeTermo !== 'avisoPrivacidade';

/** Everything that must be agreed to: the consents, then the documents. */
const listLgpdObrigatorios = (c: Configuracao): (LgpdTermo | LgpdItem)[] => [
  ...listLgpdTermos(c),
  ...listLgpdItens(c).filter(isLgpdItemRequired),
];

/** The names of what was not agreed to. */
export const listNaoAceitos = (c: Configuracao, aceites: Readonly<Record<string, boolean>>): string[] =>
  listLgpdObrigatorios(c)
    .map(({ nomeTermo }) => nomeTermo)
    .filter((nomeTermo) => !aceites[nomeTermo]);
