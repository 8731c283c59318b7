import { getHoraFim } from '@trevo/config/configuracao/configuracao-questions';
import { isDentroDoPrazo } from '@trevo/rules/tempo/campanha-window';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { CampanhaWire } from '../../campanha/public.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { countDiasAte, formatDiaCurto } from '@trevo/client/format.ts';
import { Card } from '@trevo/ui/display/Card.tsx';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { inicioText as text } from '../inicio.text.ts';
import styles from './CampanhaCard.module.css';

export type CampanhaFase = 'porVir' | 'vigente' | 'encerrada';

/** Returns whether a campaign is upcoming, running or over. */
function findFase(campanha: CampanhaWire, agora: Date, horaFim: string): CampanhaFase {
  if (toSaoPaulo(agora).dia < campanha.dataInicial) return 'porVir';
  return isDentroDoPrazo(campanha.dataFinal, agora, horaFim) ? 'vigente' : 'encerrada';
}

/** Card of a campaign: name, dates and remaining time. */
export function CampanhaCard({ campanha, agora }: { campanha: CampanhaWire; agora: Date }) {
  const { descricao, dataInicial, dataFinal, dataFinalCompras, certificado } = campanha;
  const fase = findFase(campanha, agora, getHoraFim(useConfiguracao()));
  const hoje = toSaoPaulo(agora).dia;
  const dias = countDiasAte(dataFinalCompras, hoje);
  return (
    <Card variant={fase === 'vigente' ? 'brand' : 'soft'} padding="generous" className={styles.card}>
      <Badge tone="marca">{text.fases[fase]}</Badge>
      <h2 className={styles.nome}>{descricao}</h2>
      <p>{text.periodo(formatDiaCurto(dataInicial, hoje), formatDiaCurto(dataFinal, hoje))}</p>
      {fase === 'vigente' && dias >= 0 && (
        <p className={styles.prazo}>{dias === 0 ? text.ultimoDia : text.faltam(dias)}</p>
      )}
      {certificado && <p className={styles.certificado}>{certificado}</p>}
    </Card>
  );
}
