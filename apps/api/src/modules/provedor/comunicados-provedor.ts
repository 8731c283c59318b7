import type { Provedor, ProvedorServico } from '@trevo/contract/provedor/provedor.calls';
import type { Ator, PropostaAprovada } from '../../kernel/auth/ator.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Comunicado } from '../comunicado/public.ts';
import { describeProvedor, findRemetente } from './describe-provedor.ts';
import type { ProvedorAntes } from './provedor.store.ts';
import { provedorText } from './provedor.text.ts';

/**
 * Lists the addresses to tell about a change: those of the installation's operators, of the promoter's administrators, and
 * of the author of the provider of before.
 */
export type ListAvisados = (promotoraId: string, antes: Ator | null) => Promise<string[]>;

/** The author of a change, and the proposal that it carries out. */
export interface Autor {
  readonly ator: Ator;
  readonly proposta?: PropostaAprovada | undefined;
}

/** A change of a provider; `depois` is undefined for a removal. */
export interface Mudanca {
  readonly promotoraId: string;
  readonly servico: ProvedorServico;
  readonly depois: Provedor | undefined;
}

/** Writes the e-mails about changes of providers. */
export function createComunicadosProvedor({
  unseal,
  listAvisados,
  log,
}: {
  readonly unseal: (cifrado: string) => Provedor;
  readonly listAvisados: ListAvisados;
  readonly log: Logger;
}) {
  /** Returns a stored configuration; undefined for none, and for one sealed with a lost key, which is replaced by this. */
  const findAntes = (row: ProvedorAntes | undefined): Provedor | undefined => {
    try {
      return row && unseal(row.cifrado);
    } catch (err) {
      // -- swallowed: a provider that cannot be opened must be replaceable
      log.error({ event: 'provider_not_opened', err }, 'The replaced provider could not be opened');
      return undefined;
    }
  };

  /** Returns the e-mail about a change to the operators and to the contact of before. */
  async function toComunicado(
    { promotoraId, depois }: Mudanca,
    row: ProvedorAntes | undefined,
    assunto: string,
    linhas: readonly string[],
  ): Promise<Comunicado> {
    const antes = findAntes(row);
    const contato = findRemetente(antes);
    const { comunicado: words } = provedorText;
    return {
      destinatarios: [
        ...(await listAvisados(promotoraId, row?.ator ?? null)),
        ...(contato === undefined ? [] : [contato]),
      ],
      assunto,
      texto: [
        ...linhas.slice(0, -1),
        words.antes(describeProvedor(antes)),
        words.depois(describeProvedor(depois)),
        '',
        ...linhas.slice(-1),
      ].join('\n'),
    };
  }

  return {
    findAntes,
    /** Returns the e-mail about a change that was made, given the provider that it replaced. */
    toFeito:
      (mudanca: Mudanca, { ator, proposta }: Autor) =>
      (row: ProvedorAntes | undefined): Promise<Comunicado> => {
        const { promotoraId, servico } = mudanca;
        const words = provedorText.comunicado;
        return toComunicado(mudanca, row, words.feito(servico, promotoraId), [
          words.mudou(ator.nome, servico, promotoraId),
          ...(proposta ? [words.proposta(proposta.propostaNome, proposta.motivo)] : []),
          '',
          words.desfaca,
        ]);
      },
    /** Returns the e-mail about a proposed change. */
    toProposto(
      mudanca: Mudanca,
      row: ProvedorAntes | undefined,
      { nome, motivo }: { readonly nome: string; readonly motivo: string },
    ): Promise<Comunicado> {
      const { promotoraId, servico } = mudanca;
      const words = provedorText.comunicado;
      return toComunicado(mudanca, row, words.proposto(servico, promotoraId), [
        words.propos(nome, servico, promotoraId),
        words.motivo(motivo),
        '',
        words.recuse,
      ]);
    },
  };
}
