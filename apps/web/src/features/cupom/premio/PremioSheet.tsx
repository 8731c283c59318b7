import { getLogoSuperior } from '@trevo/config/configuracao/configuracao-questions';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { CalendarClock, Gift, Share2, UserRoundCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { useConfiguracao, usePartida } from '../../../platform/configuracao/PartidaProvider.tsx';
import { countDiasAte, formatDiaCurto } from '@trevo/client/format.ts';
import { paineis } from '../../../platform/navigation/painel-store.ts';
import { toasts } from '../../../platform/toast/toasts.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Sheet } from '@trevo/ui/dialog/Sheet.tsx';
import { type CampanhaWire, PremioImagem, toSrc } from '../../campanha/public.ts';
import { drawPremio } from '../desenho/draw-premio.ts';
import { sharePicture } from '../../../platform/desenho/share-picture.ts';
import { NumeroSorte } from '../NumeroSorte.tsx';
import { premioText as text } from './meus-premios.text.ts';
import styles from './PremioSheet.module.css';
import type { Premio } from './meus-premios.ts';

export interface PremioSheetProps {
  campanha: CampanhaWire;
  premio: Premio;
  open: boolean;
  onClose(): void;
}

/** Details of a winning number: prize, delivery, deadline, and a picture to share. */
export function PremioSheet({ campanha, premio, open, onClose }: PremioSheetProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={premio.premio}
      closeLabel={text.fechar}
      actions={<Compartilhar campanha={campanha} premio={premio} />}
    >
      <Detalhes premio={premio} onClose={onClose} />
    </Sheet>
  );
}

function Detalhes({ premio, onClose }: { premio: Premio; onClose(): void }) {
  const { serie, numero, sorteio, dia, imagem, como, ate } = premio;
  const hoje = toSaoPaulo(useAgora()).dia;
  return (
    <div className={styles.detalhes}>
      {imagem && (
        <PremioImagem imagem={imagem} sizes="(min-width: 600px) 27rem, 90vw" className={styles.imagem} />
      )}
      <NumeroSorte
        premiado
        serie={serie}
        numero={numero}
        title={text.ganhou}
        details={[`${sorteio} · ${formatDiaCurto(dia, hoje)}`]}
      />
      <Passo icon={<Gift />} titulo={text.comoReceber}>
        {como ?? text.contato}
      </Passo>
      {ate && (
        <Passo icon={<CalendarClock />} titulo={text.prazo}>
          {text.ate(formatDiaCurto(ate, hoje), countDiasAte(ate, hoje))}
        </Passo>
      )}
      <Button
        variant="ghost"
        wide
        icon={<UserRoundCheck />}
        aria-haspopup="dialog"
        onClick={() => {
          onClose();
          paineis.open('perfil');
        }}
      >
        {text.conferirDados}
      </Button>
    </div>
  );
}

function Passo({ icon, titulo, children }: { icon: ReactNode; titulo: string; children: ReactNode }) {
  return (
    <section className={styles.passo}>
      <span className={styles.icone} aria-hidden="true">
        {icon}
      </span>
      <div>
        <h3 className={styles.titulo}>{titulo}</h3>
        <p>{children}</p>
      </div>
    </section>
  );
}

function Compartilhar({ campanha, premio }: { campanha: CampanhaWire; premio: Premio }) {
  const logo = getLogoSuperior(useConfiguracao());
  const { site = '' } = usePartida();
  const hoje = toSaoPaulo(useAgora()).dia;
  const [pending, setPending] = useState(false);
  async function share() {
    setPending(true);
    try {
      const { serie, numero, sorteio, dia, imagem } = premio;
      const picture = await drawPremio({
        titulo: text.ganhei,
        premio: premio.premio,
        numero: { serie, numero },
        detalhe: `${sorteio} · ${formatDiaCurto(dia, hoje)}`,
        campanha: campanha.descricao,
        imagem: imagem ? toSrc(imagem.src, site) : null,
        logo,
      });
      await sharePicture(picture, { nome: 'meu-premio.png', titulo: campanha.descricao });
    } catch {
      toasts.show(text.erro, { tone: 'perigo' });
    } finally {
      setPending(false);
    }
  }
  return (
    <Button wide icon={<Share2 />} pending={pending} onClick={() => void share()}>
      {text.compartilhar}
    </Button>
  );
}
