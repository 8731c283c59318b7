import { countDiasAte, formatDia } from '@trevo/client/format.ts';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { BottomBar } from '@trevo/ui/layout/BottomBar.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { appPaths } from '../../../platform/navigation/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { type CampanhaWire, PremioHero, usePremiosAnunciados } from '../../campanha/public.ts';
import { entradaText } from '../entrada.text.ts';
import styles from './EntradaForm.module.css';
import { MarcaHero } from './MarcaHero.tsx';

const text = entradaText.porComecar;

/** Entry of a brand whose first campaign has not started: its name, its first day and its regulation. */
export function PorComecar({ campanha }: { campanha: CampanhaWire }) {
  const hoje = toSaoPaulo(useAgora()).dia;
  return (
    <Page
      footer={
        <BottomBar>
          <LinkButton wide variant="secondary" to={appPaths.regulamento}>
            {text.regulamento}
          </LinkButton>
        </BottomBar>
      }
    >
      <MarcaHero hasPremio={usePremiosAnunciados(campanha).length > 0} />
      <PremioHero campanha={campanha} qual="anunciado" />
      <div className={styles.intro}>
        <p>{campanha.descricao}</p>
        <h1>{text.titulo(formatDia(campanha.dataInicial, hoje))}</h1>
        <p>{text.falta(countDiasAte(campanha.dataInicial, hoje))}</p>
        <p>{text.mensagem}</p>
      </div>
    </Page>
  );
}
