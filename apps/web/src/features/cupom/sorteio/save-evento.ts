import { saveFile } from '../../../platform/browser/files/save-file.ts';
import { toIcs } from '../../../platform/browser/files/to-ics.ts';
import type { CampanhaWire } from '../../campanha/public.ts';
import type { Sorteio } from './use-sorteios.ts';

/** Hands a draw to the calendar of the phone. */
export function saveEvento(
  { ano, identificacao, descricao }: CampanhaWire,
  { data: dia, hora, nome, premio }: Sorteio,
  agora: Date,
): Promise<void> {
  const uid = `${ano}-${identificacao}-${dia}@${location.hostname}`;
  const ics = toIcs({ uid, titulo: `${nome}: ${premio}`, descricao, dia, hora }, agora);
  return saveFile(new Blob([ics], { type: 'text/calendar' }), { nome: 'sorteio.ics', titulo: nome });
}
