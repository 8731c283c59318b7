import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import type { PreviaMomento } from '@trevo/contract/estudio/estudio.calls';
import { addDias, countDias, startOfDia, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';

type Datas = Pick<
  CampanhaArquivo['campanha'],
  'dataInicial' | 'dataFinal' | 'dataFinalCompras' | 'dataFinalCadastros'
>;

/** Days of a story that fills the screens. */
const diasVividos = 20;

const aoMeioDia = (dia: string): Date => new Date(startOfDia(dia).getTime() + 12 * 3_600_000);

/** Returns when the file of a preview is published: the day before the campaign, so that all its prizes lie ahead. */
export const toPublicacaoPrevia = ({ dataInicial }: Datas): Date => aoMeioDia(addDias(dataInicial, -1));

/**
 * Returns the time that a preview shows. `durante` is now where people have had some days to take part, else a
 * moment inside the purchase period.
 */
export function toAgoraPrevia(datas: Datas, momento: PreviaMomento, agora: Date): Date {
  const { dataInicial, dataFinal, dataFinalCompras, dataFinalCadastros } = datas;
  switch (momento) {
    case 'antes':
      return aoMeioDia(addDias(dataInicial, -1));
    case 'semCompras':
      return aoMeioDia(addDias(dataFinalCompras, 1));
    case 'encerrada':
      return aoMeioDia(addDias(dataFinal, 1));
    case 'durante': {
      const [ultimo = dataFinal] = [dataFinal, dataFinalCompras, dataFinalCadastros].sort();
      const { dia } = toSaoPaulo(agora);
      if (dia > addDias(dataInicial, diasVividos) && dia < ultimo) return agora;
      const meio = Math.max(1, Math.floor(countDias(dataInicial, ultimo) / 2));
      return aoMeioDia(addDias(dataInicial, Math.min(diasVividos, meio)));
    }
  }
}
