import { formatNumeroSorte } from '@trevo/rules/texto/mask';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { formatDiaCurto } from '@trevo/client/format.ts';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { paineis } from '../../../platform/navigation/painel-store.ts';
import { Celebration } from '@trevo/ui/celebration/Celebration.tsx';
import { GoldCard } from '@trevo/ui/display/GoldCard.tsx';
import { LiveRegion } from '@trevo/ui/feedback/LiveRegion.tsx';
import { type CampanhaWire, PremioImagem } from '../../campanha/public.ts';
import { numeroSorteText } from '../cupom.text.ts';
import { NumeroSorte } from '../NumeroSorte.tsx';
import { useSorteios } from '../sorteio/use-sorteios.ts';
import { premioText as text } from './meus-premios.text.ts';
import { PremioSheet } from './PremioSheet.tsx';
import styles from './PremioSorteioCard.module.css';
import { isLembrado, listPremios, type Premio } from './meus-premios.ts';
import { premiosVistos } from './premios-vistos.ts';

/**
 * Card of the consumidor's prizes in sorteios: celebrated on the first view on this device, then a plain
 * reminder until the prize is due. Renders nothing without a prize.
 */
export function PremioSorteioCard({ campanha }: { campanha: CampanhaWire }) {
  const hoje = toSaoPaulo(useAgora()).dia;
  const premios = listPremios(useSorteios(campanha)).filter((premio) => isLembrado(premio, hoje));
  const [dito, setDito] = useState('');
  return (
    <>
      <LiveRegion>{dito}</LiveRegion>
      {premios.length > 0 && (
        <Destaque
          // Remounts when the operator corrects a prize, so that it is celebrated again.
          key={premios.map(({ id }) => id).join()}
          campanha={campanha}
          premios={premios}
          hoje={hoje}
          onNovo={setDito}
        />
      )}
    </>
  );
}

interface DestaqueProps {
  campanha: CampanhaWire;
  premios: readonly Premio[];
  hoje: string;
  /** Receives the text for the live region. */
  onNovo(dito: string): void;
}

function Destaque({ campanha, premios, hoje, onNovo }: DestaqueProps) {
  const [novo] = useState(() => premios.find((premio) => !premiosVistos.has(campanha, premio)));
  const [isFesta, setFesta] = useState(novo !== undefined);
  const [isOpen, setOpen] = useState(false);
  const premio = novo ?? premios[0]!;
  useEffect(() => {
    if (!novo) return;
    premiosVistos.add(campanha, premios);
    const { serie, numero, sorteio } = novo;
    onNovo(text.anuncio(novo.premio, numeroSorteText.falado(serie, numero), sorteio));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- news of the first look are told once
  }, [novo]);
  const Look = isFesta ? Festa : Lembrete;
  return (
    <>
      <Celebration active={isFesta} />
      <Look premio={premio} outros={premios.length - 1} hoje={hoje} onOpen={() => setOpen(true)} />
      <PremioSheet
        campanha={campanha}
        premio={premio}
        open={isOpen}
        onClose={() => {
          setOpen(false);
          setFesta(false);
        }}
      />
    </>
  );
}

interface LookProps {
  premio: Premio;
  /** Number of other prizes. */
  outros: number;
  hoje: string;
  onOpen(): void;
}

/** Celebration of the first view. */
function Festa({ premio, outros, hoje, onOpen }: LookProps) {
  const { serie, numero, sorteio, dia } = premio;
  return (
    <GoldCard
      loud
      picture={
        premio.imagem && <PremioImagem imagem={premio.imagem} sizes="(min-width: 600px) 27rem, 90vw" eager />
      }
      title={text.ganhou}
      detail={premio.premio}
      action={text.verNumero}
      onAction={onOpen}
      footer={<Outros outros={outros} />}
    >
      <div className={styles.numero}>
        <NumeroSorte serie={serie} numero={numero} details={[`${sorteio} · ${formatDiaCurto(dia, hoje)}`]} />
      </div>
    </GoldCard>
  );
}

/** Reminder after the first view. */
function Lembrete({ premio, outros, hoje, onOpen }: LookProps) {
  const { serie, numero, sorteio, como, ate } = premio;
  const format = ate && ate < hoje ? text.acabou : text.receba;
  return (
    <GoldCard
      picture={premio.imagem && <PremioImagem imagem={premio.imagem} sizes="4.5rem" />}
      eyebrow={text.ganhouNo(sorteio)}
      title={premio.premio}
      detail={formatNumeroSorte(serie, numero)}
      note={ate && format(formatDiaCurto(ate, hoje))}
      action={text.verNumero}
      onAction={onOpen}
      footer={<Outros outros={outros} />}
    >
      <p>{como ?? text.contato}</p>
      {como === undefined && (
        <button
          type="button"
          className={styles.link}
          aria-haspopup="dialog"
          onClick={() => paineis.open('perfil')}
        >
          {text.conferirDados}
          <ChevronRight aria-hidden="true" />
        </button>
      )}
    </GoldCard>
  );
}

function Outros({ outros }: { outros: number }) {
  if (outros === 0) return null;
  return (
    <Link to={appPaths.cupons} className={styles.link}>
      {text.maisPremios(outros)}
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}
