import { createHash } from 'node:crypto';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { findFalhaPremios, type FalhaPremios } from '@trevo/rules/sorte/premios/conferencia-premios';
import { collectAberturas } from '@trevo/rules/sorte/premios/registro-aberturas';

/** Calls the API of a campaign's host; throws its refusals. */
export type Ask = <
  Id extends
    | 'raspadinhaAlternativa.agenda'
    | 'raspadinhaAlternativa.registro'
    | 'raspadinhaAlternativa.aberturas',
>(
  id: Id,
  more?: { depois: number },
) => Promise<RetornoOf<Calls[Id]>>;

const falhas: Record<FalhaPremios['em'], string> = {
  lacre: 'A lista dos prêmios difere da lista lacrada.',
  guardado: 'Um elo guardado não está no registro: o registro foi reescrito.',
  elo: 'O elo de um dia não confere com o do dia anterior:',
  raiz: 'As aberturas de um dia diferem das que o registro fechou:',
  abertura: 'Uma abertura difere da lista lacrada:',
};

/**
 * Verifies the instant prizes of an ended campaign like any client can. Returns the discrepancies, or a
 * confirmation.
 *
 * @param guardados links of closed days saved during the campaign
 */
export async function checkPremios(
  ask: Ask,
  guardados: readonly string[],
): Promise<{ isSame: boolean; words: string }> {
  const { compromissoPremios: compromisso, ...agenda } = await ask('raspadinhaAlternativa.agenda');
  const hasRegistro = agenda.nonce !== null;
  const { dias } = hasRegistro ? await ask('raspadinhaAlternativa.registro') : { dias: [] };
  const aberturas = hasRegistro
    ? await collectAberturas((depois) => ask('raspadinhaAlternativa.aberturas', { depois }))
    : [];
  const falha = await findFalhaPremios(
    { ...agenda, compromisso, dias, aberturas },
    async (bytes) => createHash('sha256').update(bytes).digest(),
    guardados,
  );
  const lines = [`Lacre publicado (SHA-256): ${compromisso}`];
  if (falha) {
    const where = 'dia' in falha ? ` ${falha.dia}` : 'ordem' in falha ? ` nº ${falha.ordem}` : '';
    lines.push(falhas[falha.em] + where);
  } else {
    const record = hasRegistro
      ? ` Registro: ${dias.length} dias, ${aberturas.length} aberturas, cada prêmio na posição da lista.`
      : ' A campanha foi lacrada antes de existir o registro: só a lista foi conferida.';
    lines.push(`Confere: ${agenda.unidades.length} prêmios na lista lacrada.${record}`);
  }
  return { isSame: !falha, words: lines.join('\n') };
}
