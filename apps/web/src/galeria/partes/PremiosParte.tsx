import { useState } from 'react';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Segmented } from '@trevo/ui/choice/Segmented.tsx';
import { BrandSymbol } from '@trevo/ui/display/picture/BrandSymbol.tsx';
import { createFoilLook, createPanesLook } from '@trevo/ui/reveal/scratch/foil-look.ts';
import { GameSymbol, gameSymbols } from '@trevo/ui/reveal/GameSymbol.tsx';
import { nineFields, SymbolBoard } from '@trevo/ui/reveal/SymbolBoard.tsx';
import { PrizeWheel, type WheelSlot } from '@trevo/ui/reveal/wheel/PrizeWheel.tsx';
import { ScratchSurface } from '@trevo/ui/reveal/scratch/ScratchSurface.tsx';
import { sketchLook } from '@trevo/ui/reveal/scratch/sketch-look.ts';
import { SketchPicture } from '@trevo/ui/reveal/scratch/SketchPicture.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';

const slots: readonly WheelSlot[] = [
  { id: '1', label: 'Vale-compra de R$ 50', tone: 'first', art: <GameSymbol name="gift" /> },
  { id: '2', label: 'Não foi desta vez', tone: 'none' },
  { id: '3', label: 'Panela elétrica', tone: 'second', art: <GameSymbol name="star" /> },
  { id: '4', label: 'Não foi desta vez', tone: 'none' },
  { id: '5', label: 'Um ano de café', tone: 'first', art: <GameSymbol name="gift" /> },
  { id: '6', label: 'Não foi desta vez', tone: 'none' },
  { id: '7', label: 'Fone de ouvido', tone: 'second', art: <GameSymbol name="star" /> },
  { id: '8', label: 'Não foi desta vez', tone: 'none' },
];

const hub = <BrandSymbol src={null} isIcone={false} />;
const foilLook = createFoilLook(null);
const panesLook = createPanesLook(null);

type Passo = 'fechado' | 'aberto';

/** The four ways to reveal a card, with a fixed result. `?abrir=aberto` shows them revealed. */
export function PremiosParte() {
  const asked = new URLSearchParams(location.search).get('abrir') === 'aberto';
  const [passo, setPasso] = useState<Passo>(asked ? 'aberto' : 'fechado');
  const [stage, setStage] = useState<'rest' | 'wound' | 'spinning'>(asked ? 'spinning' : 'rest');
  const isOpen = passo === 'aberto';
  const scratch = {
    ready: true,
    open: isOpen,
    onBegin: () => {},
    onScratched: () => setPasso('aberto'),
  };
  const spin = () => {
    setStage('wound');
    setTimeout(() => setStage('spinning'), 200);
  };
  return (
    <Page header={<PageHeader title="Prêmios na hora" />}>
      <Segmented<Passo>
        label="Resultado"
        value={passo}
        onValueChange={setPasso}
        options={[
          { value: 'fechado', label: 'Fechado' },
          { value: 'aberto', label: 'Aberto' },
        ]}
      />
      <ScratchSurface look={foilLook} hint={<strong>Raspe aqui</strong>} {...scratch}>
        <div style={{ display: 'grid', placeItems: 'center', minHeight: 260 }}>
          <div style={{ width: 120 }}>
            <GameSymbol name="gift" />
          </div>
        </div>
      </ScratchSurface>
      <ScratchSurface look={panesLook} fields={nineFields} {...scratch}>
        <SymbolBoard symbols={gameSymbols} winning={isOpen ? 'star' : undefined} />
      </ScratchSurface>
      <ScratchSurface look={sketchLook} {...scratch}>
        <SketchPicture>
          <div style={{ width: '60%' }}>
            <GameSymbol name="gem" />
          </div>
        </SketchPicture>
      </ScratchSurface>
      <PrizeWheel
        slots={slots}
        hub={hub}
        stage={stage}
        target={2}
        chance={0.3}
        onPress={spin}
        onStopped={() => {}}
      />
      <Button wide onClick={spin}>
        Girar
      </Button>
    </Page>
  );
}
