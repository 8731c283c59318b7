import { conferenciaText } from '@trevo/contract/sorteio/conferencia-sorteio.text';
import { Card } from '@trevo/ui/display/Card.tsx';
import { VisuallyHidden } from '@trevo/ui/feedback/LiveRegion.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { conferirText } from '../conferir.text.ts';
import type { Resultado, Veredito } from '../veredito.ts';
import styles from '../Conferir.module.css';

const text = conferirText.veredito;

const tones = { confere: 'sucesso', falta: 'alerta', falhou: 'perigo' } as const;
const notas = { confere: text.confereNota, falta: text.faltaNota, falhou: text.falhouNota } as const;
const icons = { confere: <CircleCheck />, falta: <CircleDashed />, falhou: <CircleAlert /> } as const;

/** The verdict on a capsule. */
export const VereditoNotice = ({ veredito }: { veredito: Veredito }) => (
  <Notice tone={tones[veredito.estado]} title={text[veredito.estado]}>
    <p>{notas[veredito.estado]}</p>
    {veredito.estado === 'falhou' && <Falhas veredito={veredito} />}
  </Notice>
);

/** Each check of a capsule with its result. */
export const ConferenciasParte = ({ veredito }: { veredito: Veredito }) => (
  <Card>
    <h2>{conferirText.conferencias}</h2>
    <ul className={styles.conferencias}>
      {veredito.partes.map(({ conferencia, resultado }) => (
        <li key={conferencia} data-resultado={resultado}>
          <span aria-hidden="true">{icons[resultado]}</span>
          <span>
            {writeParte(conferencia, resultado)}
            <VisuallyHidden> ({conferirText.estados[resultado]})</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  </Card>
);

function Falhas({ veredito }: { veredito: Veredito }) {
  const falhas = veredito.partes.filter(({ resultado }) => resultado === 'falhou');
  return (
    <ul className={styles.falhas}>
      {falhas.map(({ conferencia }) => (
        <li key={conferencia}>{conferenciaText[conferencia].falhou}</li>
      ))}
    </ul>
  );
}

const writeParte = (conferencia: keyof typeof conferenciaText, resultado: Resultado): string =>
  resultado === 'falta' ? conferirText.faltaComparar : conferenciaText[conferencia][resultado];
