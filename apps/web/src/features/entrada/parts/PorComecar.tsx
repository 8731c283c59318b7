import { countDiasAte, formatDia } from '@trevo/client/format.ts';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { CalendarPlus } from 'lucide-react';
import { Button } from '@trevo/ui/action/Button.tsx';
import { BottomBar } from '@trevo/ui/layout/BottomBar.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { saveFile } from '../../../platform/browser/files/save-file.ts';
import { toIcs } from '../../../platform/browser/files/to-ics.ts';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { type CampanhaWire, PremioHero, usePremiosAnunciados } from '../../campanha/public.ts';
import { entradaText } from '../entrada.text.ts';
import styles from './EntradaForm.module.css';
import { MarcaHero } from './MarcaHero.tsx';

const text = entradaText.porComecar;

/** Entry of a brand before its first campaign: its name, its first day and its regulation. */
export function PorComecar({ campanha }: { campanha: CampanhaWire }) {
  const hoje = toSaoPaulo(useAgora()).dia;
  return (
    <Page
      footer={
        <BottomBar>
          <Button wide icon={<CalendarPlus />} onClick={() => void saveComeco(campanha)}>
            {text.aviseMe}
          </Button>
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

/** Hands the first day to the calendar of the phone: a reminder without an account and without personal data. */
function saveComeco({ ano, identificacao, descricao, dataInicial: dia }: CampanhaWire) {
  const titulo = text.comeca(descricao);
  const uid = `${ano}-${identificacao}-${dia}@${location.hostname}`;
  const ics = toIcs({ uid, titulo, descricao: location.origin, dia }, new Date());
  return saveFile(new Blob([ics], { type: 'text/calendar' }), { nome: 'promocao.ics', titulo });
}
