import type { Diferenca } from '@trevo/config/campanha-file/mudanca/find-diferencas';
import { IconButton } from '@trevo/ui/action/IconButton.tsx';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { Copy } from 'lucide-react';
import { consolePlatformText } from '../../../platform/console-platform.text.ts';
import { avisos } from '../../../platform/screen/avisos-store.ts';
import { diferencasText as text } from './diferencas.text.ts';
import styles from './Diferencas.module.css';

const tons = { livre: 'neutro', confirmada: 'alerta', nunca: 'perigo' } as const;
const ordem = { nunca: 0, confirmada: 1, livre: 2 } as const;

/** The differences of two versions in words, the gravest first; each has its key to copy. */
export function DiferencasLista(props: {
  diferencas: readonly Diferenca[];
  /** Shows the effects: the campaign has started. */
  hasEfeitos: boolean;
}) {
  const { diferencas, hasEfeitos } = props;
  const sorted = hasEfeitos ? [...diferencas].sort((a, b) => ordem[a.efeito] - ordem[b.efeito]) : diferencas;
  return (
    <ul className={styles.list}>
      {sorted.map((diferenca) => (
        <li key={`${diferenca.chave} ${diferenca.tipo}`}>
          <div className={styles.line}>
            <Frase diferenca={diferenca} />
            <span className={styles.marks}>
              {hasEfeitos && diferenca.efeito !== 'livre' && (
                <Badge tone={tons[diferenca.efeito]}>{text.efeitos[diferenca.efeito]}</Badge>
              )}
              <IconButton
                label={text.copiarChave(diferenca.chave)}
                icon={<Copy />}
                onClick={() => void copy(diferenca.chave)}
              />
            </span>
          </div>
          {diferenca.paragrafos.length > 0 && (
            <ul className={styles.paragraphs}>
              {diferenca.paragrafos.map(({ tipo, texto }) => (
                <li key={`${tipo} ${texto}`} data-tipo={tipo}>
                  <strong>{text.paragrafos[tipo]}</strong> {texto}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

async function copy(chave: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(chave);
    avisos.show(consolePlatformText.copiado, { tone: 'sucesso' });
  } catch {
    avisos.show(consolePlatformText.nuncaCopiado, { tone: 'alerta' });
  }
}

/** "Limites por pessoa › Por dia: 3 → 5". */
function Frase({ diferenca }: { diferenca: Diferenca }) {
  const { rotulos, tipo, antes, depois, paragrafos } = diferenca;
  const onde = rotulos.join(' › ');
  if (paragrafos.length > 0) return <span>{text.texto(onde)}</span>;
  if (tipo === 'ordem') return <span>{text.ordem(onde)}</span>;
  if (tipo === 'entrou') return <span>{text.entrou(onde, depois ?? '')}</span>;
  if (tipo === 'saiu') return <span>{text.saiu(onde, antes ?? '')}</span>;
  return (
    <span>
      {text.mudou(onde)} <span className={styles.hidden}>{text.de} </span>
      <del>{antes}</del> <span aria-hidden="true">→</span>
      <span className={styles.hidden}>{text.para}</span> <ins>{depois}</ins>
    </span>
  );
}
