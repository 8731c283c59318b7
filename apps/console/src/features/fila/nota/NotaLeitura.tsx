import { formatCentavos, formatDiaCurto } from '@trevo/client/format.ts';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { formatChave } from './describe-nota.ts';
import { filaConsoleText } from '../fila-console.text.ts';
import type { Nota } from '../fila-estado.ts';
import styles from './NotaLeitura.module.css';

const text = filaConsoleText.leitura;
const tones = { lendo: 'info', acreditada: 'sucesso', conferir: 'alerta', ilegivel: 'perigo' } as const;

/** The reader's result for the photo of a receipt, and the comparisons that failed. */
export function NotaLeitura({ leitura }: { leitura: NonNullable<Nota['leitura']> }) {
  const { situacao, chaveAcesso, emitente, emitidoEm, valorCentavos, checagens } = leitura;
  const valores = [
    [text.valor, valorCentavos !== null && formatCentavos(valorCentavos)],
    [text.dia, emitidoEm && formatDiaCurto(emitidoEm)],
    [text.emitente, emitente],
    [text.chave, chaveAcesso && formatChave(chaveAcesso)],
  ] as const;
  const falhas = checagens.filter(({ passou }) => !passou);
  return (
    <div className={styles.reading}>
      <Badge dot tone={tones[situacao]}>
        {text.situacoes[situacao]}
      </Badge>
      <ul className={styles.values}>
        {valores.map(
          ([nome, valor]) =>
            valor && (
              <li key={nome}>
                <small>{nome}</small> {valor}
              </li>
            ),
        )}
      </ul>
      {falhas.map(({ nome }) => (
        <small key={nome}>{text.falhas[nome]}</small>
      ))}
    </div>
  );
}
