import { formatContagem } from '@trevo/client/format.ts';
import { formatDiaCurto } from '@trevo/rules/tempo/dia-curto';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { ProgressBar } from '@trevo/ui/feedback/ProgressBar.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import { hojeText as text } from './hoje.text.ts';
import { Ladrilho } from './Ladrilho.tsx';
import { type CampanhaResumo, findFim } from './resumo-hoje.ts';
import styles from './hoje-partes.module.css';

/** Lucky numbers and instant prizes left in the campaigns that have not ended. */
export const RestamHoje = ({ campanhas }: { campanhas: readonly CampanhaResumo[] }) => (
  <Secao titulo={text.restam}>
    <ul className={styles.tiles}>
      {campanhas.map((campanha) => (
        <li key={`${campanha.ano}/${campanha.identificacao}`}>
          <Ladrilho campanha={campanha.descricao}>
            <Medida nome={text.numeros} {...campanha.numeros} />
            <Previsao campanha={campanha} />
            {campanha.premios && <Medida nome={text.premios} {...campanha.premios} />}
          </Ladrilho>
        </li>
      ))}
    </ul>
  </Secao>
);

function Medida({ nome, total, restam }: { nome: string; total: number; restam: number }) {
  const words = text.restamDe(formatContagem(restam), formatContagem(total));
  return (
    <div className={styles.measure}>
      <p>
        <span className={styles.count}>{formatContagem(restam)}</span> {text.de(formatContagem(total), nome)}
      </p>
      <ProgressBar label={nome} value={restam} max={total} valueText={words} />
    </div>
  );
}

/** Renders the forecast of the end of the numbers, with its basis. */
function Previsao({ campanha }: { campanha: CampanhaResumo }) {
  const { previsao } = campanha.numeros;
  if (!previsao) return <p className={styles.quiet}>{text.semPrevisao}</p>;
  const { porDia, dias, terminamEm } = previsao;
  if (porDia === 0) return <p className={styles.quiet}>{text.nenhumSaiu(dias)}</p>;
  const fim = findFim(campanha);
  const isBefore = terminamEm !== null && fim !== undefined && terminamEm <= fim;
  return (
    <div className={styles.measure}>
      {isBefore && (
        <p>
          <Badge tone="alerta" dot>
            {text.acabam(formatDiaCurto(terminamEm))}
          </Badge>
        </p>
      )}
      <p className={styles.quiet}>
        {!isBefore && `${text.duram} `}
        {text.ritmo(formatContagem(Math.round(porDia)), dias)}
      </p>
    </div>
  );
}
